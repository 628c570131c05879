// Says what a file is that should have been a PNG, so that the person who has to mend it knows where it went wrong.

const SIGNATURES: readonly (readonly [name: string, offset: number, bytes: readonly number[]])[] = [
  ['a JPEG', 0, [0xff, 0xd8, 0xff]],
  ['a GIF', 0, [0x47, 0x49, 0x46, 0x38]],
  ['a WebP', 8, [0x57, 0x45, 0x42, 0x50]],
  ['an AVIF or HEIF', 4, [0x66, 0x74, 0x79, 0x70]],
  ['a BMP', 0, [0x42, 0x4d]],
  ['a TIFF', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['a TIFF', 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ['an OpenEXR image', 0, [0x76, 0x2f, 0x31, 0x01]],
  ['a Photoshop document', 0, [0x38, 0x42, 0x50, 0x53]],
  ['a KTX2 texture', 0, [0xab, 0x4b, 0x54, 0x58, 0x20, 0x32, 0x30, 0xbb]],
  ['a DDS texture', 0, [0x44, 0x44, 0x53, 0x20]],
  ['a zip archive', 0, [0x50, 0x4b, 0x03, 0x04]],
  ['a PNG whose line ends were changed by a text-mode copy', 0, [0x89, 0x50, 0x4e, 0x47, 0x0a]],
  ['a PNG whose line ends were changed by a text-mode copy', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0d]],
  ['a PNG whose first byte lost its eighth bit', 0, [0x09, 0x50, 0x4e, 0x47]],
];

/** Longest file that is taken for the text of a symbolic link: a path. */
const LINK_TEXT_MAX_BYTES = 1024;

/** Bytes looked at to tell text from anything else. */
const TEXT_PROBE_BYTES = 512;

/** @returns a noun phrase for the content: `a JPEG`, `a Git LFS pointer (the image itself was not fetched)` */
export function nameContent(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'an empty file';
  for (const [name, offset, signature] of SIGNATURES) {
    if (signature.every((byte, i) => bytes[offset + i] === byte)) return name;
  }
  const probe = bytes.subarray(0, TEXT_PROBE_BYTES);
  if (probe.every((byte) => byte === 0)) return 'a file of zeros';
  if (!probe.every(isTextByte)) return 'data of an unknown kind';
  const text = new TextDecoder().decode(probe);
  if (text.startsWith('version https://git-lfs.github.com/spec/')) {
    return 'a Git LFS pointer (the image itself was not fetched)';
  }
  if (text.startsWith('<svg') || (text.startsWith('<?xml') && text.includes('<svg'))) return 'an SVG drawing';
  if (/^\s*<(!doctype|html)/i.test(text)) return 'an HTML page';
  if (bytes.length <= LINK_TEXT_MAX_BYTES && /^[^\n]*[/\\.][^\n]*\n?$/.test(text) && /\.png\s*$/i.test(text)) {
    return `the text of a symbolic link (to ${text.trim()})`;
  }
  return 'text';
}

function isTextByte(byte: number): boolean {
  return byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d;
}
