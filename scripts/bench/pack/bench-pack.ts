// Pages, fill and time of packing, without grouping: each frame may lie anywhere, as it may for the peers.

import type { PackGroup } from '../../../baker/pack/bundle.ts';
import type { RectSize } from '../../../baker/pack/free-space.ts';
import { type Packing, packPages } from '../../../baker/pack/pack-pages.ts';
import { trimSheet } from '../../../baker/trim/trim-sheet.ts';
import { createRandom } from '../../../shared/hash.ts';
import { type CatalogueSprite, imagesOf, readCatalogue } from '../catalogue.ts';
import { atLeast, atMost, createRow, type Row } from '../row.ts';
import { takeTurns, timeOf } from '../take-turns.ts';
import { loadPeerPackers, type PeerPackers } from './peer-packers.ts';
import { type CatalogueMix, createCatalogue } from './synthetic-catalogue.ts';
import { countTouchedPages, createWorld } from './synthetic-world.ts';

const ROUNDS = 3;
const SHUFFLE_SEED = 7;

/** Several of the usual mix: one alone may be lucky. */
const CATALOGUES: readonly (readonly [mix: CatalogueMix, frames: number, seed: number])[] = [
  ['mixed', 1000, 7],
  ['mixed', 1000, 11],
  ['mixed', 1000, 23],
  ['trees', 1000, 7],
  ['mixed', 10000, 7],
  ['trees', 10000, 7],
];

/** Frames from which each packer is timed once: it is not what a figure rests on. */
const MANY_FRAMES = 10000;

const WORLD_SEEDS = [1, 2, 3] as const;

/** Pages touched by a view, over those that the world's planner needs. */
const TOUCHED_BAR = 1.3;

/** Covered texels a page over those of uncut pictures: from here on cutting is worth its instances. */
const PARTS_BAR = 1.1;

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
    sizes.length < MANY_FRAMES ? ROUNDS : 1,
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

/** Pages that a view touches when sprites are laid where they are seen together. */
function measureWorld(seed: number): Row {
  const { groups, views, plannedPages } = createWorld(seed);
  const planned = countTouchedPages(views, (name) => [plannedPages.get(name)!]);
  const pagesBy = (packing: Packing): number =>
    countTouchedPages(views, (name) => packing.places.get(name)!.map(({ page }) => page));
  return createRow({
    id: `pack.touched.world-${seed}`,
    what: `pages that a view touches, over the ${planned.toFixed(2)} of the plan that the world was made by`,
    value: pagesBy(packPages(groups, views)) / planned,
    unit: 'x',
    bar: atMost(TOUCHED_BAR),
    peers: [{ name: 'ours without views', value: pagesBy(packPages(groups)) / planned }],
  });
}

/** What cutting pictures into parts gains, and what it costs in instances. */
function measureParts(sprites: readonly CatalogueSprite[]): Row[] {
  const sheets = sprites.flatMap(({ sheet }) => [sheet, ...(sheet.bare === undefined ? [] : [sheet.bare])]);
  const trimmed = sheets.map(trimSheet);
  const areaOf = (sizes: readonly RectSize[]): number =>
    sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  const images = trimmed.flatMap((sheet) => sheet.images);
  const parts = trimmed.flatMap((sheet) => sheet.parts.flat());
  return [
    createRow({
      id: 'pack.parts.gain',
      what: 'covered texels a page, over those of pictures that are not cut',
      value: areaOf(images) / areaOf(parts),
      unit: 'x',
      bar: atLeast(PARTS_BAR),
    }),
    createRow({
      id: 'pack.parts.count',
      what: `instances a picture, mean of ${images.length}`,
      value: parts.length / images.length,
      unit: 'parts',
    }),
  ];
}

export async function benchPack(): Promise<readonly Row[]> {
  const peers = await loadPeerPackers();
  const rows: Row[] = [];
  for (const [mix, frames, seed] of CATALOGUES) {
    rows.push(...(await measure(`${mix}-${frames}-${seed}`, createCatalogue(mix, frames, seed), peers)));
  }
  const sprites = await readCatalogue();
  const real = sprites.flatMap(imagesOf).map(({ width, height }) => ({ width, height }));
  rows.push(...(await measure('catalogue', real, peers)));
  return [...rows, ...WORLD_SEEDS.map(measureWorld), ...measureParts(sprites)];
}
