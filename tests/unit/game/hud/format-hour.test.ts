import { expect, it } from 'vitest';
import { formatHour } from '../../../../game/hud/format-hour.ts';

it.each([
  [0, '00:00'],
  [7.25, '07:15'],
  [12 + 1 / 12, '12:05'],
  [23.9999, '23:59'],
  [24, '00:00'],
])('%d is %s', (hour, text) => {
  expect(formatHour(hour)).toBe(text);
});

it('shows every whole minute as itself', () => {
  for (let minute = 0; minute < 24 * 60; minute++) {
    const [hours, minutes] = formatHour(minute / 60)
      .split(':')
      .map(Number);
    expect(hours! * 60 + minutes!).toBe(minute);
  }
});
