// The shape of the ground: hills by a height a tile corner, and steps that lift whole tiles. Heights are whole texels of the
// screen, and all that is computed from them here is whole numbers, so that CPU and GPU find the same ground.
//
// A texel of the screen sees along its ray the places (x, y + k) of the flat ground k texels up, for every k: the first from
// above at which the ground is as high is what it shows. Where that lies behind a step's edge, below its rim, it is the step's
// bare face.

import type { WorldMap } from './format/map.ts';
import { hashTile } from './hash.ts';
import { TILE_PX } from './projection.ts';
import { type Tile, tileOfTexel } from './terrain.ts';

/** Highest ground, texels: a height is a byte in the table. */
export const GROUND_HEIGHT_MAX_PX = 255;

/** Parts of a texel that a ray's height is told in. */
export const RAY_STEPS_PER_PX = 256;

/** Heights between corners are counted in parts of a texel: TILE_PX along each edge. */
const HEIGHT_STEPS_PER_PX = TILE_PX * TILE_PX;

/** Which side of a step a bare face is: towards the south or towards the east. Others are never seen. */
export const FACES = { none: 0, south: 1, east: 2 } as const;
export type Face = (typeof FACES)[keyof typeof FACES];

/** What lies on a step hangs over its face by up to so many texels, and by no more than a quarter of it. */
const DRAPE_MAX_PX = 3;
const DRAPE_SEED = 11;

/** Texels at a face's foot, and under what hangs over it, that light hardly gets to. */
const FOOT_PX = 2;
const EAVE_PX = 1;

/** Words of a tile: heights of its corners (north-west, north-east, south-west, south-east; a byte each), slopes there along x and
 * along y (a byte each), and the tile's step. */
export const SHAPE_WORDS = 4;

/** A slope's byte: texels of height a tile, doubled, from this middle. */
export const SLOPE_ZERO = 128;
const SLOPE_MAX = 127;

export interface GroundShape {
  /** Tiles. */
  readonly width: number;
  readonly height: number;
  /** SHAPE_WORDS a tile, row by row from the north-west: what the shader reads, too. */
  readonly words: Uint32Array;
  /** Texels of the highest corner. */
  readonly highest: number;
  /** Terrain of bare faces; undefined: each tile's own. */
  readonly cliff: number | undefined;
}

/** Where the ray of a screen texel meets the ground. */
export interface GroundHit {
  /** Rows further down that the place lies on flat ground. */
  readonly lift: number;
  /** Height at which the ray meets the ground, RAY_STEPS_PER_PX. */
  readonly ray: number;
  readonly face: Face;
  /** On a face: what lies on top hangs down to here. */
  readonly isDraped: boolean;
  /** On a face: light hardly gets here. */
  readonly isCrease: boolean;
  /** Texels that the tile is lifted by. */
  readonly step: number;
}

const LEVEL: GroundHit = { lift: 0, ray: 0, face: FACES.none, isDraped: false, isCrease: false, step: 0 };

/** The shape of a map's ground; undefined: it is level everywhere. */
export function buildGroundShape({
  width,
  height,
  heights,
  steps,
}: Pick<WorldMap, 'width' | 'height' | 'heights' | 'steps'>): GroundShape | undefined {
  if (heights === undefined && steps === undefined) return undefined;
  const cornerAt = (x: number, y: number): number => {
    const [column, row] = [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];
    return heights?.[row * (width + 1) + column] ?? 0;
  };
  const slopeByte = (doubled: number): number => SLOPE_ZERO + Math.max(-SLOPE_MAX, Math.min(SLOPE_MAX, doubled));
  const words = new Uint32Array(width * height * SHAPE_WORDS);
  let highest = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const step = steps?.tiles[y * width + x] ?? 0;
      const corners = [0, 1, 2, 3].map((i) => [x + (i & 1), y + (i >> 1)] as const);
      const pack = (byteOf: (cornerX: number, cornerY: number) => number): number =>
        corners.reduce((word, [cornerX, cornerY], i) => (word | (byteOf(cornerX, cornerY) << (8 * i))) >>> 0, 0);
      const at = (y * width + x) * SHAPE_WORDS;
      words[at] = pack((cornerX, cornerY) => cornerAt(cornerX, cornerY) + step);
      words[at + 1] = pack((cornerX, cornerY) =>
        slopeByte(cornerAt(cornerX + 1, cornerY) - cornerAt(cornerX - 1, cornerY)),
      );
      words[at + 2] = pack((cornerX, cornerY) =>
        slopeByte(cornerAt(cornerX, cornerY + 1) - cornerAt(cornerX, cornerY - 1)),
      );
      words[at + 3] = step;
      for (const [cornerX, cornerY] of corners) highest = Math.max(highest, cornerAt(cornerX, cornerY) + step);
    }
  }
  return { width, height, words, highest, cliff: steps?.cliff };
}

/** The word of a tile, or undefined off the map. */
function wordOf(shape: GroundShape, [x, y]: Tile, word: number): number | undefined {
  if (x < 0 || y < 0 || x >= shape.width || y >= shape.height) return undefined;
  return shape.words[(y * shape.width + x) * SHAPE_WORDS + word]!;
}

function byteOf(word: number, index: number): number {
  return (word >>> (8 * index)) & 0xff;
}

/** Between the four bytes of a word, at parts of whole along the tile's edges; times whole squared. */
function mixBytes(word: number, right: number, down: number, whole: number): number {
  const north = byteOf(word, 0) * (whole - right) + byteOf(word, 1) * right;
  const south = byteOf(word, 2) * (whole - right) + byteOf(word, 3) * right;
  return north * (whole - down) + south * down;
}

/** Height of the ground at the middle of a texel of flat ground, HEIGHT_STEPS_PER_PX; undefined off the map. */
function heightStepsAt(x: number, y: number, shape: GroundShape): number | undefined {
  const corners = wordOf(shape, tileOfTexel(x, y), 0);
  // A texel's middle lies a whole number of 32nds along both edges of its tile.
  return corners === undefined ? undefined : mixBytes(corners, (x + y + 1) & 31, (y - x) & 31, TILE_PX);
}

/** Texels that a tile is lifted by as a whole; undefined off the map. */
export function stepOfTile(tile: Tile, shape: GroundShape | undefined): number | undefined {
  return shape === undefined ? 0 : wordOf(shape, tile, 3);
}

/** Height of the ground at a place, texels; 0 off the map. Game axes. */
export function groundHeightPx(x: number, y: number, shape: GroundShape | undefined): number {
  if (shape === undefined) return 0;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const corners = wordOf(shape, [column, row], 0);
  return corners === undefined ? 0 : mixBytes(corners, x - column, y - row, 1);
}

/** Where the ray of a whole screen texel meets the ground; undefined: it passes the map's end. */
export function findGround(x: number, y: number, shape: GroundShape | undefined): GroundHit | undefined {
  if (shape === undefined) return LEVEL;
  let lift = shape.highest;
  while (lift >= 0) {
    const [placeX, placeY] = [x, y + lift];
    const tile = tileOfTexel(placeX, placeY);
    const corners = wordOf(shape, tile, 0);
    const highest = corners === undefined ? -1 : Math.max(...[0, 1, 2, 3].map((i) => byteOf(corners, i)));
    if (lift > highest) {
      // On to where the ray leaves the tile, or is as low as it.
      lift = Math.max(lift - 1 - Math.min((placeX + placeY + 1) & 31, (placeY - placeX) & 31), highest);
      continue;
    }
    const above = heightStepsAt(placeX, placeY, shape)! - lift * HEIGHT_STEPS_PER_PX;
    if (above >= 0) return describeHit(x, y, lift, above, tile, shape);
    lift--;
  }
  return undefined;
}

function describeHit(x: number, y: number, lift: number, above: number, tile: Tile, shape: GroundShape): GroundHit {
  const step = stepOfTile(tile, shape)!;
  const front = tileOfTexel(x, y + lift + 1);
  const before = heightStepsAt(x, y + lift + 1, shape);
  // The ray was above the ground a texel higher up.
  const gap = (lift + 1) * HEIGHT_STEPS_PER_PX - (before ?? 0);
  const isBelowRim = above >= HEIGHT_STEPS_PER_PX && (stepOfTile(front, shape) ?? -1) < step;
  if (isBelowRim && (front[0] !== tile[0] || front[1] !== tile[1])) {
    const [below, risen] = [above, gap].map((steps) => Math.floor(steps / HEIGHT_STEPS_PER_PX)) as [number, number];
    const drape = Math.min(1 + (hashTile(x >> 1, tile[0] - tile[1], DRAPE_SEED) % DRAPE_MAX_PX), (below + risen) >> 2);
    return {
      lift,
      ray: (lift + 1) * RAY_STEPS_PER_PX,
      face: front[1] > tile[1] ? FACES.south : FACES.east,
      isDraped: below <= drape,
      isCrease: below > drape && (below <= drape + EAVE_PX || risen <= FOOT_PX),
      step,
    };
  }
  // Between the two the ground is taken for straight.
  const part = before === undefined || gap <= 0 ? 0 : Math.floor((above * RAY_STEPS_PER_PX) / (above + gap));
  return { ...LEVEL, lift, ray: lift * RAY_STEPS_PER_PX + part, step };
}

/**
 * Where the picture that a hit shows is taken from: the screen's own texels, with a step's tiles lifted by it. On a face its
 * rows run along the rim.
 */
export function pictureOfHit(
  x: number,
  y: number,
  { face, isDraped, step }: GroundHit,
): readonly [x: number, y: number] {
  if (face === FACES.none || isDraped) return [x, y + step];
  return face === FACES.south ? [x, y - x] : [x, y + x];
}

/** The same for shaders, after the includes of the projection, the hash and the terrain. */
export const GROUND_SHAPE_GLSL = `
const int FACE_NONE = ${FACES.none};
const int FACE_SOUTH = ${FACES.south};
const int FACE_EAST = ${FACES.east};
const float RAY_STEPS_PER_PX = ${RAY_STEPS_PER_PX}.0;
const int NO_STEP = -1; // off the map
const float CREASE_SLOPE = 0.7;

struct GroundHit { int lift; int ray; int face; bool isDraped; bool isCrease; int step; };
const GroundHit LEVEL_HIT = GroundHit(0, 0, FACE_NONE, false, false, 0);

uvec4 shapeOfTile(highp usampler2D shape, ivec2 tile) {
  if (any(lessThan(tile, ivec2(0))) || any(greaterThanEqual(tile, textureSize(shape, 0)))) return uvec4(0u, 0u, 0u, uint(NO_STEP));
  return texelFetch(shape, tile, 0);
}
int stepOfTile(highp usampler2D shape, ivec2 tile) { return int(shapeOfTile(shape, tile).w); }
uvec4 bytesOf(uint word) { return uvec4(word, word >> 8, word >> 16, word >> 24) & 0xffu; }
ivec2 partOfTile(ivec2 place) { return ivec2(place.x + place.y + 1, place.y - place.x) & ${TILE_PX - 1}; }
int mixBytes(uint word, ivec2 part) {
  ivec4 bytes = ivec4(bytesOf(word));
  ivec2 rest = ${TILE_PX} - part;
  return (bytes.x * rest.x + bytes.y * part.x) * rest.y + (bytes.z * rest.x + bytes.w * part.x) * part.y;
}
int highestOf(uint corners) {
  uvec4 bytes = bytesOf(corners);
  return int(max(max(bytes.x, bytes.y), max(bytes.z, bytes.w)));
}

// lift -1: the ray passes the map's end. highest: of the whole map.
GroundHit findGround(ivec2 screen, highp usampler2D shape, int highest) {
  int lift = highest;
  while (lift >= 0) {
    ivec2 place = screen + ivec2(0, lift);
    ivec2 tile = tileOfTexel(place);
    uvec4 here = shapeOfTile(shape, tile);
    int step = int(here.w);
    int top = step == NO_STEP ? -1 : highestOf(here.x);
    ivec2 part = partOfTile(place);
    if (lift > top) {
      lift = max(lift - 1 - min(part.x, part.y), top);
      continue;
    }
    int above = mixBytes(here.x, part) - lift * ${HEIGHT_STEPS_PER_PX};
    if (above < 0) {
      lift--;
      continue;
    }
    ivec2 placeBefore = place + ivec2(0, 1);
    ivec2 front = tileOfTexel(placeBefore);
    uvec4 before = shapeOfTile(shape, front);
    bool isEnd = int(before.w) == NO_STEP;
    int gap = (lift + 1) * ${HEIGHT_STEPS_PER_PX} - (isEnd ? 0 : mixBytes(before.x, partOfTile(placeBefore)));
    GroundHit hit = LEVEL_HIT;
    hit.lift = lift;
    hit.step = step;
    if (above >= ${HEIGHT_STEPS_PER_PX} && int(before.w) < step && front != tile) {
      int below = above / ${HEIGHT_STEPS_PER_PX};
      int risen = gap / ${HEIGHT_STEPS_PER_PX};
      int drape = 1 + int(hashTile(ivec2(screen.x >> 1, tile.x - tile.y), ${DRAPE_SEED}u) % ${DRAPE_MAX_PX}u);
      drape = min(drape, (below + risen) >> 2);
      hit.ray = (lift + 1) * ${RAY_STEPS_PER_PX};
      hit.face = front.y > tile.y ? FACE_SOUTH : FACE_EAST;
      hit.isDraped = below <= drape;
      hit.isCrease = below > drape && (below <= drape + ${EAVE_PX} || risen <= ${FOOT_PX});
      return hit;
    }
    int part256 = isEnd || gap <= 0 ? 0 : above * ${RAY_STEPS_PER_PX} / (above + gap);
    hit.ray = lift * ${RAY_STEPS_PER_PX} + part256;
    return hit;
  }
  GroundHit nothing = LEVEL_HIT;
  nothing.lift = -1;
  return nothing;
}

ivec2 pictureOfHit(ivec2 screen, GroundHit hit) {
  if (hit.face == FACE_NONE || hit.isDraped) return screen + ivec2(0, hit.step);
  return ivec2(screen.x, hit.face == FACE_SOUTH ? screen.y - screen.x : screen.y + screen.x);
}

// How the ground lies at a place: its normal, smooth across the corners, game axes.
vec3 groundNormal(ivec2 place, highp usampler2D shape) {
  uvec4 here = shapeOfTile(shape, tileOfTexel(place));
  ivec2 part = partOfTile(place);
  ivec2 doubled = ivec2(mixBytes(here.y, part), mixBytes(here.z, part)) - ${SLOPE_ZERO * HEIGHT_STEPS_PER_PX};
  return normalize(vec3(-vec2(doubled) / (${2 * HEIGHT_STEPS_PER_PX}.0 * PX_PER_UNIT), 1.0));
}

// A ground texel's own normal on ground that lies so: both slopes add up; a bare face carries it turned upright, and in its
// creases downwards, away from the sky.
vec3 normalOnGround(vec3 own, vec3 ground, int face, bool isCrease) {
  if (face != FACE_NONE) {
    vec3 upright = face == FACE_SOUTH ? vec3(own.x, own.z, -own.y) : vec3(own.z, -own.x, -own.y);
    return isCrease ? normalize(upright - vec3(0.0, 0.0, CREASE_SLOPE)) : upright;
  }
  return normalize(vec3(own.xy * ground.z + ground.xy * own.z, own.z * ground.z));
}
`;
