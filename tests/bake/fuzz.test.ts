// A whole bake, from folder to folder, of assets with one file broken at random: it ends in time, with another good bake or with
// faults in words, and with faults it leaves every byte of the last one.

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BakeError, describeFault } from '../../baker/fault.ts';
import { runBake } from '../../baker/io/run-bake.ts';
import { createRandom, type Random } from '../../shared/hash.ts';
import { damageBytes, damageChunks, damageJsonText, listSeeds } from '../support/damage.ts';
import { createWorkshop, findUnfit, readTree, type Workshop } from './workshop.ts';

/** Of one bake of three small sheets; a hang would be far above it even on a busy machine. */
const ROUND_MS_MAX = 30_000;
const ROUNDS = 12;

const FILES = [
  'sprites/crate/sprite.json',
  'sprites/crate/albedo.png',
  'sprites/crate/normal.png',
  'sprites/crate/height.png',
  'sprites/crate/height_back.png',
  'sprites/crate/material.png',
  'ground/ground_plain/sprite.json',
  'maps/yard/map.json',
] as const;

let shop: Workshop;
let good: ReadonlyMap<string, Buffer>;
const bake = () => runBake({ assets: shop.assets, out: shop.out, cache: shop.cache, standIns: false, jobs: 1 });

beforeAll(async () => {
  shop = await createWorkshop();
  await bake();
  good = await readTree(shop.out);
});
afterAll(() => shop.remove());

function damage(file: string, bytes: Uint8Array, random: Random): Uint8Array {
  if (file.endsWith('.json')) return damageJsonText(JSON.parse(new TextDecoder().decode(bytes)), random);
  return random.below(2) === 0 ? damageChunks(bytes, random) : damageBytes(bytes, random);
}

/** @returns whether the damage was refused */
async function isRefused(): Promise<boolean> {
  try {
    await bake();
  } catch (error) {
    expect(error).toBeInstanceOf(BakeError);
    const { kind, faults, message } = error as BakeError;
    expect(kind, message).toBe('input');
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(describeFault(fault)).not.toMatch(/undefined|NaN|\[object/);
    expect(await readTree(shop.out)).toEqual(good);
    return true;
  }
  expect(await findUnfit(shop.out)).toEqual([]);
  return false;
}

describe('assets broken at random', () => {
  it.each(listSeeds(5000, 3))('are baked or refused, seed %i', async (seed) => {
    const random = createRandom(seed);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const name = random.pick(FILES);
      const file = path.join(shop.assets, ...name.split('/'));
      const bytes = new Uint8Array(await readFile(file));
      const broken = damage(name, bytes, random);
      await writeFile(file, broken);
      const start = performance.now();
      if (await isRefused()) refused++;
      expect(performance.now() - start, `${name}, round ${round}`).toBeLessThan(ROUND_MS_MAX);
      await writeFile(file, bytes);
      await bake();
      expect(await readTree(shop.out)).toEqual(good);
    }
    // Damage that is never refused, or always, tests nothing.
    expect(refused).toBeGreaterThan(ROUNDS / 4);
  });
});
