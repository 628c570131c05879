// Numbers as the page shows them. No locale: the same page everywhere.

/** `12345` as `12,345`. */
export function formatCount(value: number): string {
  const digits = String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, ',');
  return value < 0 ? `\u2212${digits}` : digits;
}

/** A share 0..1 as `12.3 %`. */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Bytes as `12.3 kB`. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** A difference with its sign: `+12`, `−3`, `0`. */
export function formatDifference(value: number): string {
  return value > 0 ? `+${formatCount(value)}` : formatCount(value);
}

/** Frame numbers as runs: `0–3, 7`. */
export function formatFrames(frames: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const frame of [...frames].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && frame === run[1] + 1) run[1] = frame;
    else runs.push([frame, frame]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}\u2013${last}`)).join(', ');
}

/** `1 frame`, `2 frames`. */
export function formatNoun(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
