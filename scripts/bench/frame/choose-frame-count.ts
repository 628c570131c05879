/** How long one measurement should take: long beside what starting and ending it costs. */
const MEASUREMENT_MS = 1000;

const FRAMES_MIN = 2;
const FRAMES_MAX = 300;

/** @returns how many frames a measurement takes, given about how long one takes, milliseconds */
export function chooseFrameCount(frameMs: number): number {
  return Math.min(Math.max(Math.round(MEASUREMENT_MS / frameMs), FRAMES_MIN), FRAMES_MAX);
}
