// The same things at the world's origin and thousands of tiles away look alike: numbers that grow with the distance cost no
// depth, no shadow and no light.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStandIn } from '../../baker/stand-in/create-stand-in.ts';
import { settle, takePicture } from '../../scripts/page/open-game.ts';
import { comparePictures, type Picture } from '../../scripts/page/picture.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { addMaps, shiftMap } from '../support/shift-map.ts';

/** Ground and things that look alike on every tile: a variant is chosen by the tile's place. */
function withoutVariants(name: string, as: string): Sheet {
  const { info, frames } = createStandIn(name);
  return { info: { ...info, name: as, frames: 1, columns: 1, variants: 1 }, frames: frames.slice(0, 1) };
}

const EDGE = 12;
const MAP = {
  version: 1,
  name: 'near',
  legend: { '.': 'ground_once' },
  terrain: Array.from({ length: EDGE }, () => '.'.repeat(EDGE)),
  statics: [
    ['wall_plain_x', 3, 3],
    ['wall_window_x', 4, 3],
    ['wall_arch_y', 3, 4],
    ['wall_plain_y', 3, 5],
    ['floor_plain', 3, 4],
    ['brazier', 4, 5],
    ['post_plain', 6, 5],
    ['crate', 7, 7],
    ['ore', 5, 8],
    ['tree_plain', 8, 4],
    ['crate', 5.5, 6.25, 0.6],
  ],
  start: [5.5, 5.5],
};

/** Tiles east and south of the origin. */
const PLACES = [
  [500, 0],
  [4000, 0],
  [0, 4000],
] as const;

/** A few tiles away nothing has grown: what differs here differs by where the texels of the shadow map fall. */
const BESIDE = [5, 3] as const;

const nameOf = ([east, south]: readonly [number, number]): string => `far-${east}-${south}`;

let world: ProofWorld;
beforeAll(async () => {
  world = await openProofWorld(MAP, [withoutVariants('ground_plain', 'ground_once')]);
  await addMaps(
    world.bakedFolder,
    [BESIDE, ...PLACES].map((place) => shiftMap(world.map, nameOf(place), place[0], place[1])),
  );
});
afterAll(() => world?.close());

/** By day with long shadows, and at night by lamplight. */
const HOURS = [17.5, 22];

const ZOOM = 2;

/** The picture at each of HOURS. */
async function takeHours(map: string): Promise<Picture[]> {
  const { page } = await world.stage.open({ map, freeze: '1', zoom: `${ZOOM}`, look: 'night.lampFlicker=0' });
  const pictures: Picture[] = [];
  for (const hour of HOURS) {
    await page.evaluate((time) => window.tallow!.setHour(time), hour);
    await settle(page);
    pictures.push(await takePicture(page));
  }
  await page.close();
  return pictures;
}

/** Shadows' edges may lie a texel elsewhere, since the texels of their map are the world's own. */
const EDGE_PX = ZOOM;

/** Steps of a channel: far less than from one band of light to the next. */
const LEVEL_ERROR = 6;

/** Texels that are lighter or darker than all that the other picture has around them: acne, gaps, lone bands. */
function countSpecks(picture: Picture, other: Picture): number {
  const { width, height } = picture;
  let specks = 0;
  for (let y = EDGE_PX; y < height - EDGE_PX; y += ZOOM) {
    for (let x = EDGE_PX; x < width - EDGE_PX; x += ZOOM) {
      const at = (y * width + x) * 4 + 1;
      const value = picture.data[at]!;
      if (Math.abs(value - other.data[at]!) <= LEVEL_ERROR) continue;
      let low = 255;
      let high = 0;
      for (let row = -EDGE_PX; row <= EDGE_PX; row += ZOOM) {
        for (let column = -EDGE_PX; column <= EDGE_PX; column += ZOOM) {
          const near = other.data[at + (row * width + column) * 4]!;
          low = Math.min(low, near);
          high = Math.max(high, near);
        }
      }
      if (value < low - LEVEL_ERROR || value > high + LEVEL_ERROR) specks++;
    }
  }
  return specks;
}

/** Texels whose edge-crossing lies elsewhere by chance, beyond those that are so beside the origin. */
const SPARE_SPECKS = 5;

/** Share of a picture that may differ at all: along the edges of shadows. */
const DIFFERENT_MAX = 0.02;

test('the same things look alike wherever they stand', async () => {
  const near = await takeHours('near');
  const beside = await takeHours(nameOf(BESIDE));
  for (const place of PLACES) {
    const far = await takeHours(nameOf(place));
    for (const [i, picture] of far.entries()) {
      const found = `${place} tiles away at ${HOURS[i]}`;
      const expected = countSpecks(beside[i]!, near[i]!);
      expect(countSpecks(picture, near[i]!), found).toBeLessThanOrEqual(expected + SPARE_SPECKS);
      const share = comparePictures(picture, near[i]!).pixels / (picture.width * picture.height);
      expect(share, found).toBeLessThan(DIFFERENT_MAX);
    }
  }
});
