// A bit stream that zstd reads from its end. It is known by its first byte and by how many bits are left; bits beyond the first
// byte are those of whatever stands before it, and `left` is negative then, by which readers tell a damaged file.

/** Bits of a stream of `length` bytes: all below the highest set bit of the last byte. -1 when there is none. */
export function countBits(at: usize, length: i32): i32 {
  if (length <= 0) return -1;
  const last = <i32>load<u8>(at + length - 1);
  return last === 0 ? -1 : length * 8 - 8 + (31 - clz(last));
}

/** `count` bits, at most 32, of which the lowest is bit `left` of the stream. */
export function bitsAt(at: usize, left: i32, count: i32): u32 {
  return <u32>((load<u64>(at + (left >> 3)) >> (left & 7)) & (((<u64>1) << count) - 1));
}

export const WINDOW_BITS = 57;

/** The next bits of a stream, the first at the top: WINDOW_BITS of them, then zeros. */
export function windowAt(at: usize, left: i32): u64 {
  const low = left - WINDOW_BITS;
  return (load<u64>(at + (low >> 3)) >> (low & 7)) << (64 - WINDOW_BITS);
}
