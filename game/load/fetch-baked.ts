// Files of baked/ over HTTP: fetched once, checked against the manifest, decompressed. Runs on the main thread and in workers.

import type { BakedFile } from '../../shared/format/manifest.ts';
import { unpackBytes } from '../../shared/format/packed.ts';
import { decompressZstd } from '../../shared/kernel/decompress.ts';

/** A file of the bake did not arrive or is not what the manifest says. The message is for the player. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Folder of the bake, relative to the page. */
export const BAKED_URL = './baked/';

async function fetchFile(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (cause) {
    throw new LoadError(`${url} could not be fetched: the connection failed.`, { cause });
  }
  if (!response.ok) throw new LoadError(`${url} could not be fetched: the server answered ${response.status}.`);
  return response;
}

/** Fetches a text file of the bake; `base` is the page's address. */
export async function fetchText(path: string, base: string): Promise<string> {
  return (await fetchFile(new URL(BAKED_URL + path, base).href)).text();
}

/** Hex SHA-256, or undefined where the page has no secure context and so no digest. */
async function digestHex(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches a binary file of the bake and checks its size and hash. */
export async function fetchPacked(file: BakedFile, base: string): Promise<Uint8Array> {
  const response = await fetchFile(new URL(BAKED_URL + file.path, base).href);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length !== file.bytes) {
    throw new LoadError(`${file.path} arrived with ${bytes.length} of ${file.bytes} bytes. Reload the page.`);
  }
  const digest = await digestHex(bytes);
  if (digest !== undefined && digest !== file.sha256) {
    throw new LoadError(`${file.path} arrived damaged: its checksum differs. Reload the page.`);
  }
  return bytes;
}

/** Fetches a binary file of the bake, checks its size and hash, and decompresses it. */
export async function fetchBaked(file: BakedFile, base: string): Promise<Uint8Array> {
  // A copy: the kernel's memory is the next file's.
  return unpackBytes(await fetchPacked(file, base), decompressZstd).slice();
}
