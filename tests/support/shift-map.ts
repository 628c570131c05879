// The same map far from the world's origin. No author can write one so large; the game does not mind.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBytes } from '../../baker/write/compress.ts';
import { MANIFEST_FILE, type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { NO_TERRAIN } from '../../shared/terrain.ts';

/** The map with all that is on it so many tiles further east and south; the ground before it is bare. */
export function shiftMap(map: WorldMap, name: string, east: number, south: number): WorldMap {
  const width = map.width + east;
  const tiles = new Array<number>(width * (map.height + south)).fill(NO_TERRAIN);
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) tiles[(y + south) * width + x + east] = map.tiles[y * map.width + x]!;
  }
  return {
    ...map,
    name,
    width,
    height: map.height + south,
    tiles,
    statics: map.statics.map((object) => ({ ...object, x: object.x + east, y: object.y + south })),
    buildings: map.buildings.map(({ name: building, rooms }) => ({
      name: building,
      rooms: rooms.map((room) => {
        const [west, north, eastEdge, southEdge] = room.area;
        return { ...room, area: [west + east, north + south, eastEdge + east, southEdge + south] as const };
      }),
    })),
    start: [map.start[0] + east, map.start[1] + south],
  };
}

/** Puts maps into a bake besides its own. */
export async function addMaps(bakedFolder: string, maps: readonly WorldMap[]): Promise<void> {
  const manifestFile = join(bakedFolder, MANIFEST_FILE);
  const manifest: Manifest = parseManifest(await readFile(manifestFile, 'utf8'));
  const files = await Promise.all(
    maps.map(async (map) => {
      const bytes = compressBytes(new TextEncoder().encode(JSON.stringify(map)), true);
      const path = `maps/${map.name}.bin`;
      await writeFile(join(bakedFolder, path), bytes);
      return [
        map.name,
        { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ] as const;
    }),
  );
  await writeFile(
    manifestFile,
    JSON.stringify({ ...manifest, maps: { ...manifest.maps, ...Object.fromEntries(files) } }),
  );
}
