import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompressFile } from '../../baker/write/compress.ts';
import { type Catalogue, parseCatalogue } from '../../shared/format/catalogue.ts';
import { decodeFrameRecords, type FrameRecord, listParts } from '../../shared/format/frame-record.ts';
import { type BakedFile, MANIFEST_FILE, type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import { messageOf, ScriptError } from '../script-error.ts';
import type { TexelRect } from './texel-rect.ts';

/** A bake on disk, as far as a catalogue needs it. */
export interface ReadBake {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly records: readonly FrameRecord[];
  readonly catalogue: Catalogue;
}

/** @throws ScriptError when there is none */
export function readBake(folder: string): ReadBake {
  try {
    const manifest = parseManifest(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
    const read = ({ path }: BakedFile): Uint8Array => decompressFile(readFileSync(join(folder, path)));
    const catalogue = parseCatalogue(new TextDecoder().decode(read(manifest.catalogue)));
    return { folder, manifest, records: decodeFrameRecords(read(manifest.records)), catalogue };
  } catch (cause) {
    throw new ScriptError(`There is no bake in ${folder}: ${messageOf(cause)}`, { cause });
  }
}

/** What the frames of a sprite cover between them, texels from the ground point; a single texel when they are all empty. */
export function boundsOf({ manifest, records }: ReadBake, name: string): TexelRect {
  const { firstRecord, frames } = manifest.sprites[name]!;
  const covered = records
    .slice(firstRecord, firstRecord + frames)
    .flatMap((_, i) => listParts((index) => records[index]!, firstRecord + i))
    .map((index) => records[index]!)
    .filter(({ width }) => width > 0);
  if (covered.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    left: Math.min(...covered.map(({ originX }) => originX)),
    top: Math.min(...covered.map(({ originY }) => originY)),
    right: Math.max(...covered.map(({ originX, width }) => originX + width)),
    bottom: Math.max(...covered.map(({ originY, height }) => originY + height)),
  };
}
