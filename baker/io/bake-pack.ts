// One sheet baked alone: a bake of one sprite, in memory, for a running game to lay over the bake that it has. What it holds
// is what a bake of all sheets would hold for this sprite, except that places and record numbers are of this bake.

import type { Manifest } from '../../shared/format/manifest.ts';
import { bakeAll } from '../bake-plan.ts';
import type { Fault } from '../fault.ts';
import type { Stamped } from '../plan-tasks.ts';
import type { SheetSource } from '../read/sheet-source.ts';
import type { SpriteSummary } from '../write/bake-summary.ts';
import type { SheetOutcome } from '../write/baked-sheet.ts';

export interface SpritePack {
  readonly manifest: Manifest;
  /** Every file that the manifest lists, by its path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly summary: SpriteSummary;
  readonly warnings: readonly Fault[];
}

/**
 * @param outcome what baking the sheet gave
 * @param faults what was found around it, such as a second sheet of its name
 * @throws BakeError 'input' when anything is an error
 */
export async function bakePack(
  sheet: Stamped<SheetSource>,
  outcome: SheetOutcome,
  faults: readonly Fault[],
): Promise<SpritePack> {
  const inputs = { sheets: [sheet], maps: [], catalogue: [], faults };
  const { outputs, summary } = await bakeAll(inputs, { bakeSheets: async () => [outcome], standIns: false });
  return {
    manifest: outputs.manifest,
    files: new Map(outputs.files.map(({ file, bytes }) => [file.path, bytes])),
    summary: summary.sprites[0]!,
    warnings: summary.warnings,
  };
}
