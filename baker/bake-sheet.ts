// THE ORDER of the stages of one sheet. Runs in a worker; the result depends on the sheet's files (or, for a stand-in, its
// name) and the code, and on nothing else: that is what makes it cacheable.

import { isGroundName } from '../shared/names.ts';
import { buildBricks } from './brick/build-bricks.ts';
import { measureLoneTexels } from './inspect/measure-lone-texels.ts';
import { findLights } from './light/find-lights.ts';
import { lintSheet } from './lint/lint-sheet.ts';
import { readTask, type SheetTask } from './read/read-task.ts';
import { buildDraftShells, buildShells, EMPTY_SHELLS } from './shell/build-shells.ts';
import { StageClock } from './stage-times.ts';
import { trimSheet } from './trim/trim-sheet.ts';
import type { SheetOutcome } from './write/baked-sheet.ts';
import { encodeBakedSheet } from './write/encode-baked-sheet.ts';

export async function bakeSheet(task: SheetTask): Promise<SheetOutcome> {
  const clock = new StageClock();
  // read: files -> frames of equal size, every map checked; a name without a sheet gets its stand-in instead
  clock.begin('read');
  const { sheet, faults } = await readTask(task);
  if (sheet === undefined) return { faults, times: clock.end() };
  const { info, frames, bare } = sheet;
  // trim: frames -> covered rectangles, each different picture once
  clock.begin('trim');
  const trimmed = trimSheet(sheet);
  // shell: front and back heights -> closed meshes that cast shadows, three LODs; of whole frames, as are the next two. The
  // ground casts none: relief of a few texels throws no shadow that a map's texel could hold
  clock.begin('shell');
  const toShells = task.draft === true ? buildDraftShells : buildShells;
  const shells = frames.map((frame) => (isGroundName(info.name) ? EMPTY_SHELLS : toShells(frame, info)));
  // brick: the same heights -> shares of voxels, for light that travels; walls that would let it through are thickened
  clock.begin('brick');
  const { built, bricks, raised } = buildBricks(sheet);
  // lint: walls that let light through, parts thinner than a texel. Nobody could mend a stand-in
  clock.begin('lint');
  const warnings = task.source === undefined ? [] : lintSheet(sheet, built, raised);
  // light: glowing texels -> lamps
  clock.begin('light');
  const lights = frames.map((frame) => findLights(frame, info));
  // bare: the twin is drawn in the sheet's place, and lights, but casts and blocks nothing of its own
  clock.begin('bare');
  const twin = bare && {
    info: bare.info,
    trimmed: trimSheet(bare),
    lights: bare.frames.map((frame) => findLights(frame, bare.info)),
  };
  // judge: the frames relit -> texels that stand alone, for the report; they reach no file
  clock.begin('judge');
  const lone = measureLoneTexels(frames, info);
  // encode: values -> compressed files, each with a digest of what it decodes to, and the figures of the report
  clock.begin('encode');
  const baked = encodeBakedSheet({ name: task.name, info, trimmed, lights }, twin, shells, bricks, lone, task.draft);
  return {
    baked,
    faults: [...faults, ...warnings.map((warning) => ({ ...warning, source: task.id }))],
    times: clock.end(),
  };
}
