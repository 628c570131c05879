// What the exporter refuses, and what is left behind then: nothing.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

const TALLOW = fileURLToPath(new URL('../../baker/cli/tallow.mjs', import.meta.url));

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

test('an export that raises ends Blender with an exit code also where Blender was not asked for one, and leaves no half sheet', async () => {
  const blender = await findBlender(undefined, process.env);
  const assets = path.join(folder.path, 'sealed');
  mkdirSync(path.join(assets, 'sprites'), { recursive: true });
  // A file where the second sheet's folder has to be: no rights of the one who runs the test open that.
  writeFileSync(path.join(assets, 'ground'), 'in the way');
  const exporter = path.join(EXPORTER_FOLDER, 'export.py');
  const words = ['--model', modelPath('sprite_and_ground.py'), '--out', assets];
  const end = spawnSync(blender, ['--background', '--factory-startup', '--python', exporter, '--', ...words], {
    encoding: 'utf8',
  });
  expect(end.status).toBe(1);
  expect(end.stderr).toMatch(/tallow-error: .*sealed\/ground.* could not be written: .*Every sheet is as it was/);
  expect([...readTree(assets).keys()]).toEqual(['ground']);
  expect(readdirSync(path.join(assets, 'sprites'))).toEqual([]);
});

test('a Blender that ends well and tells of no sheet has failed', async () => {
  const deaf = path.join(folder.path, 'deaf-blender');
  writeFileSync(deaf, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  expect(await exportModel(deaf, modelPath('analytic_shapes.py'), folder.path)).toMatchObject({
    failed: 'Blender ended without an error and without a sheet',
  });
});

test('the command line tells warnings of a model, with the model and what to do', async () => {
  const talking = path.join(folder.path, 'talking-blender');
  const told = JSON.stringify({ found: 'object "œuf": no material', expected: 'one', mend: 'Give it one.' });
  writeFileSync(talking, `#!/bin/sh\necho 'tallow-warning: ${told}' >&2\necho 'tallow-wrote: sprites/egg'\n`, {
    mode: 0o755,
  });
  const end = spawnSync(
    process.execPath,
    [TALLOW, 'export', 'egg.blend', '--blender', talking, '--json', '--out', folder.path],
    {
      encoding: 'utf8',
    },
  );
  expect(end.status).toBe(0);
  expect(end.stderr).toContain('warning egg.blend: object "œuf": no material; expected one. Give it one.');
  expect(JSON.parse(end.stdout)).toMatchObject({
    ok: true,
    exported: [{ model: 'egg.blend', sheets: ['sprites/egg'] }],
    warnings: [{ severity: 'warning', source: 'egg.blend', mend: 'Give it one.' }],
  });
});

test('a Blender without its glTF importer says what to switch on', async () => {
  const file = path.join(folder.path, 'egg.glb');
  writeFileSync(file, '');
  const off = [
    'import sys, bpy',
    'bpy.ops.preferences.addon_disable(module="io_scene_gltf2")',
    // Reading the factory settings would switch it on again.
    'sys.modules["io_scene_gltf2"] = None',
  ].join('; ');
  const exporter = path.join(EXPORTER_FOLDER, 'export.py');
  const run = await runBlender(exporter, ['--model', file, '--out', folder.path], off);
  expect(run.code).toBe(1);
  expect(run.output).toMatch(/^tallow-error: this Blender has no glTF importer; .*python3-numpy/m);
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
