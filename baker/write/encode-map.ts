// A map to its file.

import type { BakedFile } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { EncodedFile } from './baked-sheet.ts';
import { compressFile } from './compress.ts';
import { digestValue } from './digest.ts';
import { nameFile } from './name-file.ts';

export function encodeMap(map: WorldMap): EncodedFile {
  const bytes = compressFile(new TextEncoder().encode(JSON.stringify(map)));
  return { bytes, values: digestValue(map) };
}

/** @param bytes as encodeMap gave them */
export function nameMap(name: string, bytes: Uint8Array): BakedFile {
  return nameFile(`maps/${name}`, 'map', bytes);
}
