// What sprites cost and how clean they are, a row each: values in, texts out. After a bake, and by `inspect`.

import { isGrainy, loneShareLimit } from '../inspect/measure-lone-texels.ts';
import { LIGHTINGS } from '../inspect/relight.ts';
import type { SpriteSummary } from '../write/bake-summary.ts';
import type { LoneShare } from '../write/baked-sheet.ts';

export type Row = readonly (string | number)[];

export const SPRITE_COLUMNS: readonly string[] = [
  'sprite',
  'frames',
  'texels',
  'triangles',
  'voxels',
  'lights',
  'bytes',
  ...LIGHTINGS.map(({ name }, i) => (i === 0 ? `lone % ${name}` : name)),
];

export interface SpriteTable {
  readonly rows: readonly Row[];
  /** Sentences below the table. */
  readonly remarks: readonly string[];
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

/** The mean, and the worst frame in brackets where there are several; a mark where that is too much. */
function describeLone(lone: LoneShare | undefined, frames: number, limit: number): string {
  if (lone === undefined) return '';
  const worst = frames > 1 ? ` (${percent(lone.worst)})` : '';
  return `${percent(lone.mean)}${worst}${lone.worst > limit ? '!' : ' '}`;
}

/** @returns a sprite's row */
export function describeSprite({ name, frames, figures }: SpriteSummary): Row {
  const { texels, triangles, voxels, lights, bytes, lone } = figures;
  const limit = loneShareLimit(name);
  const shares = LIGHTINGS.map((lighting) => {
    return describeLone(
      lone.find((one) => one.lighting === lighting.name),
      frames,
      limit,
    );
  });
  return [name, frames, texels, triangles.join(' / '), voxels, lights, bytes, ...shares];
}

function sumOf(sprites: readonly SpriteSummary[]): Row {
  const sum = (pick: (sprite: SpriteSummary) => number): number => sprites.reduce((all, one) => all + pick(one), 0);
  const lods = sprites[0]?.figures.triangles ?? [];
  return [
    `sum of ${sprites.length}`,
    sum(({ frames }) => frames),
    sum(({ figures }) => figures.texels),
    lods.map((_, lod) => sum(({ figures }) => figures.triangles[lod] ?? 0)).join(' / '),
    sum(({ figures }) => figures.voxels),
    sum(({ figures }) => figures.lights),
    sum(({ figures }) => figures.bytes),
    ...LIGHTINGS.map(() => ''),
  ];
}

/**
 * @param sprites sorted by name
 * @param most rows before the sum, which is of all of them
 */
export function describeSprites(sprites: readonly SpriteSummary[], most: number): SpriteTable {
  const rows = sprites.slice(0, most).map(describeSprite);
  if (sprites.length > 1) rows.push(sumOf(sprites));
  const remarks: string[] = [];
  const hidden = sprites.length - most;
  if (hidden > 0) remarks.push(`${hidden} more, in the sum: --verbose lists them.`);
  const grainy = sprites.filter(({ name, figures }) => isGrainy(name, figures.lone)).map(({ name }) => name);
  if (grainy.length > 0) {
    const limits = `${percent(loneShareLimit(''))} % of a frame (mobiles ${percent(loneShareLimit('mobile'))} %)`;
    remarks.push(`! more lone texels than ${limits}: ${grainy.join(', ')}. See \`tallow inspect NAME --png FILE\`.`);
  }
  return { rows, remarks };
}
