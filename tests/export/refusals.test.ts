// What the exporter refuses, and what is left behind then: nothing.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exportModel } from '../../baker/io/blender.ts';
import { findBlender } from '../../baker/io/find-blender.ts';
import {
  createTestFolder,
  EXPORTER_FOLDER,
  modelPath,
  readTree,
  runBlender,
  runExporter,
  runScript,
} from './blender-runs.ts';

const folder = createTestFolder();
afterAll(() => folder.remove());

test('a script that raises in its second sheet ends with an error, writes nothing and keeps what was there', async () => {
  const old = path.join(folder.path, 'sprites', 'fine');
  mkdirSync(old, { recursive: true });
  writeFileSync(path.join(old, 'sprite.json'), 'the sheet of before');

  const run = await runExporter('failing_second.py', folder.path);

  expect(run.code).not.toBe(0);
  expect(run.output).toContain('ValueError: the roof fell in');
  expect([...readTree(folder.path).keys()]).toEqual(['sprites/fine/sprite.json']);
  expect(readFileSync(path.join(old, 'sprite.json'), 'utf8')).toBe('the sheet of before');
});

test('the command line shows the last line of the Python error', async () => {
  const blender = await findBlender(undefined, process.env);
  const outcome = await exportModel(blender, modelPath('failing_second.py'), folder.path);
  expect(outcome).toMatchObject({ failed: 'the script failed with ValueError: the roof fell in' });
});

test('a model that reaches under its ground point is refused by sheet, frame and texel', async () => {
  const run = await runExporter('under_ground.py', path.join(folder.path, 'sunk'));
  expect(run.code).toBe(1);
  expect(run.output).toMatch(
    /tallow-error: sunk_box: frame 0, texel \(\d+, \d+\): the model reaches 0\.\d+ units below its ground point/,
  );
  expect(existsSync(path.join(folder.path, 'sunk'))).toBe(false);
});

test('ground without a variant for every set of crossed edges is refused, with what is expected', async () => {
  const run = await runExporter('wang_gap.py', path.join(folder.path, 'gap'));
  expect(run.code).toBe(1);
  expect(run.output).toMatch(
    /tallow-error: gap: the Wang bits .* do not fit 15 variants; .*every sum from 0 to 15 at least once/,
  );
  expect(existsSync(path.join(folder.path, 'gap'))).toBe(false);
});

test('a model that is not there, or is none, gets a sentence', async () => {
  const missing = await runExporter('/nowhere/house.py', folder.path);
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('tallow-error: there is no model /nowhere/house.py');
  const text = path.join(folder.path, 'notes.txt');
  writeFileSync(text, 'not a model');
  const wrong = await runExporter(text, folder.path);
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain("its name ends in '.txt', expected .py, .blend, .glb or .gltf");
});

test('a camera that is off by more than 0.05 px is refused', async () => {
  const found = (await runScript('off_camera.py', [EXPORTER_FOLDER])) as Readonly<Record<string, string>>;
  expect(found).toMatchObject({ true: '', 'true from behind': '', 'moved by 0.04 px': '' });
  expect(found['moved by 0.06 px']).toContain('the camera is not the game');
  expect(found['scaled by 1 %']).toMatch(/off by \d+\.\d+ px where 0\.05 is allowed/);
});

test('a Blender without numpy says which package to install', async () => {
  const exporter = path.join(EXPORTER_FOLDER, 'export.py');
  const run = await runBlender(exporter, [], "import sys; sys.modules['numpy'] = None");
  expect(run.code).toBe(3);
  expect(run.output).toMatch(/^tallow-error: Blender's Python has no numpy.*python3-numpy/m);
});
