import { expect, it } from 'vitest';
import { EdgeQueue } from '../../../../baker/mesh/edge-queue.ts';

it('gives edges cheapest first, equal ones in their order, each with its stamp', () => {
  const entries = Array.from({ length: 300 }, (_, edge) => ({
    edge: (edge * 7) % 300,
    stamp: edge,
    cost: (edge * 37) % 19,
  }));
  const queue = new EdgeQueue(4);
  for (const { edge, stamp, cost } of entries) queue.put(edge, stamp, cost);
  const expected = entries.toSorted((a, b) => a.cost - b.cost || a.edge - b.edge);
  for (const { edge, stamp } of expected) {
    expect(queue.take()).toBe(edge);
    expect(queue.stamp).toBe(stamp);
  }
  expect(queue.take()).toBe(-1);
});

it('keeps an edge as often as it was put in', () => {
  const queue = new EdgeQueue(1);
  queue.put(5, 1, 2);
  queue.put(5, 2, 1);
  expect([queue.take(), queue.stamp, queue.take(), queue.stamp, queue.take()]).toEqual([5, 2, 5, 1, -1]);
});
