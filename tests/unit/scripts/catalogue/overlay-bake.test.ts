import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decompressFile } from '../../../../baker/write/compress.ts';
import { placeStatics } from '../../../../game/world/place-statics.ts';
import { buildCells } from '../../../../scripts/catalogue/build-cells.ts';
import { CATALOGUE_MAP, listAsFrame, overlayBake } from '../../../../scripts/catalogue/overlay-bake.ts';
import { planMap } from '../../../../scripts/catalogue/plan-map.ts';
import { MANIFEST_VERSION, type Manifest, parseManifest } from '../../../../shared/format/manifest.ts';
import type { WorldMap } from '../../../../shared/format/map.ts';
import { LAMP, SHAPES } from './drawn-sprites.ts';

const FILE = { path: 'tables/none', bytes: 0, sha256: '' };
const MANIFEST: Manifest = {
  format: 'tallow',
  version: MANIFEST_VERSION,
  pages: 1,
  records: FILE,
  lights: FILE,
  catalogue: FILE,
  sprites: Object.fromEntries(
    [...SHAPES, { ...SHAPES[0]!, name: 'ground_cobble' }].map(({ name, baked }) => [name, baked]),
  ),
  maps: { crossing: FILE },
};

let bakedFolder: string;
beforeAll(() => {
  bakedFolder = mkdtempSync(join(tmpdir(), 'tallow-overlaid-'));
  mkdirSync(join(bakedFolder, 'sprites'));
  mkdirSync(join(bakedFolder, 'tables'));
  writeFileSync(join(bakedFolder, 'sprites/a.texels'), 'texels');
});
afterAll(() => rmSync(bakedFolder, { recursive: true }));

/** The map that a page would load. */
function readOverlaid(folder: string): { readonly manifest: Manifest; readonly map: WorldMap } {
  const manifest = parseManifest(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const bytes = decompressFile(readFileSync(join(folder, manifest.maps[CATALOGUE_MAP]!.path)));
  return { manifest, map: JSON.parse(new TextDecoder().decode(bytes)) as WorldMap };
}

describe('overlayBake', () => {
  const smith = SHAPES.find(({ name }) => name === 'mobile_smith')!;

  it("has the bake's files and one map more; the bake is as it was, also when the overlay goes", () => {
    const plan = planMap(buildCells(SHAPES[0]!, 'sheet', LAMP).flat());
    const overlay = overlayBake(bakedFolder, MANIFEST, plan);
    expect(readFileSync(join(overlay.folder, 'sprites/a.texels'), 'utf8')).toBe('texels');
    const { map } = readOverlaid(overlay.folder);
    expect(map.statics.map(({ sprite }) => sprite)).toEqual(['barrel', 'lamp_post']);
    expect([map.width, map.height]).toEqual([plan.width, plan.height]);
    overlay.remove();
    expect(existsSync(overlay.folder)).toBe(false);
    expect(readFileSync(join(bakedFolder, 'sprites/a.texels'), 'utf8')).toBe('texels');
  });

  it('makes the game show the very frames that were asked for', () => {
    const cells = buildCells(smith, 'frames', LAMP).flat();
    const overlay = overlayBake(bakedFolder, MANIFEST, planMap(cells));
    const { manifest, map } = readOverlaid(overlay.folder);
    overlay.remove();
    const placed = placeStatics(map, (name) => manifest.sprites[name]!);
    const figures = placed.filter(({ sprite }) => sprite.startsWith(smith.name));
    expect(figures.map(({ frame }) => frame)).toEqual(cells.map(({ statics }) => statics[0]!.frame));
    expect(figures.map(({ record }) => record)).toEqual(figures.map(({ frame }) => smith.baked.firstRecord + frame));
  });
});

describe('listAsFrame', () => {
  it('says so when no count of variants will do', () => {
    // The hash of tile 0, 0 is 0.
    expect(() => listAsFrame(SHAPES[0]!.baked, 0, 0, 0)).toThrow(/no count of variants/);
  });
});
