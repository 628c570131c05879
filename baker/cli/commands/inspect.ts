// tallow inspect: one sprite's figures, and a contact sheet to judge it by.

import { BakeError } from '../../fault.ts';
import type { FrameFigures } from '../../inspect/contact-sheet.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import {
  addAssetsOption,
  addCacheOption,
  readCacheFolder,
  readCountOption,
  readTextOption,
  requireTextOption,
} from '../options.ts';

export const INSPECT_COMMAND: CommandDefinition = {
  usage: 'inspect <name>',
  summary: "Shows one sprite's figures and draws its contact sheet: lit, maps, shell, bricks, lights.",
  configure: (command) => {
    addCacheOption(addAssetsOption(command))
      .option('--png <file>', 'write the contact sheet there')
      .option('--frame <number>', 'which frame', '0');
  },
  run: inspect,
};

async function inspect({ args, options, report }: CommandInput): Promise<CommandOutcome> {
  const name = args[0]!;
  const { findSheet } = await import('../../io/find-sheet.ts');
  const { loadFrame } = await import('../../inspect/load-frame.ts');
  const { inspectFrame } = await import('../../inspect/contact-sheet.ts');
  const { bakeSheet } = await import('../../io/bake-sheets.ts');
  const { readTask } = await import('../../read/read-task.ts');
  const task = await findSheet(requireTextOption(options, 'assets'), name);
  const { sheet, faults } = await readTask(task);
  if (sheet === undefined) throw new BakeError('input', `${task.id} has faults; there is nothing to draw.`, faults);
  const index = readCountOption(options, 'frame', 0) ?? 0;
  if (index >= sheet.frames.length) {
    throw new BakeError('usage', `--frame is ${index}, but ${name} has ${sheet.frames.length} frames`);
  }
  report.faults(faults);
  const { baked } = await bakeSheet(task, readCacheFolder(options));
  if (baked === undefined) throw new BakeError('bake', `${task.id} could be read, but not baked.`);
  const frame = loadFrame(sheet, baked, index);
  const sheetFigures = { ...baked.figures, lone: frame.sheetLone };
  const { figures, picture } = inspectFrame(frame);
  const png = readTextOption(options, 'png');
  if (png !== undefined) {
    const { writePng } = await import('../../io/write-png.ts');
    await writePng(png, picture.width, picture.height, picture.pixels);
  }
  const { describeSprites, SPRITE_COLUMNS } = await import('../describe-sprites.ts');
  const summary = { name, isStandIn: task.source === undefined, frames: frame.info.frames, figures: sheetFigures };
  const { rows, remarks } = describeSprites([summary], 1);
  report.table(SPRITE_COLUMNS, rows);
  for (const line of [...remarks, ...describeFigures(figures)]) report.say(line);
  if (png !== undefined) report.say(`contact sheet: ${png}`);
  return { data: { source: task.id, sheet: sheetFigures, ...figures, ...(png === undefined ? {} : { png }) } };
}

function describeFigures(figures: FrameFigures): string[] {
  const { name, frame, covered, triangles, shellErrors, voxels, lights } = figures;
  const lone = figures.loneTexels.map(
    ({ lighting, count, share }) => `${lighting} ${count} (${(share * 100).toFixed(1)} %)`,
  );
  return [
    `${name}, frame ${frame}: ${covered} texels covered`,
    `lone texels: ${lone.join(', ')}`,
    `shell: ${triangles.join(' / ')} triangles, measured error ${shellErrors.map((error) => error.toFixed(4)).join(' / ')} units`,
    `bricks: ${voxels} voxels`,
    ...lights.map(({ place, facing, strength, range }) => {
      const listed = (vector: readonly number[]): string => `(${vector.map((value) => value.toFixed(2)).join(', ')})`;
      const aim = facing.some((value) => value !== 0) ? `, facing ${listed(facing)}` : '';
      return `light at ${listed(place)}: ${Math.round(strength)} lm, range ${range.toFixed(1)}${aim}`;
    }),
  ];
}
