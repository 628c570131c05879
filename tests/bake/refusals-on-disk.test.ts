// What can be wrong with folders, links and names: tried on a real file system, in a folder of its own a test.

import { spawnSync } from 'node:child_process';
import { promises as fs } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFault } from '../../baker/fault.ts';
import { findMaps } from '../../baker/io/find-maps.ts';
import { findSheets, listSheets } from '../../baker/io/find-sheets.ts';
import { decodeSheet } from '../../baker/read/decode-sheet.ts';
import { goodFiles, infoWith } from '../unit/baker/read/make-sheet.ts';

let root: string;
let assets: string;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(tmpdir(), 'tallow-find-'));
  assets = path.join(root, 'assets');
  await fs.mkdir(path.join(assets, 'sprites'), { recursive: true });
  await fs.mkdir(path.join(assets, 'ground'));
});

afterEach(async () => {
  await fs.rm(root, { recursive: true });
});

async function writeSheet(folder: string, files = goodFiles()): Promise<void> {
  await fs.mkdir(path.join(assets, folder), { recursive: true });
  const name = path.posix.basename(folder);
  for (const [file, bytes] of files) {
    await fs.writeFile(path.join(assets, folder, file), file === 'sprite.json' ? infoWith({ name }) : bytes);
  }
}

async function link(target: string, at: string): Promise<void> {
  await fs.symlink(target, path.join(assets, at));
}

/** Sources that were found, and every fault of finding and decoding in one line each. */
async function bakeInput(): Promise<{ sources: string[]; lines: string[] }> {
  const { sources, faults } = await findSheets(assets);
  const lines = faults.map(describeFault);
  for (const source of sources) lines.push(...(await decodeSheet(source)).faults.map(describeFault));
  return { sources: sources.map(({ source }) => source), lines };
}

describe('sheets are found', () => {
  test('in both folders and in folders inside them, sorted, with their files and twins', async () => {
    await writeSheet('sprites/town/wall_b');
    await writeSheet('sprites/crate');
    await writeSheet('ground/grass');
    await writeSheet('sprites/crate/bare');
    await fs.writeFile(path.join(assets, 'sprites/crate/notes.txt'), 'x');
    await fs.writeFile(path.join(assets, 'sprites/.DS_Store'), 'x');
    await fs.mkdir(path.join(assets, 'sprites/.trash'));
    const { sources, faults } = await findSheets(assets);
    expect(faults).toEqual([]);
    expect(sources.map(({ source }) => source)).toEqual(['ground/grass', 'sprites/crate', 'sprites/town/wall_b']);
    const crate = sources[1]!;
    expect([...crate.files.keys()]).toEqual([...goodFiles().keys()].sort());
    expect(crate.files.get('height.png')).toEqual(goodFiles().get('height.png'));
    expect(crate.bare?.size).toBe(8);
  });

  test('and listed without being read, with what tells a changed file', async () => {
    await writeSheet('sprites/crate');
    const { listings } = await listSheets(assets);
    const albedo = listings[0]!.files[0]!;
    const stats = await fs.stat(path.join(assets, 'sprites/crate/albedo.png'));
    expect(albedo).toEqual({
      name: 'albedo.png',
      path: path.join(await fs.realpath(assets), 'sprites/crate/albedo.png'),
      sizeBytes: stats.size,
      modifiedMs: stats.mtimeMs,
    });
  });
});

describe('links', () => {
  test('that circle end, and every sheet is there once', async () => {
    await writeSheet('sprites/crate');
    await writeSheet('other/barrel');
    await link('.', 'sprites/loop');
    await link('..', 'sprites/up');
    await link('crate', 'sprites/again');
    await link('../sprites', 'ground/all');
    await link('../other', 'sprites/linked');
    expect(await bakeInput()).toEqual({ sources: ['other/barrel', 'sprites/crate'], lines: [] });
  });

  test('that dangle or bite their tail are named', async () => {
    await writeSheet('sprites/crate');
    await link('missing', 'sprites/broken');
    await link('tail', 'sprites/head');
    await link('head', 'sprites/tail');
    expect((await bakeInput()).lines).toEqual([
      'sprites/broken: the link to missing leads nowhere: it does not exist; expected a link to something inside assets/. Remove the link or mend its target.',
      'sprites/head: the link to tail leads nowhere: links go in a circle; expected a link to something inside assets/. Remove the link or mend its target.',
      'sprites/tail: the link to head leads nowhere: links go in a circle; expected a link to something inside assets/. Remove the link or mend its target.',
    ]);
  });

  test('that leave assets/ are refused, files and folders alike', async () => {
    await fs.mkdir(path.join(root, 'assets-too'));
    await fs.writeFile(path.join(root, 'assets-too/albedo.png'), goodFiles().get('albedo.png')!);
    const files = goodFiles();
    files.delete('albedo.png');
    await writeSheet('sprites/crate', files);
    await link('../../../assets-too/albedo.png', 'sprites/crate/albedo.png');
    await link('../../assets-too', 'ground/far');
    const { sources, lines } = await bakeInput();
    expect(sources).toEqual(['sprites/crate']);
    expect(lines).toEqual([
      'ground/far: the link to ../../assets-too leaves assets/; expected a link to something inside assets/. Copy what it points to into assets/.',
      'sprites/crate/albedo.png: the link to ../../../assets-too/albedo.png leaves assets/; expected a link to something inside assets/. Copy what it points to into assets/.',
    ]);
  });

  test('to maps inside assets/ are read', async () => {
    await fs.mkdir(path.join(assets, 'shared'));
    await fs.writeFile(path.join(assets, 'shared/flat.png'), goodFiles().get('normal.png')!);
    const files = goodFiles();
    files.delete('normal.png');
    await writeSheet('sprites/crate', files);
    await link('../../shared/flat.png', 'sprites/crate/normal.png');
    expect((await bakeInput()).lines).toEqual([]);
  });

  test('an assets folder that is a link itself is fine', async () => {
    await writeSheet('sprites/crate');
    await fs.symlink(assets, path.join(root, 'elsewhere'));
    const { sources, faults } = await findSheets(path.join(root, 'elsewhere'));
    expect([sources.length, faults.length]).toEqual([1, 0]);
  });
});

describe('folders and names', () => {
  test('no assets folder', async () => {
    const missing = path.join(root, 'nowhere');
    expect((await findSheets(missing)).faults.map(describeFault)).toEqual([
      `${missing}: the assets folder cannot be opened: it does not exist; expected a folder with sprites/ and ground/. Give the right folder, or create it with sprites/ inside.`,
    ]);
  });

  test('an assets folder without folders for sheets', async () => {
    expect((await findSheets(root)).faults.map(describeFault)).toEqual([
      `${root}: the folder has neither sprites/ nor ground/; expected one of them. Give the right folder, or create sprites/ inside.`,
    ]);
  });

  test('maps without sprite.json are a sheet without sprite.json', async () => {
    const files = goodFiles();
    files.delete('sprite.json');
    await writeSheet('sprites/crate', files);
    expect((await bakeInput()).lines).toEqual([
      'sprites/crate/sprite.json: the file is missing; expected the file. Export the sheet again, with all its maps.',
    ]);
  });

  test('a map in other letter case is found and named, also where the file system would open it', async () => {
    const files = goodFiles();
    const albedo = files.get('albedo.png')!;
    files.delete('albedo.png');
    await writeSheet('sprites/crate', files.set('Albedo.PNG', albedo));
    expect((await bakeInput()).lines).toEqual([
      'sprites/crate/Albedo.PNG: the name differs from albedo.png in upper and lower case; expected the name albedo.png. Rename it to albedo.png: other systems do not find it.',
    ]);
  });

  test("a folder under a map's name", async () => {
    const files = goodFiles();
    files.delete('emissive.png');
    await writeSheet('sprites/crate', files);
    await fs.mkdir(path.join(assets, 'sprites/crate/emissive.png'));
    expect((await bakeInput()).lines).toEqual([
      'sprites/crate/emissive.png: not a regular file; expected a regular file. Put the file itself there.',
    ]);
  });
});

describe('maps', () => {
  const findLines = async (): Promise<readonly string[]> => (await findMaps(assets)).faults.map(describeFault);

  async function writeMap(name: string): Promise<void> {
    await fs.mkdir(path.join(assets, 'maps', name), { recursive: true });
    await fs.writeFile(path.join(assets, 'maps', name, 'map.json'), '{}');
  }

  test('need no folder, and are found in it, sorted, whatever lies beside them', async () => {
    expect(await findMaps(assets)).toEqual({ sources: [], faults: [] });
    for (const name of ['yard', 'barn', '.trash']) await writeMap(name);
    await fs.writeFile(path.join(assets, 'maps/notes.txt'), 'x');
    const { sources, faults } = await findMaps(assets);
    expect(sources.map(({ source }) => source)).toEqual(['maps/barn', 'maps/yard']);
    expect(faults).toEqual([]);
  });

  test('behind links that lead nowhere, in a circle or out of assets/ are named', async () => {
    await writeMap('yard');
    await link('nowhere', 'maps/broken');
    await link('tail', 'maps/head');
    await link('head', 'maps/tail');
    await link('.', 'maps/loop');
    await fs.mkdir(path.join(root, 'far'));
    await fs.writeFile(path.join(root, 'far/map.json'), '{}');
    await link('../../far', 'maps/far');
    expect(await findLines()).toEqual([
      expect.stringMatching(/^maps\/broken\/map\.json: the link to .* leads nowhere: it does not exist/),
      expect.stringMatching(/^maps\/far\/map\.json: the link to \.\.\/\.\.\/far leaves assets\//),
      expect.stringMatching(/^maps\/head\/map\.json: the link to .* leads nowhere: links go in a circle/),
      expect.stringMatching(
        /^maps\/loop\/map\.json: the file is missing; expected the map\. Write map\.json, or remove the folder\.$/,
      ),
      expect.stringMatching(/^maps\/tail\/map\.json: the link to .* leads nowhere: links go in a circle/),
    ]);
  });

  test('in a folder that is a broken link are not silently none', async () => {
    await link('nowhere', 'maps');
    expect(await findLines()).toEqual([
      'maps: the folder cannot be read: it does not exist; expected a readable folder of maps. Check its permissions and where it leads, or remove it.',
    ]);
  });

  test.skipIf(process.platform === 'win32')('that are pipes or folders do not hold the bake up', async () => {
    await fs.mkdir(path.join(assets, 'maps/pipe'), { recursive: true });
    await fs.mkdir(path.join(assets, 'maps/folder/map.json'), { recursive: true });
    expect(spawnSync('mkfifo', [path.join(assets, 'maps/pipe/map.json')]).status).toBe(0);
    await writeSheet('sprites/crate');
    await fs.rm(path.join(assets, 'sprites/crate/albedo.png'));
    expect(spawnSync('mkfifo', [path.join(assets, 'sprites/crate/albedo.png')]).status).toBe(0);
    const refusal = 'not a regular file; expected a regular file. Put the file itself there.';
    expect(await findLines()).toEqual([`maps/folder/map.json: ${refusal}`, `maps/pipe/map.json: ${refusal}`]);
    expect((await bakeInput()).lines).toEqual([`sprites/crate/albedo.png: ${refusal}`]);
  });
});
