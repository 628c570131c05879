import { Refusal } from '../image/refusal.ts';

/**
 * Text of a file: UTF-8, with or without a byte order mark.
 *
 * @returns the text without its mark; other encodings are refused by their name
 */
export function readText(bytes: Uint8Array): string | Refusal {
  const encoding = findWideEncoding(bytes);
  if (encoding !== undefined) return wrongEncoding(`the encoding is ${encoding}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrongEncoding('the encoding is not UTF-8 (some bytes are no characters)');
  }
}

function findWideEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16 (little-endian)';
  if (a === 0xfe && b === 0xff) return 'UTF-16 (big-endian)';
  // Without a mark: text begins with an ASCII sign, so its other byte is zero.
  if (a !== 0 && b === 0 && c !== 0) return 'UTF-16 (little-endian, without a mark)';
  if (a === 0 && b !== 0 && b !== undefined) return 'UTF-16 (big-endian, without a mark)';
  return undefined;
}

function wrongEncoding(found: string): Refusal {
  return new Refusal(found, 'UTF-8', 'Save the file as UTF-8 (in Windows Notepad: Save as, Encoding).');
}
