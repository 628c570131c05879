// What stands in each picture of a sheet: the sprite or its field of ground, and the lamp post beside it. A cell knows
// nothing of its place on the map; all is relative to the ground point of the tile at its middle.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import { FACINGS, type Facing } from '../../shared/format/map.ts';
import { isGroundName, parseSpriteName } from '../../shared/names.ts';
import { HALF_TILE_PX, screenToWorld, worldToScreen } from '../../shared/projection.ts';
import type { View } from './options.ts';
import { growRect, moveRect, type TexelRect, uniteRects } from './texel-rect.ts';

export const LAMP_SPRITE = 'lamp_post';

/** What a cell needs to know of a sprite. */
export interface DrawnSprite {
  readonly name: string;
  readonly baked: BakedSprite;
  /** What its frames cover, relative to the ground point. */
  readonly bounds: TexelRect;
  /** Ground sprite that it stands on; a ground sprite's own name for itself. */
  readonly ground: string;
}

export interface CellStatic {
  readonly sprite: string;
  /** Shows this frame whatever the facing and the tile; undefined: as the game chooses. */
  readonly frame?: number;
  /** Tiles from the cell's middle. */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
}

export interface Cell {
  readonly caption: string;
  readonly ground: string;
  /** Tiles a side of a field of that ground with other ground round it; undefined: it reaches as far as the cell. */
  readonly fieldTiles?: number;
  readonly statics: readonly CellStatic[];
  /** What the picture shows, texels from the middle tile's ground point. */
  readonly view: TexelRect;
}

/** Room round what a cell shows: some ground, and the beginning of a shadow. */
const MARGIN_TEXELS = 12;

/** A lamp post stands this far beside a sprite's edge, and never farther from its ground point than its light is strong. */
const LAMP_GAP_TEXELS = 18;
const LAMP_ASIDE_MAX_TEXELS = 48;

/** How far before the sprite's ground point a lamp stands, so that it lights the faces that are seen. */
const LAMP_BEFORE_TEXELS = 20;

const ROW_LENGTH = 4;
/** Before a row: near enough to light it, far enough to hide little of it. */
const LAMP_BEFORE_ROW_TILES = 1.625;
const MOSAIC_TILES = 12;
/** A ground sheet among others: enough tiles to see how they meet. */
const PATCH_TILES = 5;

/** Whether a sprite shows its face to the east and its modules meet along y. */
function looksEast(name: string): boolean {
  const { orientation } = parseSpriteName(name);
  return orientation === 'y' || orientation === 'e';
}

/** A model's script looks south; a sheet of one facing has but that. */
function facingOf({ baked }: DrawnSprite): Facing {
  return baked.facings === 1 ? FACINGS[0] : 's';
}

/** Texels of a thing that stands some tiles off the middle. */
function boundsAt(bounds: TexelRect, x: number, y: number): TexelRect {
  const [right, down] = worldToScreen(x, y, 0);
  return moveRect(bounds, Math.round(right), Math.round(down));
}

/** The lamp post in front of what is drawn: to its left, or to its right where its face looks east. */
function placeLamp(lamp: DrawnSprite, name: string, drawn: TexelRect): CellStatic {
  const side = looksEast(name) ? 1 : -1;
  const edge = side > 0 ? drawn.right : -drawn.left;
  const aside = Math.min(Math.max(edge, 0) + LAMP_GAP_TEXELS, LAMP_ASIDE_MAX_TEXELS);
  // What is wider than that hides the post unless it stands before the sprite's lowest texel.
  const isBeside = aside >= edge + LAMP_GAP_TEXELS;
  const before = isBeside ? LAMP_BEFORE_TEXELS : Math.max(drawn.bottom, 0) + LAMP_BEFORE_TEXELS;
  const [x, y] = screenToWorld(side * aside, before, 0);
  return { sprite: lamp.name, x, y, facing: facingOf(lamp) };
}

/** A cell of a few of the sprite, and a lamp unless the sprite is one. */
function toCell(
  sprite: DrawnSprite,
  statics: readonly CellStatic[],
  lamp: DrawnSprite | undefined,
  lampAt: (lamp: DrawnSprite, drawn: TexelRect) => CellStatic,
): Cell {
  const drawn = uniteRects(statics.map(({ x, y }) => boundsAt(sprite.bounds, x, y)));
  const post = lamp === undefined || lamp.name === sprite.name ? undefined : lampAt(lamp, drawn);
  const shown = post === undefined ? drawn : uniteRects([drawn, boundsAt(lamp!.bounds, post.x, post.y)]);
  return {
    caption: sprite.name,
    ground: sprite.ground,
    statics: post === undefined ? statics : [...statics, post],
    view: growRect(shown, MARGIN_TEXELS),
  };
}

function oneOf(sprite: DrawnSprite, lamp: DrawnSprite | undefined): Cell {
  const one = { sprite: sprite.name, x: 0, y: 0, facing: facingOf(sprite) };
  return toCell(sprite, [one], lamp, (post, drawn) => placeLamp(post, sprite.name, drawn));
}

function rowOf(sprite: DrawnSprite, lamp: DrawnSprite | undefined): Cell {
  const { footprint } = sprite.baked;
  const isAlongY = looksEast(sprite.name);
  const place = (along: number, before: number): Pick<CellStatic, 'x' | 'y'> =>
    isAlongY ? { x: before, y: along * footprint[1] } : { x: along * footprint[0], y: before };
  const first = -(ROW_LENGTH >> 1);
  const statics = Array.from({ length: ROW_LENGTH }, (_, i): CellStatic => {
    return { sprite: sprite.name, ...place(first + i, 0), facing: facingOf(sprite) };
  });
  // Before the middle of the row, so that its light falls off to both ends.
  const lampAt = (post: DrawnSprite): CellStatic => {
    return { sprite: post.name, ...place(first + (ROW_LENGTH - 1) / 2, LAMP_BEFORE_ROW_TILES), facing: facingOf(post) };
  };
  return toCell(sprite, statics, lamp, lampAt);
}

function fieldOf(sprite: DrawnSprite, tiles: number, lamp: DrawnSprite | undefined): Cell {
  const first = -(tiles >> 1) - 0.5;
  const last = first + tiles;
  const field: TexelRect = {
    left: (first - last) * HALF_TILE_PX,
    top: 2 * first * HALF_TILE_PX,
    right: (last - first) * HALF_TILE_PX,
    bottom: 2 * last * HALF_TILE_PX,
  };
  const statics = lamp === undefined ? [] : [{ sprite: lamp.name, x: 0, y: 0, facing: facingOf(lamp) }];
  return {
    caption: sprite.name,
    ground: sprite.name,
    fieldTiles: tiles,
    statics,
    view: growRect(field, MARGIN_TEXELS),
  };
}

/** Names of the frames of one facing, in their order: `walk 2`; animation steps, then variants. */
function listFrameNames({ baked }: DrawnSprite): string[] {
  const perFacing = baked.frames / baked.facings;
  const steps = Object.entries(baked.animations).flatMap(([name, { frames }]) =>
    Array.from({ length: frames }, (_, i) => (frames === 1 ? name : `${name} ${i}`)),
  );
  return Array.from({ length: perFacing }, (_, i) => {
    const step = steps[Math.floor(i / baked.variants)] ?? '';
    const variant = baked.variants > 1 ? `variant ${i % baked.variants}` : '';
    return [step, variant].filter((part) => part !== '').join(' ') || 'still';
  });
}

/** Names of an 8-facing sheet's directions in their order, and of all others'. */
const DIRECTIONS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;

function framesOf(sprite: DrawnSprite, lamp: DrawnSprite | undefined): Cell[][] {
  const { baked, name } = sprite;
  const perFacing = baked.frames / baked.facings;
  const facings = baked.facings === 8 ? DIRECTIONS : baked.facings === 4 ? FACINGS : [''];
  const view = growRect(sprite.bounds, MARGIN_TEXELS);
  return listFrameNames(sprite).map((frameName, step) =>
    facings.map((facing, i): Cell => {
      const still = { sprite: name, frame: i * perFacing + step, x: 0, y: 0, facing: FACINGS[0] };
      // The lamp's light is wanted in each picture, its post in none, nor its shadow: that falls to the right at every hour.
      const lampAt = (post: DrawnSprite): CellStatic => {
        const [x, y] = screenToWorld(view.right - post.bounds.left, LAMP_BEFORE_TEXELS, 0);
        return { sprite: post.name, x, y, facing: facingOf(post) };
      };
      const words = [...(i === 0 ? [name] : []), frameName, facing];
      return { ...toCell(sprite, [still], lamp, lampAt), caption: words.join(' ').trim(), view };
    }),
  );
}

/** @returns the cells of a sprite, in rows that belong together */
export function buildCells(sprite: DrawnSprite, view: View, lamp: DrawnSprite | undefined): Cell[][] {
  if (view === 'frames') return framesOf(sprite, lamp);
  if (isGroundName(sprite.name)) return [[fieldOf(sprite, view === 'mosaic' ? MOSAIC_TILES : PATCH_TILES, lamp)]];
  return [[view === 'row' ? rowOf(sprite, lamp) : oneOf(sprite, lamp)]];
}
