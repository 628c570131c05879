import { enterMemory, getKernel, reserveMemory, SLACK_BYTES, viewMemory } from './kernel.ts';

/**
 * Decompresses what `@hpcc-js/wasm-zstd` made of `length` bytes.
 *
 * @returns a view of the kernel's memory, good until the kernel is asked again; empty when the bytes are damaged
 */
export function decompressZstd(bytes: Uint8Array, length: number): Uint8Array {
  const from = enterMemory(bytes);
  const end = from + bytes.length;
  if (getKernel().isFrame(from, end, length) === 0) return new Uint8Array();
  const to = end + SLACK_BYTES;
  reserveMemory(to + length);
  return getKernel().decompress(from, end, to, length) === 1 ? viewMemory(to, length) : new Uint8Array();
}
