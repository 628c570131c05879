// Depth (B2): who owns each pixel, and where in the world it lies, against a composite on the CPU and the analytic shapes.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standInSdf } from '../../baker/stand-in/create-stand-in.ts';
import type { FrameView } from '../../game/frame/frame-view.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { anchorOf, type PlacedStatic } from '../../game/world/place-statics.ts';
import { nearnessOf, PX_PER_UNIT } from '../../shared/projection.ts';
import { compositeScene, GROUND_OWNER, NO_OWNER } from '../support/composite.ts';
import type { Stage } from '../support/open-stage.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { tortureMap } from '../support/torture-map.ts';

/** Nearness within which two sprites are the same surface for a 32-bit depth buffer, units: a hundredth of a texel. */
const TIE_UNITS = 0.01 / PX_PER_UNIT;

/** Prime, so that it meets no column or row again and again. */
const SAMPLE_STRIDE = 29;

interface Readback {
  readonly view: FrameView;
  readonly statics: readonly PlacedStatic[];
  /** x, y, z, tag a texel. */
  readonly positions: Float32Array;
  /** Static index, GROUND_OWNER or NO_OWNER. */
  readonly owners: Int32Array;
  /** RGBA bytes a texel. */
  readonly albedo: readonly number[];
  readonly normal: readonly number[];
}

describe('depth', () => {
  let world: ProofWorld;
  let drawn: Readback;

  beforeAll(async () => {
    world = await openProofWorld(tortureMap('torture', 200, 42));
    drawn = await readBack(world.stage);
  });

  afterAll(() => world?.close());

  it('gives each pixel to the sprite that a brute-force composite gives it to', () => {
    const truth = compositeScene(world.map, drawn.statics, drawn.view);
    let wrong = 0;
    let covered = 0;
    for (let i = 0; i < truth.owners.length; i++) {
      if (truth.owners[i] === NO_OWNER) continue;
      covered++;
      const isTie = truth.nearest[i]! - truth.second[i]! < TIE_UNITS;
      if (drawn.owners[i] !== truth.owners[i] && !isTie) wrong++;
    }
    expect(covered).toBeGreaterThan(20_000);
    expect(wrong / covered).toBeLessThanOrEqual(0.0001);
  });

  it('shows the exact colour and normal of that texel: nothing bleeds, shears or is resampled on its way', () => {
    const truth = compositeScene(world.map, drawn.statics, drawn.view);
    const wrong: string[] = [];
    for (let i = 0; i < truth.owners.length; i++) {
      if (truth.owners[i] === NO_OWNER || drawn.owners[i] !== truth.owners[i]) continue;
      for (let c = 0; c < 3; c++) {
        const isSame =
          drawn.albedo[i * 4 + c] === truth.albedo[i * 3 + c] && drawn.normal[i * 4 + c] === truth.normal[i * 3 + c];
        if (!isSame) wrong.push(`${i % drawn.view.width},${Math.floor(i / drawn.view.width)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('decodes heights and rebuilds places exactly: nearness as computed from the sheets, to a hundredth of a texel', () => {
    const truth = compositeScene(world.map, drawn.statics, drawn.view);
    let worst = 0;
    for (let i = 0; i < truth.owners.length; i++) {
      if (truth.owners[i] === NO_OWNER || drawn.owners[i] !== truth.owners[i]) continue;
      const [x, y, z] = drawn.positions.subarray(i * 4, i * 4 + 3);
      worst = Math.max(worst, Math.abs(nearnessOf(x!, y!, z!) - truth.nearest[i]!));
    }
    expect(worst).toBeLessThan(TIE_UNITS);
  });

  it('puts every sprite texel on the analytic surface, within half a texel', () => {
    const { positions, owners, statics } = drawn;
    const half = 0.5 / PX_PER_UNIT;
    let tested = 0;
    let worst = 0;
    // The trees' distance is slow to evaluate: one texel in SAMPLE_STRIDE meets every sprite and every row.
    for (let i = 0; i < owners.length; i += SAMPLE_STRIDE) {
      const owner = owners[i]!;
      if (owner < 0) continue;
      const placed = statics[owner]!;
      const [x, y, z] = anchorOf(placed);
      const distance = standInSdf(
        placed.sprite,
        placed.frame,
      )([positions[i * 4]! - x, positions[i * 4 + 1]! - y, positions[i * 4 + 2]! - z]);
      worst = Math.max(worst, Math.abs(distance));
      tested++;
    }
    expect(tested).toBeGreaterThan(500);
    expect(worst).toBeLessThan(half);
  });

  it('keeps the ground at the height of its relief', () => {
    const { positions, owners } = drawn;
    for (let i = 0; i < owners.length; i++) {
      if (owners[i] !== GROUND_OWNER) continue;
      expect(positions[i * 4 + 2]).toBeGreaterThanOrEqual(-1e-4);
      expect(positions[i * 4 + 2]).toBeLessThan(0.2);
    }
  });
});

/** Opens the map and reads owners and positions of every texel. */
async function readBack(stage: Stage): Promise<Readback> {
  const { page } = await stage.open({ map: 'torture', zoom: '2', freeze: '1', disable: 'shadows,see_through' });
  const read = await page.evaluate(async () => {
    const game = window.tallow!;
    const positions = await game.readPositions();
    const material = await game.readSurface('material');
    return {
      view: game.view,
      statics: game.statics,
      visible: game.visible,
      positions: Array.from(positions),
      albedo: Array.from(await game.readSurface('albedo')),
      normal: Array.from(await game.readSurface('normal')),
      ownerBytes: Array.from({ length: material.length / 4 }, (_, i) => material[i * 4 + 3]!),
    };
  });
  const owners = Int32Array.from(read.ownerBytes, (byte, i) => {
    const tag = read.positions[i * 4 + 3];
    if (tag === SURFACE_TAGS.none) return NO_OWNER;
    return tag === SURFACE_TAGS.terrain ? GROUND_OWNER : read.visible[byte - 1]!;
  });
  return { ...read, positions: Float32Array.from(read.positions), owners };
}
