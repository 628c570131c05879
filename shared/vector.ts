/** Three numbers: a point or direction in game axes (x east, y south, z up) unless the name says otherwise. */
export type Vec3 = readonly [x: number, y: number, z: number];

export function addVec3(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function scaleVec3(a: Vec3, factor: number): Vec3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dotVec3(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function crossVec3(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function lengthVec3(a: Vec3): number {
  return Math.hypot(a[0], a[1], a[2]);
}

/** @returns the unit vector along `a`; the zero vector stays zero */
export function normalizeVec3(a: Vec3): Vec3 {
  const length = lengthVec3(a);
  return length > 0 ? scaleVec3(a, 1 / length) : a;
}

/** Game axes (east, south, up) to scene axes (east, up, south): right-handed, as glTF and the renderer use them. */
export function gameToScene(a: Vec3): Vec3 {
  return [a[0], a[2], a[1]];
}
