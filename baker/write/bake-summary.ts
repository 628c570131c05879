// What a bake has to say for itself when it is over, and again when the same bake is asked for and nothing needs doing.

import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import type { Packing } from '../pack/pack-pages.ts';
import type { BakedSheet, SheetFigures } from './baked-sheet.ts';
import { formatManifest, type Outputs } from './build-outputs.ts';
import { digestBytes } from './digest.ts';
import { buildLock, type Lock } from './lock.ts';

export interface SpriteSummary {
  readonly name: string;
  readonly isStandIn: boolean;
  readonly frames: number;
  readonly figures: SheetFigures;
}

export interface BakeSummary {
  readonly manifestText: string;
  readonly lock: Lock;
  /** Sorted by name. */
  readonly sprites: readonly SpriteSummary[];
  /** Share of each page that is taken, 0..1. */
  readonly fills: readonly number[];
  readonly warnings: readonly Fault[];
}

/** A thing that was baked and the stamp of its sources. */
interface Stamped {
  readonly stamp: string;
}

interface StampedSource extends Stamped {
  readonly value: { readonly source: string };
}

/**
 * @param tasks the sheets' and stand-ins' stamps
 * @param world the stamps of maps and of the catalogue's files, by folder
 */
export function summarizeBake(
  outputs: Outputs,
  packing: Packing,
  sheets: readonly BakedSheet[],
  tasks: readonly (Stamped & { readonly name: string; readonly source?: unknown })[],
  { maps, catalogue }: { readonly maps: readonly StampedSource[]; readonly catalogue: readonly StampedSource[] },
  warnings: readonly Fault[],
): BakeSummary {
  const stamps = new Map(tasks.map((task) => [`sprites/${task.name}`, task.stamp]));
  // Tables are made of every sprite.
  const sprites = [...stamps].map(([owner, stamp]) => `${owner} ${stamp}`).sort(compareText);
  stamps.set('tables', digestBytes(sprites.join('\n')));
  for (const { value, stamp } of maps) stamps.set(value.source, stamp);
  const names = tasks.map((task) => task.name).sort(compareText);
  const written = catalogue.map(({ value, stamp }) => `${value.source} ${stamp}`);
  stamps.set('tables/catalogue', digestBytes([...names, ...written].join('\n')));
  const standIns = new Set(tasks.filter((task) => task.source === undefined).map((task) => task.name));
  return {
    manifestText: formatManifest(outputs.manifest),
    lock: buildLock(outputs.files, (id) => stamps.get(id) ?? stamps.get(id.slice(0, id.lastIndexOf('/'))) ?? ''),
    sprites: sheets.map(({ name, frames, figures }) => ({
      name,
      isStandIn: standIns.has(name),
      frames: frames.length,
      figures,
    })),
    fills: packing.fills,
    warnings,
  };
}
