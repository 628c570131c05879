// Terrain (B4): every texel of the ground is the one that the CPU picks, at every scroll; and nothing shows between tiles.

import { afterAll, describe, expect, it } from 'vitest';
import type { FrameView } from '../../game/frame/frame-view.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { gameOn, settle, takePicture } from '../../scripts/page/open-game.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { pickGround } from '../../shared/pick-ground.ts';
import { texelInTile } from '../../shared/terrain.ts';
import { buildTerrainCells } from '../../shared/terrain-borders.ts';
import { createGroundLookup } from '../support/ground-lookup.ts';
import { createCodedGround, createGroundSheet } from '../support/ground-sheets.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

/** One frame for each set of crossed edges, two for none. */
const WANG = { probability: 0.4, variants: [[0, 16], ...Array.from({ length: 15 }, (_, set) => [set + 1])] };

const EDGE = 22;
const LETTERS = ['.', '#', '%'];

/** Rows of kinds beside each other in every way: patches, stripes, single tiles. */
function mixedRows(): string[] {
  return Array.from({ length: EDGE }, (_, y) =>
    Array.from({ length: EDGE }, (_, x) => {
      if (x > 14) return LETTERS[x % 2];
      if (y > 14) return LETTERS[1 + (y % 2)];
      return LETTERS[(((x * x + 3 * y * y + x * y) >> 3) + (x >> 2)) % 3];
    }).join(''),
  );
}

function openGround(name: string, sheets: readonly Sheet[]): Promise<ProofWorld> {
  const legend = Object.fromEntries(LETTERS.map((letter, i) => [letter, sheets[i]!.info.name]));
  const house = { name: 'house', storeys: [{ level: 0, rooms: [[7, 8, 10, 11]], statics: [] }] };
  const start = [EDGE / 2, EDGE / 2];
  return openProofWorld(
    { version: 1, name, legend, terrain: mixedRows(), statics: [], buildings: [house], start },
    sheets,
  );
}

describe('the picked texel', () => {
  const SHEETS = [
    createCodedGround('ground_flat', 0, 6, 0),
    createCodedGround('ground_rough', 64, 9, 4.9),
    createCodedGround('ground_wang', 128, 17, 2.5, WANG),
  ];
  let world: ProofWorld;
  afterAll(() => world?.close());

  it('is the one that the CPU picks from the sheets, for every texel of every view', async () => {
    world = await openGround('coded', SHEETS);
    const { map } = world;
    const cells = buildTerrainCells(map);
    const ground = createGroundLookup(map.terrains.map((name) => SHEETS.find(({ info }) => info.name === name)!));
    const expectedAt = (x: number, y: number): string => {
      const picked = pickGround(x, y, cells, ground.heightOf);
      if (picked === undefined) return 'nothing';
      const { frame, index } = ground.texelAt(picked.terrain, picked.tile, ...texelInTile(x, y, picked.tile))!;
      return Array.from(frame.albedo.subarray(index * 4, index * 4 + 3)).join();
    };

    const { page } = await world.stage.open({ map: 'coded', zoom: '2', freeze: '1', disable: 'shadows' });
    const seen = new Set<number>();
    // Of odd lengths, so that every residue of the dither and of the lattice comes by.
    for (const [dx, dy] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [-374, 138],
      [618, -402],
    ] as const) {
      const read = await readGround(page, dx, dy);
      const wrong: string[] = [];
      for (let i = 0; i < read.view.width * read.view.height; i++) {
        const [x, y] = [i % read.view.width, Math.floor(i / read.view.width)];
        const [red, green, blue, tag] = read.albedo.slice(i * 4, i * 4 + 4);
        const shown = tag === SURFACE_TAGS.none ? 'nothing' : `${red},${green},${blue}`;
        const expected = expectedAt(read.view.cornerX + x, read.view.cornerY + y);
        if (shown !== expected) wrong.push(`${x},${y}: ${shown}, not ${expected}`);
        if (tag !== SURFACE_TAGS.none) seen.add(blue!);
      }
      expect(wrong.slice(0, 20)).toEqual([]);
    }
    // Each frame of each sheet came by.
    expect(seen.size).toBe(6 + 9 + 17);
    await page.close();
  });
});

describe('white ground on black', () => {
  const white = (heightPx: number) => () => ({ color: [255, 255, 255] as const, heightPx });
  let world: ProofWorld;
  afterAll(() => world?.close());

  it.each(['2', '3', '4'])('shows no black texel at zoom %s at any offset', async (zoom) => {
    world ??= await openGround('white', [
      createGroundSheet('ground_white', 3, white(0)),
      createGroundSheet('ground_white_high', 2, white(3)),
      createGroundSheet('ground_white_wang', 17, white(1), WANG),
    ]);
    const { page } = await world.stage.open(
      { map: 'white', zoom, freeze: '1', view: 'albedo' },
      { width: 512, height: 320, dpr: 1 },
    );
    const game = await gameOn(page);
    for (let y = 0; y < Number(zoom); y++) {
      for (let x = 0; x < Number(zoom); x++) {
        const { data } = await takePicture(page);
        expect(data.findIndex((byte) => byte !== 255)).toBe(-1);
        await game.evaluate((tallow) => tallow.pan(1, 0));
        await settle(page);
      }
      await game.evaluate((tallow, back) => tallow.pan(-back, 1), Number(zoom));
      await settle(page);
    }
    await page.close();
  });
});

/** Scrolls by device pixels and reads what the ground shows. */
async function readGround(
  page: Parameters<typeof gameOn>[0],
  dx: number,
  dy: number,
): Promise<{ readonly view: FrameView; readonly albedo: readonly number[] }> {
  await (await gameOn(page)).evaluate((game, x, y) => game.pan(x, y), dx, dy);
  await settle(page);
  return page.evaluate(async () => ({
    view: window.tallow!.view,
    albedo: Array.from(await window.tallow!.readSurface('albedo')),
  }));
}
