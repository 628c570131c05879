// One frame through its stages, for looking at: the same stages as a bake, of one frame only.

import { buildBrick } from '../brick/build-brick.ts';
import { BakeError, type Fault } from '../fault.ts';
import { findLights } from '../light/find-lights.ts';
import { readTask, type SheetTask } from '../read/read-task.ts';
import { buildShells } from '../shell/build-shells.ts';
import { shellErrorsOf, shellMeshesOf } from '../write/measure-sheet.ts';
import type { InspectedFrame } from './contact-sheet.ts';

/** @returns no frame when the sheet has errors; throws BakeError 'usage' when it has no frame of that number */
export async function loadFrame(
  task: SheetTask,
  index: number,
): Promise<{ readonly frame?: InspectedFrame; readonly faults: readonly Fault[] }> {
  const { sheet, faults } = await readTask(task);
  if (sheet === undefined) return { faults };
  const { info } = sheet;
  const maps = sheet.frames[index];
  if (maps === undefined)
    throw new BakeError('usage', `--frame is ${index}, but ${task.name} has ${info.frames} frames`);
  const shells = buildShells(maps, info);
  const frame: InspectedFrame = {
    info,
    index,
    maps,
    shells: shellMeshesOf(shells),
    shellErrors: shellErrorsOf(shells),
    brick: buildBrick(maps, info),
    lights: findLights(maps, info),
  };
  return { frame, faults };
}
