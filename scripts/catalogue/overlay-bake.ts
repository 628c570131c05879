// A bake with one more map, without touching the bake: a folder of its own whose manifest lists the bake's files and the map.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAP_FILE } from '../../baker/read/map-source.ts';
import { readMap } from '../../baker/read/read-map.ts';
import { compressFile } from '../../baker/write/compress.ts';
import { digestBytes } from '../../baker/write/digest.ts';
import { type BakedFile, type BakedSprite, MANIFEST_FILE, type Manifest } from '../../shared/format/manifest.ts';
import { MAP_VERSION } from '../../shared/format/map.ts';
import { hashTile } from '../../shared/hash.ts';
import { ScriptError } from '../script-error.ts';
import { listGrounds, type PlacedCellStatic, type PlannedMap } from './plan-map.ts';

export const CATALOGUE_MAP = 'catalogue';

/** Folders of a bake that the manifest's files lie in. */
const SHARED_FOLDERS = ['sprites', 'tables'] as const;

export interface OverlayBake {
  readonly folder: string;
  remove(): void;
}

/**
 * A sprite as it must be listed to show one frame on one tile. A map cannot ask for a frame; but of sheets with variants the
 * tile's hash chooses the frame, so the count of variants is made such that this tile chooses this one.
 */
export function listAsFrame(sprite: BakedSprite, frame: number, tileX: number, tileY: number): BakedSprite {
  const variants = hashTile(tileX, tileY) - frame;
  if (variants <= frame) throw new RangeError(`no count of variants lets tile ${tileX},${tileY} choose frame ${frame}`);
  return { ...sprite, facings: 1, variants };
}

/** Name of a sprite that shows one frame; no sheet can have it. */
function nameOfFrame({ sprite, x, y }: PlacedCellStatic): string {
  return `${sprite}@${x},${y}`;
}

/** The map as a person would write it: the baker then reads it like any other. */
function authorMap(plan: PlannedMap): object {
  const grounds = listGrounds(plan);
  const letterOf = new Map(grounds.map((name, i) => [name, String.fromCharCode('a'.charCodeAt(0) + i)]));
  const letters = plan.tiles.map((name) => letterOf.get(name)!);
  return {
    version: MAP_VERSION,
    name: CATALOGUE_MAP,
    legend: Object.fromEntries(grounds.map((name) => [letterOf.get(name)!, name])),
    terrain: Array.from({ length: plan.height }, (_, y) =>
      letters.slice(y * plan.width, (y + 1) * plan.width).join(''),
    ),
    statics: plan.statics.map((one) => {
      const sprite = one.frame === undefined ? one.sprite : nameOfFrame(one);
      return [sprite, one.x, one.y, 0, one.facing];
    }),
  };
}

/** @returns the bake's sprites and those that show one frame */
function listSprites(manifest: Manifest, plan: PlannedMap): Record<string, BakedSprite> {
  const sprites: Record<string, BakedSprite> = { ...manifest.sprites };
  for (const one of plan.statics) {
    if (one.frame === undefined) continue;
    sprites[nameOfFrame(one)] = listAsFrame(
      manifest.sprites[one.sprite]!,
      one.frame,
      Math.floor(one.x),
      Math.floor(one.y),
    );
  }
  return sprites;
}

/** Makes the folder. @param bakedFolder the bake, absolute */
export function overlayBake(bakedFolder: string, manifest: Manifest, plan: PlannedMap): OverlayBake {
  const sprites = listSprites(manifest, plan);
  const source = `maps/${CATALOGUE_MAP}`;
  const bytes = new TextEncoder().encode(JSON.stringify(authorMap(plan)));
  const { map, faults } = readMap({ source, bytes }, new Set(Object.keys(sprites)));
  if (map === undefined) {
    throw new ScriptError(`The catalogue's own ${MAP_FILE} is faulty: ${faults.map(({ found }) => found).join('; ')}`);
  }
  const file = compressFile(new TextEncoder().encode(JSON.stringify(map)));
  const listed: BakedFile = { path: `${source}.map`, bytes: file.length, sha256: digestBytes(file) };
  const folder = mkdtempSync(join(tmpdir(), 'tallow-catalogue-'));
  mkdirSync(join(folder, 'maps'));
  // Junctions, since Windows lets everybody make those.
  for (const name of SHARED_FOLDERS) symlinkSync(join(bakedFolder, name), join(folder, name), 'junction');
  writeFileSync(join(folder, listed.path), file);
  writeFileSync(
    join(folder, MANIFEST_FILE),
    JSON.stringify({ ...manifest, sprites, maps: { [CATALOGUE_MAP]: listed } }),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
