// THE ORDER of a bake and what flows between its stages. What happens to one sheet alone stands in bake-sheet.ts in the same
// form; here is what happens to all of them. Values in, values out: io/run-bake.ts finds the inputs and writes the outputs.
//
//   assets/ -> find -> [ read -> trim -> shell -> brick -> light -> encode ] -> world -> pack -> tables -> name -> write -> baked/
//                        one sheet, in a worker, cached by content

import { listViews } from './pack/list-views.ts';
import { type Packing, packPages } from './pack/pack-pages.ts';
import { type BakeInputs, planTasks, type StampedTask } from './plan-tasks.ts';
import { listStandIns, readCatalogue } from './read/read-catalogue.ts';
import { listMapSprites } from './read/read-map.ts';
import { refuseFaults } from './refuse-faults.ts';
import { StageClock, type StageTimes, sumTimes } from './stage-times.ts';
import { readWorld } from './world/read-world.ts';
import { type BakeSummary, summarizeBake } from './write/bake-summary.ts';
import { type SheetOutcome, sortBaked, toPackGroup } from './write/baked-sheet.ts';
import { buildOutputs, type Outputs } from './write/build-outputs.ts';
import { buildTables } from './write/build-tables.ts';

export interface BakePlan {
  /** Bakes each sheet (bake-sheet.ts), wherever and in whatever order; outcomes in the order of the tasks. */
  readonly bakeSheets: (tasks: readonly StampedTask[]) => Promise<readonly SheetOutcome[]>;
  /** Bakes a stand-in for every name that has one and no sheet. */
  readonly standIns: boolean;
  /** Takes the sheets in another order, which must not matter: for verify. */
  readonly shuffle?: number;
  /** Knows, perhaps, what packPages would return. */
  readonly pack?: (...input: Parameters<typeof packPages>) => Promise<Packing>;
}

/** Throws BakeError 'input' with all faults of all sheets and maps. */
export async function bakeAll(
  inputs: BakeInputs,
  plan: BakePlan,
): Promise<{ readonly outputs: Outputs; readonly summary: BakeSummary; readonly times: StageTimes }> {
  // plan: one task a sheet, one for every stand-in that no sheet replaces, and one for every sprite of a map or an entry
  // without a sheet
  const written = readCatalogue(inputs.catalogue.map(({ value }) => value));
  const named = inputs.maps.flatMap(({ value }) => listMapSprites(value));
  const tasks = planTasks(inputs.sheets, named, plan.standIns, plan.shuffle, listStandIns(written));
  // sheets: each alone, to its own files and figures; sorted by name from here on, so that no earlier order can matter
  const outcomes = await plan.bakeSheets(tasks);
  const sheets = sortBaked(outcomes);
  // world: entries to a catalogue of all sprites, authored rows and lists to maps; both may only name what there is, and rooms are
  // looked at by the light that the sheets give
  const clock = new StageClock();
  clock.begin('maps');
  const { maps, catalogue, faults } = readWorld(inputs, written, tasks, sheets);
  // refuse: every fault of every input in one report; after this nothing can be wrong with them
  const names = sheets.map((sheet) => sheet.name);
  const found = [...inputs.faults, ...outcomes.flatMap((outcome) => outcome.faults), ...faults];
  const warnings = refuseFaults(tasks, found, new Set(names));
  // pack: sizes of all pictures' parts to places on pages, those that are seen together on the same
  clock.begin('pack');
  const packing = await (plan.pack ?? packPages)(
    sheets.map(toPackGroup),
    listViews(maps, names, (name) => catalogue.get(name)?.tags ?? []),
  );
  // tables: frame records and lights of all sprites; they need the places
  clock.begin('tables');
  const tables = buildTables(sheets, packing);
  // name: every file by its content's hash, and the manifest that lists them
  clock.begin('name');
  const outputs = buildOutputs(sheets, packing, tables, { maps, catalogue });
  const times = sumTimes([...outcomes.map((outcome) => outcome.times ?? {}), clock.end()]);
  return { outputs, summary: summarizeBake(outputs, packing, sheets, tasks, inputs, warnings), times };
}
