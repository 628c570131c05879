import { completeCatalogue } from '../../baker/read/read-catalogue.ts';
import { findOverlaps } from '../../baker/world/find-overlaps.ts';
import type { StaticObject } from '../../shared/format/map.ts';
import { FACINGS } from '../../shared/format/map.ts';
import { createRandom } from '../../shared/hash.ts';
import { listMapObjects } from '../../shared/walk/map-object.ts';

/** Stand-ins of every shape: thin, hollow, flat, leaning out, eight-faced. */
const SHAPES = [
  'wall_plain_x',
  'wall_plain_y',
  'wall_window_x',
  'wall_arch_y',
  'wall_door_x',
  'post_plain',
  'floor_plain',
  'crate',
  'ore',
  'tree_plain',
  'brazier',
  'campfire',
  'mobile_figure',
] as const;

/** A map as a person writes it. */
export interface AuthoredMap {
  readonly version: number;
  readonly name: string;
  readonly legend: Readonly<Record<string, string>>;
  readonly terrain: readonly string[];
  readonly statics: readonly unknown[];
  readonly hills?: unknown;
  readonly buildings?: readonly unknown[];
  readonly start: readonly number[];
}

/** Side of the map, tiles. */
const EDGE = 14;

/**
 * An authored map of sprites that overlap each other in every way: walls through crowns, posts in doorways, things on floors
 * at odd heights. Only two pieces in one place it has not: a map may not, and which of them is drawn is nobody's to say.
 */
export function tortureMap(name: string, count: number, seed: number): AuthoredMap {
  const random = createRandom(seed);
  const catalogue = completeCatalogue(new Map(), SHAPES);
  const isAllowed = (objects: readonly StaticObject[]): boolean => {
    const faults = findOverlaps({ width: EDGE, height: EDGE }, listMapObjects({ statics: objects }, catalogue));
    return faults.every(({ severity }) => severity !== 'error');
  };
  const statics: StaticObject[] = [];
  while (statics.length < count) {
    const next: StaticObject = {
      sprite: random.pick(SHAPES),
      x: 3 + Math.floor(random.between(0, 8 * 16)) / 16,
      y: 3 + Math.floor(random.between(0, 8 * 16)) / 16,
      z: random.below(3) === 0 ? random.between(0, 2) : 0,
      facing: random.pick(FACINGS),
    };
    if (isAllowed([...statics, next])) statics.push(next);
  }
  return {
    version: 1,
    name,
    legend: { '.': 'ground_plain', '#': 'ground_cobbled' },
    terrain: Array.from({ length: EDGE }, (_, y) => (y % 3 === 0 ? '#.' : '.#').repeat(EDGE / 2)),
    statics,
    start: [EDGE / 2, EDGE / 2],
  };
}
