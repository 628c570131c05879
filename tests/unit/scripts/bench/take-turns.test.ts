import { describe, expect, it } from 'vitest';
import { medianOf, takeTurns } from '../../../../scripts/bench/take-turns.ts';

describe('medianOf', () => {
  it('is the middle by size, and between the two middle ones of an even number', () => {
    expect(medianOf([30, 1, 200])).toBe(30);
    expect(medianOf([10, 2, 100, 9])).toBe(9.5);
    expect(medianOf([7])).toBe(7);
  });

  it('is no figure without values', () => {
    expect(medianOf([])).toBeNaN();
  });
});

describe('takeTurns', () => {
  it('asks one after the other, round after round, and gives the median of each', async () => {
    const asked: string[] = [];
    const measure = (name: string, figures: number[]) => async (): Promise<number> => {
      asked.push(name);
      return figures.shift()!;
    };
    const medians = await takeTurns([measure('a', [5, 900, 6]), measure('b', [1, 2, 3])], 3);
    expect(asked.join('')).toBe('ababab');
    expect(medians).toEqual([6, 2]);
  });

  it('waits for one before it asks the next', async () => {
    let running = 0;
    const measure = async (): Promise<number> => {
      running++;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return running--;
    };
    expect(await takeTurns([measure, measure], 2)).toEqual([1, 1]);
  });
});
