// Looks whether a folder holds a bake, without reading more than its manifest.

import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BakedFile, MANIFEST_FILE, type Manifest, parseManifest } from '../../shared/format/manifest.ts';

/** @returns every file that a manifest lists */
export function listManifestFiles(manifest: Manifest): BakedFile[] {
  const sprites = Object.values(manifest.sprites).flatMap((sprite) => [
    sprite.texels,
    sprite.shell,
    sprite.brick,
    ...(sprite.bareTexels === undefined ? [] : [sprite.bareTexels]),
  ]);
  return [manifest.records, manifest.lights, manifest.catalogue, ...sprites, ...Object.values(manifest.maps)];
}

/** @returns the manifest's text, or undefined when there is none */
export async function readManifestText(out: string): Promise<string | undefined> {
  return readFile(path.join(out, MANIFEST_FILE), 'utf8').catch(() => undefined);
}

/** @returns the manifest, or undefined when there is none that this version reads */
export async function readLastManifest(out: string): Promise<Manifest | undefined> {
  const text = await readManifestText(out);
  try {
    return text === undefined ? undefined : parseManifest(text);
  } catch {
    return undefined;
  }
}

/** @returns whether the folder holds exactly this bake: the same manifest, and every file of it in its full size */
export async function holdsBake(out: string, manifestText: string): Promise<boolean> {
  if ((await readManifestText(out)) !== manifestText) return false;
  return listManifestFiles(JSON.parse(manifestText) as Manifest).every((file) => isWhole(out, file));
}

/** @returns whether a file of the bake is there in its full size */
export function isWhole(out: string, file: BakedFile): boolean {
  try {
    // Every bake asks this of a thousand files: promises would take most of the time.
    const found = statSync(path.join(out, file.path));
    return found.isFile() && found.size === file.bytes;
  } catch {
    return false;
  }
}
