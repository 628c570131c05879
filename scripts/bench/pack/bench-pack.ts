// Pages, fill and time of packing, without grouping: each frame may lie anywhere, as it may for the peers.

import type { PackGroup } from '../../../baker/pack/bundle.ts';
import type { RectSize } from '../../../baker/pack/free-space.ts';
import { type Packing, packPages } from '../../../baker/pack/pack-pages.ts';
import { createRandom } from '../../../shared/hash.ts';
import { imagesOf, readCatalogue } from '../catalogue.ts';
import { atLeast, atMost, createRow, type Row } from '../row.ts';
import { takeTurns, timeOf } from '../take-turns.ts';
import { loadPeerPackers, type PeerPackers } from './peer-packers.ts';
import { type CatalogueMix, createCatalogue } from './synthetic-catalogue.ts';

const FRAMES = 1000;
const ROUNDS = 3;
const SHUFFLE_SEED = 7;

/** Several of the usual mix: one alone may be lucky. */
const CATALOGUES: readonly (readonly [mix: CatalogueMix, seed: number])[] = [
  ['mixed', 7],
  ['mixed', 11],
  ['mixed', 23],
  ['trees', 7],
];

/** Every page but the last, percent of its texels. */
const FILL_BAR_PERCENT = 98;

function groupsOf(sizes: readonly RectSize[]): PackGroup[] {
  return sizes.map((size, i) => ({ name: `frame_${i}`, rects: [size] }));
}

/** Least fill of all pages but the last, percent; undefined where there is one page only. */
function leastFullPercent(fills: readonly number[]): number | undefined {
  return fills.length < 2 ? undefined : 100 * Math.min(...fills.slice(0, -1));
}

/** Fill of all pages but the last together, percent. */
function meanFullPercent(fills: readonly number[]): number {
  const full = fills.slice(0, -1);
  return (100 * full.reduce((sum, fill) => sum + fill, 0)) / full.length;
}

function countMoved(a: Packing, b: Packing): number {
  return [...a.places].filter(([name, places]) => JSON.stringify(b.places.get(name)) !== JSON.stringify(places)).length;
}

function shuffle<T>(items: readonly T[]): T[] {
  const random = createRandom(SHUFFLE_SEED);
  const keyed = items.map((item) => ({ item, key: random.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

async function measure(name: string, sizes: readonly RectSize[], peers: PeerPackers): Promise<Row[]> {
  process.stderr.write(`Packing ${name} ...\n`);
  const groups = groupsOf(sizes);
  const packing = packPages(groups);
  const theirs = peers.packMaxRects(sizes);
  const [ourMs, theirMs] = await takeTurns(
    [() => timeOf(() => packPages(groups)), () => timeOf(() => peers.packMaxRects(sizes))],
    ROUNDS,
  );
  const rows = [
    createRow({
      id: `pack.pages.${name}`,
      what: `pages for ${sizes.length} frames`,
      value: packing.fills.length,
      unit: 'pages',
      bar: atMost(theirs.length),
      peers: [{ name: 'maxrects-packer', value: theirs.length }],
    }),
  ];
  const least = leastFullPercent(packing.fills);
  if (least !== undefined) {
    rows.push(
      createRow({
        id: `pack.fill.${name}`,
        what: `emptiest page but the last; all of them together ${meanFullPercent(packing.fills).toFixed(2)} %`,
        value: least,
        unit: '%',
        bar: atLeast(FILL_BAR_PERCENT),
        peers: [
          { name: 'maxrects-packer', value: leastFullPercent(theirs) ?? Number.NaN },
          { name: 'potpack (one sheet)', value: 100 * peers.packPotpack(sizes) },
        ],
      }),
    );
  }
  rows.push(
    createRow({
      id: `pack.order.${name}`,
      what: 'frames whose place changes when the input is shuffled',
      value: countMoved(packing, packPages(shuffle(groups))),
      unit: 'frames',
      bar: atMost(0),
    }),
    createRow({
      id: `pack.time.${name}`,
      what: 'time',
      value: ourMs!,
      unit: 'ms',
      peers: [{ name: 'maxrects-packer', value: theirMs! }],
    }),
    createRow({
      id: `pack.time-ratio.${name}`,
      what: "time over maxrects-packer's",
      value: ourMs! / theirMs!,
      unit: 'x',
    }),
  );
  return rows;
}

export async function benchPack(): Promise<readonly Row[]> {
  const peers = await loadPeerPackers();
  const rows: Row[] = [];
  for (const [mix, seed] of CATALOGUES) {
    rows.push(...(await measure(`${mix}-${seed}`, createCatalogue(mix, FRAMES, seed), peers)));
  }
  const real = (await readCatalogue()).flatMap(imagesOf).map(({ width, height }) => ({ width, height }));
  rows.push(...(await measure('catalogue', real, peers)));
  return rows;
}
