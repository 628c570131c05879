// manifest.json: the one file with a fixed name in baked/. It lists every other file by its content-hashed name; the baker
// replaces it last, by a rename, so that a reader sees the old bake or the new one and nothing between.

import { FormatError } from './binary.ts';
import type { AnimationInfo, WangInfo } from './sheet.ts';

export const MANIFEST_VERSION = 3;
export const MANIFEST_FILE = 'manifest.json';

export interface BakedFile {
  /** Path below baked/, with the content's hash in its name. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of the file, hex. */
  readonly sha256: string;
}

export interface BakedSprite {
  /** Frames firstRecord .. firstRecord + frames - 1 of the record table. */
  readonly firstRecord: number;
  readonly frames: number;
  readonly facings: 1 | 4 | 8;
  readonly variants: number;
  readonly animations: Readonly<Record<string, AnimationInfo>>;
  readonly footprint: readonly [x: number, y: number];
  readonly wang?: WangInfo;
  /** The pages that its frames (and its bare twin's) lie on, ascending. */
  readonly pages: readonly number[];
  readonly texels: BakedFile;
  readonly shell: BakedFile;
  readonly brick: BakedFile;
  /** Texels of the bare twin, whose records the frames' `bare` names. */
  readonly bareTexels?: BakedFile;
}

export interface Manifest {
  readonly format: 'tallow';
  readonly version: number;
  readonly pages: number;
  readonly records: BakedFile;
  readonly lights: BakedFile;
  /** What each sprite is: see catalogue.ts. */
  readonly catalogue: BakedFile;
  readonly sprites: Readonly<Record<string, BakedSprite>>;
  readonly maps: Readonly<Record<string, BakedFile>>;
}

/** Reads manifest.json; throws FormatError when it is another product's or another version's. */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FormatError(`${MANIFEST_FILE}: not JSON; run \`npx tallow bake\` again`);
  }
  const head = value as Partial<Manifest> | null;
  if (head?.format !== 'tallow') throw new FormatError(`${MANIFEST_FILE}: not a Tallow bake; run \`npx tallow bake\``);
  if (head.version !== MANIFEST_VERSION) {
    throw new FormatError(
      `${MANIFEST_FILE}: format version ${head.version}, this build reads ${MANIFEST_VERSION}; run \`npx tallow bake\` again`,
    );
  }
  return value as Manifest;
}
