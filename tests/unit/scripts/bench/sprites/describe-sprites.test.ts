import { describe, expect, it } from 'vitest';
import { describeSprites, type MeasuredRenderer } from '../../../../../scripts/bench/sprites/describe-sprites.ts';

function renderer(name: string, ms: number, submitMs: number, bytes: number): MeasuredRenderer {
  return {
    name,
    stillMs: ms,
    stillSubmitMs: submitMs,
    scrolledMs: ms,
    scrolledSubmitMs: submitMs,
    draws: 3,
    stillBytes: bytes,
    scrolledBytes: bytes,
  };
}

const PEERS = [renderer('phaser, lit', 100, 4, 500), renderer('pixi.js', 30, 2, 0)];

function holdsOf(ours: MeasuredRenderer, seen = 4000): Map<string, boolean | null> {
  const passes = [{ pass: 'surface', draws: 2, gpuMs: null }];
  const rows = describeSprites({ measured: [ours, ...PEERS], passes, seen, renderer: 'a GPU' });
  return new Map(rows.map(({ id, holds }) => [id, holds]));
}

describe('describeSprites', () => {
  it('holds a whole frame to half of the lit peer, and the own thread to a tenth of the quickest', () => {
    const holds = holdsOf(renderer('Tallow', 50, 0.2, 0));
    expect([holds.get('sprites.still-ratio'), holds.get('sprites.submit-ratio')]).toEqual([true, true]);
    const slow = holdsOf(renderer('Tallow', 51, 0.21, 0));
    expect([slow.get('sprites.still-ratio'), slow.get('sprites.submit-ratio')]).toEqual([false, false]);
  });

  it('lets a still frame upload nothing, and no sprite be missing', () => {
    expect(holdsOf(renderer('Tallow', 50, 0.2, 1)).get('sprites.still-bytes')).toBe(false);
    expect(holdsOf(renderer('Tallow', 50, 0.2, 0), 3999).get('sprites.seen')).toBe(false);
  });
});
