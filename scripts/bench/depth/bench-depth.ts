// Whose each pixel is, of 200 sprites that overlap in every way: against a composite that puts every texel of every sheet at its own
// place and keeps the nearest. Beside peers that put whole sprites before each other.

import type { FrameView } from '../../../game/frame/frame-view.ts';
import { SURFACE_TAGS } from '../../../game/frame/surface/surface-tags.ts';
import type { PlacedStatic } from '../../../game/world/place-statics.ts';
import type { WorldMap } from '../../../shared/format/map.ts';
import type { Sheet } from '../../../shared/format/sheet.ts';
import { PX_PER_UNIT } from '../../../shared/projection.ts';
import type { LaunchedBrowser } from '../../browser/launch-browser.ts';
import { buildGame } from '../../page/build-game.ts';
import { type GameOptions, gameOn, type WatchedPage } from '../../page/open-game.ts';
import { loadTestModule } from '../load-test-module.ts';
import { atLeast, createRow, type Row } from '../row.ts';
import { type Composite, type CompositeModule, drawPeerOwners } from './peer-owners.ts';

/** Per cent of the pixels. */
const OWNER_BAR = 99.99;

const SPRITES = 200;
const SEED = 42;
const MAP = 'torture';

/** Nearer to each other than this two texels are one surface, units: a hundredth of a texel. */
const TIE_UNITS = 0.01 / PX_PER_UNIT;

/** `tests/support/torture-map.ts` */
interface TortureModule {
  tortureMap(name: string, count: number, seed: number): object;
}

/** `tests/support/proof-world.ts` */
export interface ProofModule {
  openProofWorld(authored: object, sheets?: readonly Sheet[]): Promise<ProofWorld>;
}

export interface ProofWorld {
  readonly stage: {
    readonly launched: LaunchedBrowser;
    open(options: GameOptions): Promise<WatchedPage>;
  };
  readonly map: WorldMap;
  close(): Promise<void>;
}

interface DrawnScene {
  readonly view: FrameView;
  readonly statics: readonly PlacedStatic[];
  readonly owners: Int32Array;
}

/** Opens the map and reads whose each texel is. */
async function readOurs(world: ProofWorld, { GROUND_OWNER, NO_OWNER }: CompositeModule): Promise<DrawnScene> {
  const { page } = await world.stage.open({ map: MAP, zoom: '2', freeze: '1', disable: 'shadows,see_through' });
  const read = await (await gameOn(page)).evaluate(async (game) => {
    const [albedo, material] = [await game.readSurface('albedo'), await game.readSurface('material')];
    const alphaOf = (bytes: Uint8Array): number[] =>
      Array.from({ length: bytes.length / 4 }, (_, i) => bytes[i * 4 + 3]!);
    return {
      view: game.view,
      statics: game.statics,
      visible: game.visible,
      tags: alphaOf(albedo),
      owners: alphaOf(material),
    };
  });
  await page.close();
  const owners = Int32Array.from(read.owners, (owner, i) => {
    const tag = read.tags[i];
    if (tag === SURFACE_TAGS.none) return NO_OWNER;
    return tag === SURFACE_TAGS.terrain ? GROUND_OWNER : read.visible[owner - 1]!;
  });
  return { view: read.view, statics: read.statics, owners };
}

/** Per cent of the pixels with anything on them that have the right owner. */
function shareRight(truth: Composite, owners: Int32Array, noOwner: number): number {
  let right = 0;
  let covered = 0;
  for (let i = 0; i < owners.length; i++) {
    if (truth.owners[i] === noOwner) continue;
    covered++;
    if (owners[i] === truth.owners[i] || truth.nearest[i]! - truth.second[i]! < TIE_UNITS) right++;
  }
  return (100 * right) / covered;
}

export async function benchDepth(): Promise<readonly Row[]> {
  await buildGame();
  const { openProofWorld } = await loadTestModule<ProofModule>('support/proof-world.ts');
  const { tortureMap } = await loadTestModule<TortureModule>('support/torture-map.ts');
  const composite = await loadTestModule<CompositeModule>('support/composite.ts');
  process.stderr.write(`Baking a map of ${SPRITES} sprites ...\n`);
  const world = await openProofWorld(tortureMap(MAP, SPRITES, SEED));
  try {
    const { view, statics, owners } = await readOurs(world, composite);
    const truth = composite.compositeScene(world.map, statics, view);
    const peers = [];
    for (const name of ['phaser', 'pixi.js'] as const) {
      process.stderr.write(`Drawing with ${name} ...\n`);
      const theirs = await drawPeerOwners(world.stage.launched.browser, name, statics, view, composite);
      peers.push({ name, value: shareRight(truth, theirs, composite.NO_OWNER) });
    }
    return [
      createRow({
        id: 'depth.owners',
        what: `pixels of ${SPRITES} overlapping sprites that show the nearest of them; peers sort whole sprites by the row they stand on`,
        value: shareRight(truth, owners, composite.NO_OWNER),
        unit: '%',
        bar: atLeast(OWNER_BAR),
        peers,
      }),
    ];
  } finally {
    await world.close();
  }
}
