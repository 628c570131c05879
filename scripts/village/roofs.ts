// Roofs over rectangles, at the house pitch: a rise for every tile inwards. Pieces lap over each other, so no seam shows.

import { STOREY_UNITS } from '../../shared/projection.ts';
import { type Area, object, type Static } from './village-map.ts';

/** What a slope rises a tile: 32 texels. */
const RISE_UNITS = Math.SQRT2;

/** Eaves are anchored this far under the wall's top. */
const EAVE_UNDER_UNITS = Math.SQRT1_2;

export type Cover = 'shingle' | 'thatch' | 'slate';
export type Masonry = 'timber' | 'stone' | 'brick';

/** The way that a gable roof's ridge runs, or none of them: a roof that falls to all sides. */
export type RoofForm = 'ridge_x' | 'ridge_y' | 'hip';

export interface Roof {
  readonly over: Area;
  /** Storeys below. */
  readonly storeys: number;
  readonly cover: Cover;
  readonly form: RoofForm;
  /** Of the gables that are seen. */
  readonly gable: Masonry;
}

/** @returns where a ridge's tiles lie: those that a chimney may stand on */
export function listRidge({
  over: { x, y, w, d },
  storeys,
  form,
}: Roof): (readonly [x: number, y: number, z: number])[] {
  const span = form === 'ridge_x' || (form === 'hip' && w >= d) ? d : w;
  const z = heightOf(storeys, span / 2);
  const inset = form === 'hip' ? span / 2 : 0;
  const along = (size: number): number[] => Array.from({ length: Math.max(0, size - 2 * inset) }, (_, i) => i + inset);
  return span === d
    ? along(w).map((i) => [x + i, y + d / 2 - 0.5, z] as const)
    : along(d).map((i) => [x + w / 2 - 0.5, y + i, z] as const);
}

/** @throws RangeError for a gable roof whose depth has no gable, and for odd depths */
export function buildRoof(roof: Roof): Static[] {
  return roof.form === 'hip' ? buildHip(roof) : buildGable(roof);
}

function heightOf(storeys: number, row: number): number {
  return storeys * STOREY_UNITS - EAVE_UNDER_UNITS + row * RISE_UNITS;
}

function partOf(row: number): string {
  return row === 0 ? 'eave' : 'slope';
}

function buildGable(roof: Roof): Static[] {
  const { over, storeys, cover, form, gable } = roof;
  const isAlongX = form === 'ridge_x';
  const [length, span] = isAlongX ? [over.w, over.d] : [over.d, over.w];
  if (span !== 2 && span !== 4) throw new RangeError(`no gable is ${span} tiles wide`);
  const [near, far] = isAlongX ? ['n', 's'] : ['w', 'e'];
  const at = (name: string, along: number, across: number, z: number): Static =>
    isAlongX ? object(name, over.x + along, over.y + across, z) : object(name, over.x + across, over.y + along, z);
  const pieces: Static[] = [];
  for (let row = 0; row < span / 2; row++) {
    for (let along = 0; along < length; along++) {
      const name = `roof_${cover}_${partOf(row)}`;
      pieces.push(at(`${name}_${near}`, along, row, heightOf(storeys, row)));
      pieces.push(at(`${name}_${far}`, along, span - 1 - row, heightOf(storeys, row)));
    }
  }
  const ridge = isAlongX ? 'x' : 'y';
  for (const [x, y, z] of listRidge(roof)) pieces.push(object(`roof_${cover}_ridge_${ridge}`, x, y, z));
  // The far gables are seen by nobody, and come in timber alone.
  const [back, front] = isAlongX ? ['w', 'e'] : ['n', 's'];
  pieces.push(at(`roof_gable_timber_${span}_${back}`, -0.5, span / 2 - 0.5, heightOf(storeys, 0)));
  pieces.push(at(`roof_gable_${gable}_${span}_${front}`, length - 0.5, span / 2 - 0.5, heightOf(storeys, 0)));
  return pieces;
}

function buildHip(roof: Roof): Static[] {
  const { over, storeys, cover } = roof;
  const span = Math.min(over.w, over.d);
  if (span % 2 !== 0) throw new RangeError(`no hip roof is ${span} tiles wide`);
  const pieces: Static[] = [];
  for (let row = 0; row < span / 2; row++) {
    const [west, north, east, south] = [
      over.x + row,
      over.y + row,
      over.x + over.w - 1 - row,
      over.y + over.d - 1 - row,
    ];
    const add = (kind: string, x: number, y: number): void => {
      const part = kind.length === 2 ? `hip_${partOf(row)}` : partOf(row);
      pieces.push(object(`roof_${cover}_${part}_${kind}`, x, y, heightOf(storeys, row)));
    };
    add('nw', west, north);
    add('ne', east, north);
    add('sw', west, south);
    add('se', east, south);
    for (let x = west + 1; x < east; x++) {
      add('n', x, north);
      add('s', x, south);
    }
    for (let y = north + 1; y < south; y++) {
      add('w', west, y);
      add('e', east, y);
    }
  }
  const ridge = over.w >= over.d ? 'x' : 'y';
  for (const [x, y, z] of listRidge(roof)) pieces.push(object(`roof_${cover}_ridge_${ridge}`, x, y, z));
  return pieces;
}
