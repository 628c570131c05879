import { expect, it } from 'vitest';
import { bakeAll } from '../../../../baker/bake-plan.ts';
import { bakeSheet } from '../../../../baker/bake-sheet.ts';
import { toStandInTask } from '../../../../baker/plan-tasks.ts';
import { createRandom } from '../../../../shared/hash.ts';

const MAPS = 5;
const ROUNDS = 6;

const stamp = (value: { readonly source: string; readonly bytes: Uint8Array }) => ({ value, stamp: value.source });
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** Maps of which each warns of something, and entries in a file each. */
function makeWorld() {
  const maps = Array.from({ length: MAPS }, (_, i) => {
    const statics = [
      ['crate', 1, 1],
      ['crate', 1.1 + i / 50, 1],
    ];
    const legend = { '.': 'ground_plain' };
    const map = { version: 1, name: `yard_${i}`, legend, terrain: ['...', '...', '...'], statics };
    return stamp({ source: `maps/yard_${i}`, bytes: encode(map) });
  });
  const entries = {
    crate: { class: 'object', standIn: 'crate', solid: [-0.4, -0.4, 0.4, 0.4], tags: ['goods', 'wood'] },
    ground_plain: { class: 'ground', standIn: 'ground_plain', tags: ['outdoors'] },
  };
  const catalogue = Object.entries(entries).map(([name, entry]) =>
    stamp({ source: `catalogue/${name}.json`, bytes: encode({ version: 1, sprites: { [name]: entry } }) }),
  );
  return { maps, catalogue };
}

function shuffle<T>(values: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  const rest = [...values];
  return values.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}

it('bakes the same bytes and tells the same, in whatever order maps and entries come', async () => {
  const outcomes = await Promise.all(['crate', 'ground_plain'].map((name) => bakeSheet(toStandInTask(name, name))));
  const { maps, catalogue } = makeWorld();
  const bake = async (seed: number): Promise<object> => {
    const inputs = { sheets: [], maps: shuffle(maps, seed), catalogue: shuffle(catalogue, seed), faults: [] };
    const { outputs, summary } = await bakeAll(inputs, {
      bakeSheets: async (tasks) => outcomes.filter(({ baked }) => tasks.some((task) => task.name === baked?.name)),
      standIns: true,
    });
    return { outputs, lock: summary.lock, manifest: summary.manifestText, warnings: summary.warnings };
  };
  const first = await bake(1);
  expect(first).toMatchObject({ warnings: { length: MAPS } });
  for (let seed = 2; seed < ROUNDS; seed++) expect(await bake(seed)).toEqual(first);
});
