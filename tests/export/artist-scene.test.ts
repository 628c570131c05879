// Scenes of artists: .blend and .glb with their own materials, under settings that would spoil a render.

import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sheet } from '../../shared/format/sheet.ts';
import { createTestFolder, EXPORTER_FOLDER, readSheets, runExporter, runScript } from './blender-runs.ts';

const folder = createTestFolder();
const blend = path.join(folder.path, 'crates.blend');
const glb = path.join(folder.path, 'crates_glb.glb');
let session: { readonly plain: string; readonly wild: string; readonly changed: readonly string[] };

beforeAll(async () => {
  session = (await runScript('artist_session.py', [EXPORTER_FOLDER, blend, glb])) as typeof session;
}, 120_000);
afterAll(() => folder.remove());

/** Albedo, material and emissive of the texel above the anchor by so many texels, as decimal bytes. */
function texelAbove(sheet: Sheet, upTexels: number): readonly (readonly number[])[] {
  const [anchorX, anchorY] = sheet.info.anchor;
  const frame = sheet.frames[0]!;
  const index = (anchorY - upTexels) * frame.width + anchorX + 2;
  const at = (map: Uint8Array, channels: number): readonly number[] => [
    ...map.subarray(index * channels, index * channels + 3),
  ];
  return [at(frame.albedo, 4), at(frame.material, 3), at(frame.emissive, 3)];
}

test('view transform, border, percentage, dither, compositor, world, lights and cameras have no influence', () => {
  expect(session.wild).toBe(session.plain);
});

test('the session is left as it was: settings, data-blocks, material slots', () => {
  expect(session.changed).toEqual([]);
});

test('a .blend gives the colours, materials and light that its shaders say', async () => {
  const out = path.join(folder.path, 'blend');
  expect(await runExporter(blend, out, ['--footprint', '2x1', '--facings', '4'])).toMatchObject({ code: 0 });
  const sheet = (await readSheets(out)).get('crates')!;
  expect(sheet.info).toMatchObject({ facings: 4, footprint: [2, 1], emissiveScale: 4, frames: 4 });
  // Two crates, 1.5 units together; what is switched off for renders hangs at 3 and is not there.
  expect(sheet.info.heightRange).toBeCloseTo(1.5, 1);
  // Linear 0.5, 0.1, 0.05 as sRGB; a quarter metallic, roughness 0.6, specular 0.5.
  expect(texelAbove(sheet, 4)).toEqual([
    [188, 89, 63],
    [64, 153, 128],
    [0, 0, 0],
  ]);
  // The lamp on top: linear (1, 0.5, 0.25) x 4, scaled by 4.
  expect(texelAbove(sheet, 30)).toEqual([
    [39, 149, 39],
    [64, 153, 128],
    [255, 188, 137],
  ]);
});

test('a .glb gives the same texels as the .blend that it was saved from', async () => {
  const out = path.join(folder.path, 'glb');
  expect(await runExporter(glb, out)).toMatchObject({ code: 0 });
  const sheet = (await readSheets(out)).get('crates_glb')!;
  const plain = (await readSheets(path.join(folder.path, 'blend'))).get('crates')!;
  expect(texelAbove(sheet, 4)).toEqual(texelAbove(plain, 4));
  expect(texelAbove(sheet, 30)[0]).toEqual(texelAbove(plain, 30)[0]);
  expect(sheet.info.heightRange).toBe(plain.info.heightRange);
});
