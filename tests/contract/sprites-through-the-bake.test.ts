// The baker writes, the game's decoders read: every texel of a sprite must come back from the files, at the place that its
// record says. Nothing here knows how a file is laid out.

import { beforeAll, describe, expect, it } from 'vitest';
import { bakeAll } from '../../baker/bake-plan.ts';
import { bakeSheet } from '../../baker/bake-sheet.ts';
import { findLights } from '../../baker/light/find-lights.ts';
import type { StampedTask } from '../../baker/plan-tasks.ts';
import { createStandIn } from '../../baker/stand-in/create-stand-in.ts';
import { encodeSheet } from '../../baker/stand-in/encode-sheet.ts';
import { formatManifest, type Outputs } from '../../baker/write/build-outputs.ts';
import { decompressFile } from '../../baker/write/compress.ts';
import { unpackTexels } from '../../game/load/unpack-texels.ts';
import { decodeBricks } from '../../shared/format/brick.ts';
import { parseCatalogue } from '../../shared/format/catalogue.ts';
import { decodeFrameRecords, type FrameRecord, listParts, NO_PAGE } from '../../shared/format/frame-record.ts';
import { decodeSpriteLights, type SpriteLight } from '../../shared/format/light.ts';
import { type BakedFile, type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { createFrameMaps, type FrameMaps, isCovered, type Sheet } from '../../shared/format/sheet.ts';
import { decodeShells } from '../../shared/format/shell.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { HEIGHT_MAX, PAGE_SIZE_TEXELS, SHELL_ERRORS_UNITS } from '../../shared/limits.ts';
import { nearnessOf, texelToLocal } from '../../shared/projection.ts';

/** Five sprites are baked before the first test. */
const BAKE_TIMEOUT_MS = 120_000;

const NAMES = ['brazier', 'crate', 'ground_plain', 'wall_window_x'] as const;

/** A tree of a few texels with its bare twin, two frames of which the second is empty. */
function makeSapling(): Sheet {
  const draw = (rows: readonly string[]): FrameMaps => {
    const frame = createFrameMaps(4, 5);
    for (const [y, row] of rows.entries()) {
      for (const [x, sign] of [...row].entries()) {
        if (sign === '.') continue;
        const i = y * 4 + x;
        frame.albedo.set([sign === 'L' ? 60 : 90, 80, 40, 255], i * 4);
        frame.normal.set([128, 218, 218], i * 3);
        frame.heights[i] = 12000 * (5 - y);
        frame.backs[i] = Math.max(0, frame.heights[i]! - 6000);
        frame.debris[i] = sign === 'L' ? 255 : 0;
      }
    }
    return frame;
  };
  const info = {
    version: 3,
    name: 'tree_sapling',
    frameWidth: 4,
    frameHeight: 5,
    frames: 2,
    columns: 1,
    anchor: [2, 4],
    heightRange: 1,
    footprint: [1, 1],
    emissiveScale: 0,
    facings: 1,
    variants: 2,
    animations: {},
  } as const;
  const none = ['....', '....', '....', '....', '....'];
  const bare: Sheet = { info, frames: [draw(['....', '.T..', '.TT.', '.TT.', '.TT.']), draw(none)] };
  return { info, frames: [draw(['.LL.', 'LLLL', 'LTTL', '.TT.', '.TT.']), draw(none)], bare };
}

let sheets: ReadonlyMap<string, Sheet>;
let outputs: Outputs;
let manifest: Manifest;
let records: readonly FrameRecord[];
let lights: readonly SpriteLight[];

function contentOf(file: BakedFile): Uint8Array {
  return outputs.files.find((output) => output.file.path === file.path)!.bytes;
}

beforeAll(async () => {
  const made = [...NAMES.map(createStandIn), makeSapling()];
  sheets = new Map(made.map((sheet) => [sheet.info.name, sheet]));
  const sources = await Promise.all(
    made.map(async (sheet) => {
      const files = await encodeSheet(sheet);
      const own = [...files].filter(([file]) => !file.startsWith('bare/'));
      const bare = [...files].flatMap(([file, bytes]) =>
        file.startsWith('bare/') ? [[file.slice('bare/'.length), bytes] as const] : [],
      );
      const root = sheet.info.name.startsWith('ground') ? 'ground' : 'sprites';
      const source = `${root}/${sheet.info.name}`;
      return {
        value: { source, files: new Map(own), ...(bare.length > 0 ? { bare: new Map(bare) } : {}) },
        stamp: source,
      };
    }),
  );
  const map = { version: 1, name: 'yard', legend: { g: 'ground_plain' }, terrain: ['gg'], statics: [['crate', 1, 0]] };
  const maps = [{ value: { source: 'maps/yard', bytes: new TextEncoder().encode(JSON.stringify(map)) }, stamp: 'map' }];
  const entries = { version: 1, sprites: { crate: { class: 'object', durability: 7, tags: ['goods'] } } };
  const file = { source: 'catalogue/goods.json', bytes: new TextEncoder().encode(JSON.stringify(entries)) };
  const catalogue = [{ value: file, stamp: 'entries' }];
  const bakeSheets = (tasks: readonly StampedTask[]) => Promise.all(tasks.map(bakeSheet));
  ({ outputs } = await bakeAll({ sheets: sources, maps, catalogue, faults: [] }, { bakeSheets, standIns: false }));
  manifest = parseManifest(formatManifest(outputs.manifest));
  records = decodeFrameRecords(decompressFile(contentOf(manifest.records)));
  lights = decodeSpriteLights(decompressFile(contentOf(manifest.lights)));
}, BAKE_TIMEOUT_MS);

/** Compares a frame with what its records and the sprite's images show of it, texel by texel over the whole frame. */
function expectFrame(frame: FrameMaps, { info }: Sheet, first: number, images: readonly TexelImage[]): void {
  const shown = new Set<number>();
  for (const part of listParts((index) => records[index]!, first).map((index) => records[index]!)) {
    const image = images[part.image]!;
    for (let row = 0; row < part.height; row++) {
      for (let column = 0; column < part.width; column++) {
        const right = part.originX + column;
        const down = part.originY + row;
        const i = (info.anchor[1] + down) * frame.width + info.anchor[0] + right;
        const at = (part.imageY + row) * image.width + part.imageX + column;
        const isShown = image.albedo[at * 4 + 3] === 255;
        if (isShown !== isCovered(frame, i)) throw new Error(`texel ${i} of ${info.name} is shown: ${isShown}`);
        if (!isShown) continue;
        if (shown.has(i)) throw new Error(`texel ${i} of ${info.name} is shown twice`);
        shown.add(i);
        const baked = [image.albedo, image.normal, image.material, image.emissive].flatMap((map) => [
          ...map.subarray(at * 4, at * 4 + 3),
        ]);
        const source = [
          ...frame.albedo.subarray(i * 4, i * 4 + 3),
          ...[frame.normal, frame.material, frame.emissive].flatMap((map) => [...map.subarray(i * 3, i * 3 + 3)]),
        ];
        if (baked.join() !== source.join() || image.heights[at] !== frame.heights[i])
          throw new Error(`texel ${i} of ${info.name}: ${baked} is not ${source}`);
        const local = texelToLocal(right, down, (image.heights[at]! * part.heightRange) / HEIGHT_MAX);
        expect(nearnessOf(...local)).toBeLessThanOrEqual(part.nearest + 1e-6);
      }
    }
  }
  const covered = frame.heights.filter((_, i) => isCovered(frame, i)).length;
  expect(shown.size).toBe(covered);
}

describe.each([...NAMES, 'tree_sapling'])('%s', (name) => {
  it('comes back texel by texel through its records', () => {
    const sheet = sheets.get(name)!;
    const sprite = manifest.sprites[name]!;
    expect(sprite.frames).toBe(sheet.frames.length);
    const images = unpackTexels(contentOf(sprite.texels));
    for (const [i, frame] of sheet.frames.entries()) expectFrame(frame, sheet, sprite.firstRecord + i, images);
  });

  it('has a brick a frame, and a shell a frame for each LOD', () => {
    const sprite = manifest.sprites[name]!;
    expect(decodeBricks(decompressFile(contentOf(sprite.brick))).length).toBe(sprite.frames);
    const shells = decodeShells(decompressFile(contentOf(sprite.shell)));
    expect(shells.length).toBe(sprite.frames);
    for (const lods of shells) expect(lods.length).toBe(SHELL_ERRORS_UNITS.length);
  });

  it('has the lights that its frames have, to the last bit of a float', () => {
    const sheet = sheets.get(name)!;
    const { firstRecord, frames } = manifest.sprites[name]!;
    const own = lights.filter((light) => light.record >= firstRecord && light.record < firstRecord + frames);
    const found = sheet.frames.flatMap((frame, i) =>
      findLights(frame, sheet.info).map((light) => ({
        ...light,
        record: firstRecord + i,
        place: light.place.map(Math.fround),
        facing: light.facing.map(Math.fround),
        color: light.color.map(Math.fround),
        strength: Math.fround(light.strength),
        range: Math.fround(light.range),
      })),
    );
    expect(own).toEqual(found);
  });
});

describe('the whole bake', () => {
  it('begins with the empty record', () => {
    expect(records[0]).toMatchObject({ width: 0, height: 0, page: NO_PAGE });
  });

  it('gives a tree the records of its bare twin, frame by frame', () => {
    const sheet = sheets.get('tree_sapling')!;
    const sprite = manifest.sprites.tree_sapling!;
    const bareImages = unpackTexels(contentOf(sprite.bareTexels!));
    for (const [i, frame] of sheet.bare!.frames.entries()) {
      const record = records[sprite.firstRecord + i]!;
      expect(record.bare).toBeGreaterThan(0);
      expectFrame(frame, sheet.bare!, record.bare, bareImages);
    }
    // The twin lies beside its tree.
    expect(records[records[sprite.firstRecord]!.bare]!.page).toBe(records[sprite.firstRecord]!.page);
  });

  it('keeps an empty frame in its place, drawn by nothing', () => {
    const sprite = manifest.sprites.tree_sapling!;
    expect(records[sprite.firstRecord + 1]).toMatchObject({ width: 0, height: 0, page: NO_PAGE });
  });

  it('places no two different pictures on the same texel', () => {
    const owners = new Map<string, string>();
    let further = 0;
    for (const [name, sprite] of Object.entries(manifest.sprites)) {
      const own = Array.from({ length: sprite.frames }, (_, i) => sprite.firstRecord + i);
      const bare = own.map((index) => records[index]!.bare).filter((index) => index > 0);
      for (const [frames, twin] of [
        [own, ''],
        [bare, 'bare'],
      ] as const) {
        const parts = frames.flatMap((frame) => listParts((index) => records[index]!, frame));
        further += parts.length - frames.length;
        for (const record of parts.map((index) => records[index]!)) {
          if (record.page === NO_PAGE) continue;
          expect(sprite.pages).toContain(record.page);
          const owner = `${name} ${twin} ${record.image} ${record.imageX} ${record.imageY}`;
          for (let y = record.atlasY; y < record.atlasY + record.height; y++) {
            for (let x = record.atlasX; x < record.atlasX + record.width; x++) {
              if (x >= PAGE_SIZE_TEXELS || y >= PAGE_SIZE_TEXELS) throw new Error(`${owner} leaves its page`);
              const texel = `${record.page} ${x} ${y}`;
              if ((owners.get(texel) ?? owner) !== owner) throw new Error(`${owner} lies on ${owners.get(texel)}`);
              owners.set(texel, owner);
            }
          }
        }
      }
    }
    // Without any the test would say little.
    expect(further).toBeGreaterThan(0);
  });

  it('has what each sprite is: as it was written, else as its name says', () => {
    const catalogue = parseCatalogue(new TextDecoder().decode(decompressFile(contentOf(manifest.catalogue))));
    expect([...catalogue.keys()]).toEqual(Object.keys(manifest.sprites));
    expect(catalogue.get('crate')).toEqual({
      class: 'object',
      place: 'free',
      durability: 7,
      passage: true,
      tags: ['goods'],
    });
    expect(catalogue.get('ground_plain')).toMatchObject({ class: 'ground', place: 'terrain', tags: [] });
  });

  it('has the map, ready to use', () => {
    const map = JSON.parse(new TextDecoder().decode(decompressFile(contentOf(manifest.maps.yard!)))) as WorldMap;
    expect(map).toEqual({
      version: 1,
      name: 'yard',
      width: 2,
      height: 1,
      terrains: ['ground_plain'],
      tiles: [0, 0],
      statics: [{ sprite: 'crate', x: 1, y: 0, z: 0, facing: 'n' }],
      buildings: [],
      start: [1, 0.5],
    });
  });
});
