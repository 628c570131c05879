// Prediction of a plane of numbers from the neighbours that the decoder already has (median edge detector, as in LOCO-I),
// over covered texels only. A gap in a row takes the value to its left (at the row's start: to its right), so that a
// silhouette that grows or shrinks from row to row still predicts well. What is stored is the zigzagged difference.

/** The median of left, above and left + above - corner: follows edges, exact on planes. */
function predict(left: number, above: number, corner: number): number {
  const low = Math.min(left, above);
  const high = Math.max(left, above);
  if (corner >= high) return low;
  if (corner <= low) return high;
  return left + above - corner;
}

/** Fills what is uncovered in a finished row from the values beside it; a row with nothing covered repeats the one above. */
function fillGaps(row: Int32Array, above: Int32Array, covered: Uint8Array, start: number, width: number): void {
  let first = 0;
  while (first < width && covered[start + first] === 0) first++;
  if (first === width) {
    row.set(above);
    return;
  }
  for (let x = 0; x < first; x++) row[x] = row[first]!;
  for (let x = first + 1; x < width; x++) {
    if (covered[start + x] === 0) row[x] = row[x - 1]!;
  }
}

/**
 * @param values one number a texel at `values[texel * stride + offset]`
 * @param covered 1 where the texel is there, row by row; length width * height
 * @param bits 8 or 16: the numbers' range, in which differences wrap
 * @param residuals receives one zigzagged difference a covered texel, in scan order
 * @returns how many were written
 */
export function encodePredicted(
  values: Uint8Array | Uint16Array,
  stride: number,
  offset: number,
  covered: Uint8Array,
  width: number,
  bits: 8 | 16,
  residuals: Uint16Array,
): number {
  const half = 1 << (bits - 1);
  const wrap = (1 << bits) - 1;
  let above: Int32Array = new Int32Array(width);
  let row: Int32Array = new Int32Array(width);
  let count = 0;
  for (let start = 0; start < covered.length; start += width) {
    for (let x = 0; x < width; x++) {
      if (covered[start + x] === 0) continue;
      const joined = x > 0 && covered[start + x - 1] === 1;
      const up = above[x]!;
      const guess = joined ? predict(row[x - 1]!, up, above[x - 1]!) : up;
      const value = values[(start + x) * stride + offset]!;
      const difference = ((value - guess + half) & wrap) - half;
      residuals[count++] = difference < 0 ? -2 * difference - 1 : 2 * difference;
      row[x] = value;
    }
    fillGaps(row, above, covered, start, width);
    [above, row] = [row, above];
  }
  return count;
}

/**
 * The inverse: writes the numbers of covered texels to `values[texel * stride + offset]`.
 *
 * @param low low bytes of the differences, from `at` on
 * @param high their high bytes; none for 8-bit numbers
 * @returns how many were read
 */
export function decodePredicted(
  values: Uint8Array | Uint16Array,
  stride: number,
  offset: number,
  covered: Uint8Array,
  width: number,
  low: Uint8Array,
  high: Uint8Array | undefined,
  at: number,
): number {
  const wrap = high === undefined ? 0xff : 0xffff;
  let above: Int32Array = new Int32Array(width);
  let row: Int32Array = new Int32Array(width);
  let count = at;
  for (let start = 0; start < covered.length; start += width) {
    for (let x = 0; x < width; x++) {
      if (covered[start + x] === 0) continue;
      const joined = x > 0 && covered[start + x - 1] === 1;
      const up = above[x]!;
      const guess = joined ? predict(row[x - 1]!, up, above[x - 1]!) : up;
      const residual = high === undefined ? low[count]! : low[count]! | (high[count]! << 8);
      count++;
      const value = (guess + ((residual >>> 1) ^ -(residual & 1))) & wrap;
      values[(start + x) * stride + offset] = value;
      row[x] = value;
    }
    fillGaps(row, above, covered, start, width);
    [above, row] = [row, above];
  }
  return count - at;
}
