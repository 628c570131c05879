// tallow inspect: one sprite's figures, and a contact sheet to judge it by.

import { BakeError } from '../../fault.ts';
import type { FrameFigures } from '../../inspect/contact-sheet.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { addAssetsOption, readCountOption, readTextOption, requireTextOption } from '../options.ts';

export const INSPECT_COMMAND: CommandDefinition = {
  usage: 'inspect <name>',
  summary: "Shows one sprite's figures and draws its contact sheet: lit, maps, shell, bricks, lights.",
  configure: (command) => {
    addAssetsOption(command)
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
  const task = await findSheet(requireTextOption(options, 'assets'), name);
  const { frame, faults } = await loadFrame(task, readCountOption(options, 'frame', 0) ?? 0);
  if (frame === undefined) throw new BakeError('input', `${task.id} has faults; there is nothing to draw.`, faults);
  report.faults(faults);
  const { figures, picture } = inspectFrame(frame);
  const png = readTextOption(options, 'png');
  if (png !== undefined) {
    const { writePng } = await import('../../io/write-png.ts');
    await writePng(png, picture.width, picture.height, picture.pixels);
  }
  for (const line of describeFigures(figures)) report.say(line);
  if (png !== undefined) report.say(`contact sheet: ${png}`);
  return { data: { source: task.id, ...figures, ...(png === undefined ? {} : { png }) } };
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
    ...lights.map(({ place, strength, range }) => {
      const where = place.map((value) => value.toFixed(2)).join(', ');
      return `light at (${where}): ${Math.round(strength)} lm, range ${range.toFixed(1)}`;
    }),
  ];
}
