// What people and animals in assets/ promise: eight facings that stand and walk, and outlines that tell one from the other.

import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { findSheets } from '../../baker/io/find-sheets.ts';
import { decodeSheet } from '../../baker/read/decode-sheet.ts';
import { isCovered, type Sheet } from '../../shared/format/sheet.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
const FACINGS = 8;
/** Of two outlines laid on each other by their anchors, the part of their union that both cover, mean of all facings. */
const ALIKE_SHARE = 0.85;

let mobiles: readonly Sheet[] = [];

beforeAll(async () => {
  const { sources } = await findSheets(ASSETS);
  const found = sources.filter(({ source }) => source.startsWith('sprites/mobile_'));
  mobiles = await Promise.all(found.map(async (source) => (await decodeSheet(source)).sheet!));
}, 120_000);

/** Texels that the first frame of a facing covers, as "right,down" from the anchor. */
function outlineOf({ info, frames }: Sheet, facing: number): ReadonlySet<string> {
  const frame = frames[(frames.length / FACINGS) * facing]!;
  const texels = new Set<string>();
  for (let index = 0; index < frame.width * frame.height; index++) {
    if (!isCovered(frame, index)) continue;
    texels.add(`${(index % frame.width) - info.anchor[0]},${Math.floor(index / frame.width) - info.anchor[1]}`);
  }
  return texels;
}

function sharedPart(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const both = [...first].filter((texel) => second.has(texel)).length;
  return both / (first.size + second.size - both);
}

test('each has eight facings, two frames of idling and six of walking, animals four', () => {
  expect(mobiles.length).toBeGreaterThanOrEqual(13);
  for (const { info } of mobiles) {
    expect(info.facings, info.name).toBe(FACINGS);
    expect(Object.keys(info.animations).toSorted(), info.name).toEqual(['idle', 'walk']);
    expect(info.animations.idle?.frames, info.name).toBe(2);
    expect([4, 6], info.name).toContain(info.animations.walk?.frames);
  }
});

test('each moves when it walks: frames of a facing differ, but for one where a robe hides the feet', () => {
  for (const { info, frames } of mobiles) {
    const perFacing = frames.length / FACINGS;
    for (let facing = 0; facing < FACINGS; facing++) {
      const walked = frames.slice(facing * perFacing + 2, (facing + 1) * perFacing);
      const texts = new Set(walked.map(({ albedo, heights }) => `${albedo.join()} ${heights.join()}`));
      expect(texts.size, `${info.name}, facing ${facing}`).toBeGreaterThanOrEqual(walked.length - 1);
    }
  }
});

test('outlines tell one from the other', () => {
  const alike = mobiles.flatMap((first, index) =>
    mobiles.slice(index + 1).flatMap((second) => {
      const shares = Array.from({ length: FACINGS }, (_, facing) =>
        sharedPart(outlineOf(first, facing), outlineOf(second, facing)),
      );
      const mean = shares.reduce((sum, share) => sum + share, 0) / FACINGS;
      return mean < ALIKE_SHARE ? [] : [`${first.info.name} and ${second.info.name}: ${mean.toFixed(2)}`];
    }),
  );
  expect(alike).toEqual([]);
});
