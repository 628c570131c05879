import type { BakedFile } from '../../shared/format/manifest.ts';
import { digestBytes } from './digest.ts';

/** Digits of a content's hash in a file name: 48 bits tell apart all that one name will ever hold. */
const NAME_HASH_DIGITS = 12;

/** @param stem path and name without hash; @param extension without dot */
export function nameFile(stem: string, extension: string, bytes: Uint8Array): BakedFile {
  const sha256 = digestBytes(bytes);
  return { path: `${stem}.${sha256.slice(0, NAME_HASH_DIGITS)}.${extension}`, bytes: bytes.length, sha256 };
}
