/** An hour of the day as a clock shows it: 17.5 is 17:30. Minutes are rounded down, as on a clock. */
export function formatHour(hour: number): string {
  // A minute is no binary fraction: a hair short of one is one.
  const minutes = Math.floor(hour * 60 + 1e-6) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
