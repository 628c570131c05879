// Everything that a bake is made of, read once: the bytes of sheets, maps and catalogue, and stamps that stand for them. What is baked is
// what was stamped, whatever happens to the files meanwhile.

import { createHash } from 'node:crypto';
import { compareText } from '../../shared/sort.ts';
import type { BakeInputs } from '../plan-tasks.ts';
import type { SheetSource } from '../read/sheet-source.ts';
import { digestBytes } from '../write/digest.ts';
import { digestCode } from './code-digest.ts';
import { findCatalogue } from './find-catalogue.ts';
import { findMaps } from './find-maps.ts';
import { findSheets } from './find-sheets.ts';

export interface FoundInputs extends BakeInputs {
  /** Digest of the code that bakes. */
  readonly code: string;
  /** Stands for all of the above: two bakes with the same stamp have the same outputs. */
  readonly stamp: string;
}

export async function findInputs(assets: string): Promise<FoundInputs> {
  const [code, foundSheets, foundMaps, foundCatalogue] = await Promise.all([
    digestCode(),
    findSheets(assets),
    findMaps(assets),
    findCatalogue(assets),
  ]);
  const sheets = foundSheets.sources.map((value) => ({ value, stamp: stampSheet(value) }));
  const maps = foundMaps.sources.map((value) => ({ value, stamp: digestBytes(value.bytes) }));
  const catalogue = foundCatalogue.sources.map((value) => ({ value, stamp: digestBytes(value.bytes) }));
  const faults = [...foundSheets.faults, ...foundMaps.faults, ...foundCatalogue.faults];
  const lines = [
    `code ${code}`,
    ...sheets.map(({ value, stamp }) => `${value.source} ${stamp}`),
    ...maps.map(({ value, stamp }) => `${value.source} ${stamp}`),
    ...catalogue.map(({ value, stamp }) => `${value.source} ${stamp}`),
  ];
  return { sheets, maps, catalogue, faults, code, stamp: digestBytes(lines.join('\n')) };
}

/** @returns what stands for a whole bake: the same inputs without their stand-ins are another one */
export function stampBake(inputs: FoundInputs, standIns: boolean, isFast = false): string {
  const stamp = standIns ? inputs.stamp : digestBytes(`${inputs.stamp} sheets only`);
  return isFast ? digestBytes(`${stamp} fast`) : stamp;
}

/** @returns SHA-256 over everything that a sheet's folder holds */
export function stampSheet(source: SheetSource): string {
  const hash = createHash('sha256');
  for (const [folder, files] of [['', source.files] as const, ['bare/', source.bare ?? new Map()] as const]) {
    for (const name of [...files.keys()].sort(compareText)) {
      const bytes = files.get(name)!;
      hash.update(`${folder}${name} ${bytes.length}\n`).update(bytes);
    }
  }
  // What cannot be read is a fault, and no cached result may hide it.
  for (const name of [...(source.unread?.keys() ?? [])].sort(compareText)) hash.update(`unread ${name}\n`);
  // A twin's folder without files is not the same as no folder.
  return hash.update(`bare ${source.bare !== undefined}\n`).digest('hex');
}
