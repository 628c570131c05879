// Spreads points over a triangle in rows along its longest side, so that slender triangles get as many as their area and
// length need and no more.

/**
 * Writes points of a triangle: its centre, and a grid whose neighbours are `spacing` apart, or the
 * `cutsMax`th part of its length if that is more; not its corners.
 *
 * @param corners nine numbers from `at` on
 * @param out receives three numbers for each point; grows when it is full
 * @returns the number of points
 */
export function sampleTriangle(
  corners: Float64Array,
  at: number,
  spacing: number,
  cutsMax: number,
  out: number[],
): number {
  const cutsFor = (side: number): number => Math.min(Math.max(Math.ceil(side / spacing), 1), cutsMax);
  let apex = 0;
  let longest = 0;
  for (let corner = 0; corner < 3; corner++) {
    const squared = sideSquared(corners, at, (corner + 1) % 3, (corner + 2) % 3);
    if (squared <= longest) continue;
    longest = squared;
    apex = corner;
  }
  const p = at + ((apex + 1) % 3) * 3;
  const q = at + ((apex + 2) % 3) * 3;
  const r = at + apex * 3;
  const [px, py, pz] = [corners[p]!, corners[p + 1]!, corners[p + 2]!];
  const [qx, qy, qz] = [corners[q]! - px, corners[q + 1]! - py, corners[q + 2]! - pz];
  const [rx, ry, rz] = [corners[r]! - px, corners[r + 1]! - py, corners[r + 2]! - pz];
  const length = Math.sqrt(longest);
  const along = length > 0 ? (qx * rx + qy * ry + qz * rz) / length : 0;
  const height = Math.sqrt(Math.max(rx * rx + ry * ry + rz * rz - along * along, 0));
  out[0] = px + (qx + rx) / 3;
  out[1] = py + (qy + ry) / 3;
  out[2] = pz + (qz + rz) / 3;
  let end = 3;
  const rows = cutsFor(height);
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    const cuts = cutsFor(length * (1 - t));
    const margin = row === 0 ? 1 : 0;
    for (let i = margin; i <= cuts - margin; i++) {
      const s = (i / cuts) * (1 - t);
      out[end++] = px + s * qx + t * rx;
      out[end++] = py + s * qy + t * ry;
      out[end++] = pz + s * qz + t * rz;
    }
  }
  return end / 3;
}

function sideSquared(corners: Float64Array, at: number, from: number, to: number): number {
  const a = at + from * 3;
  const b = at + to * 3;
  return (
    (corners[b]! - corners[a]!) ** 2 +
    (corners[b + 1]! - corners[a + 1]!) ** 2 +
    (corners[b + 2]! - corners[a + 2]!) ** 2
  );
}
