// What assets/ says of its world: every sheet has its entry, entries agree with what sheets show, and the checks find nothing in
// the maps, but do find what is broken in them.

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeFault } from '../../baker/fault.ts';
import { findInputs } from '../../baker/io/find-inputs.ts';
import { findLights } from '../../baker/light/find-lights.ts';
import { planTasks, type Stamped, type StampedTask } from '../../baker/plan-tasks.ts';
import type { MapSource } from '../../baker/read/map-source.ts';
import { listStandIns, type ReadCatalogue, readCatalogue } from '../../baker/read/read-catalogue.ts';
import { listMapSprites } from '../../baker/read/read-map.ts';
import { readTask } from '../../baker/read/read-task.ts';
import { readWorld } from '../../baker/world/read-world.ts';
import type { BakedSheet } from '../../baker/write/baked-sheet.ts';
import { isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { texelToLocal } from '../../shared/projection.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));

/** Higher parts are no one's way: crowns, signs, roofs of stalls. */
const WALKER_UNITS = 1.3;

let inputs: Awaited<ReturnType<typeof findInputs>>;
let written: ReadCatalogue;
let tasks: readonly StampedTask[];
let sheets: ReadonlyMap<string, Sheet>;

beforeAll(async () => {
  inputs = await findInputs(ASSETS);
  written = readCatalogue(inputs.catalogue.map(({ value }) => value));
  const named = inputs.maps.flatMap(({ value }) => listMapSprites(value));
  tasks = planTasks(inputs.sheets, named, true, undefined, listStandIns(written));
  const read = await Promise.all(tasks.map(async (task) => [task.name, (await readTask(task)).sheet!] as const));
  sheets = new Map(read);
}, 240_000);

/** What the checks say of maps, with the lights that the sheets give. */
function findingsOf(maps: readonly Stamped<MapSource>[]): string[] {
  const baked = [...sheets.values()].map(({ info, frames }) => ({
    name: info.name,
    frames,
    facings: info.facings,
    variants: info.variants,
    lights: frames.flatMap((frame, index) => findLights(frame, info).map((light) => ({ ...light, frame: index }))),
  }));
  // Of a baked sheet no more is looked at.
  const { faults } = readWorld({ maps }, written, tasks, baked as unknown as readonly BakedSheet[]);
  return faults.map(describeFault);
}

/** A committed map with other objects: `change` gives the sprite of each, or nothing where it is to go. */
function mapWith(name: string, change: (sprite: string) => string | undefined): Stamped<MapSource> {
  const found = inputs.maps.find(({ value }) => value.source === `maps/${name}`)!;
  const map = JSON.parse(new TextDecoder().decode(found.value.bytes), (key, value) => {
    if (key !== 'statics') return value;
    return (value as readonly [string, ...unknown[]][]).flatMap(([sprite, ...rest]) => {
      const other = change(sprite);
      return other === undefined ? [] : [[other, ...rest]];
    });
  });
  return { value: { ...found.value, bytes: new TextEncoder().encode(JSON.stringify(map)) }, stamp: '' };
}

describe('the committed maps', () => {
  it('give the checks nothing to say, nor do the entries', () => {
    expect(inputs.faults).toEqual([]);
    expect(inputs.maps.map(({ value }) => value.source)).toEqual([
      'maps/corner',
      'maps/crossing',
      'maps/hillside',
      'maps/house',
      'maps/village',
    ]);
    expect(findingsOf(inputs.maps)).toEqual([]);
  });

  it('are seen to be dark without their candles, hearth and windows', () => {
    const lights = ['table_candle', 'hearth_stone'];
    const dark = mapWith('house', (sprite) =>
      lights.includes(sprite) ? undefined : sprite.replace('window', 'plain'),
    );
    expect(findingsOf([dark])).toEqual([
      'maps/house/map.json: storey 0, room 0 of "house": no light reaches it at night, 20 tiles from (14, 16); expected a light for every room. Put a lamp or a lit window there.',
      'maps/house/map.json: storey 0, room 1 of "house": no light reaches it at night, 16 tiles from (19, 16); expected a light for every room. Put a lamp or a lit window there.',
    ]);
  });

  it('are seen to be open without their roofs', () => {
    const findings = findingsOf([
      mapWith('corner', (sprite) => (sprite === 'roof_thatch_eave_n' ? undefined : sprite)),
    ]);
    expect(findings).toEqual([
      'maps/corner/map.json: storey 0, room 0 of "stone cottage": nothing covers (23, 16), (24, 16), (25, 16); expected a roof or a floor over every room. Lay roof pieces over these tiles.',
    ]);
  });
});

describe('the committed entries', () => {
  it('are one for every sheet', () => {
    const names = inputs.sheets.map(({ value }) => value.source.split('/').at(-1)!);
    expect([...written.entries.keys()].sort()).toEqual(names.sort());
  });

  it('call light what glows', () => {
    for (const [name, { entry }] of written.entries) {
      if (entry?.class !== 'light') continue;
      const { info, frames } = sheets.get(name)!;
      expect(findLights(frames[0]!, info).length, name).toBeGreaterThan(0);
    }
  });

  it('have people walk round what the sheets show, and round no more', () => {
    let measured = 0;
    for (const [name, { entry }] of written.entries) {
      if (entry?.solid === undefined) continue;
      const shown = boundsBelowHead(sheets.get(name)!);
      const [west, north, east, south] = entry.solid;
      const inside = [west - shown[0], north - shown[1], shown[2] - east, shown[3] - south];
      expect(Math.min(...inside), `${name} is ${shown.map((side) => side.toFixed(2))}`).toBeGreaterThan(-0.1);
      // A tree's lowest boughs hang round its trunk, and a sign hangs beside its post.
      const isTrunk = entry.class === 'tree';
      const share = Math.min((east - west) / (shown[2] - shown[0]), (south - north) / (shown[3] - shown[1]));
      if (!isTrunk) expect(share, `${name} is ${shown.map((side) => side.toFixed(2))}`).toBeGreaterThan(0.4);
      measured++;
    }
    expect(measured).toBeGreaterThan(25);
  });
});

/** West, north, east and south ends of the frame that faces south, tiles; without its outermost texels. */
function boundsBelowHead({ info, frames }: Sheet): readonly [number, number, number, number] {
  const frame = frames[info.facings === 4 ? (info.frames / 4) * 2 : 0]!;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let index = 0; index < frame.width * frame.height; index++) {
    if (!isCovered(frame, index)) continue;
    const right = (index % frame.width) - info.anchor[0];
    const down = Math.floor(index / frame.width) - info.anchor[1];
    for (const heights of [frame.heights, frame.backs]) {
      const [x, y, z] = texelToLocal(right, down, (heights[index]! / 65535) * info.heightRange);
      if (z > WALKER_UNITS) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  const endOf = (values: number[], share: number): number => {
    const sorted = values.sort((a, b) => a - b);
    return sorted[Math.floor(share * (sorted.length - 1))]!;
  };
  return [endOf(xs, 0.01), endOf(ys, 0.01), endOf(xs, 0.99), endOf(ys, 0.99)];
}
