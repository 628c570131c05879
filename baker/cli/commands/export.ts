// `tallow export`: models to sheets. The exporter itself runs inside Blender, see assets/blender/.

import type { Command } from 'commander';
import { BakeError, type Fault } from '../../fault.ts';
import { exportModel } from '../../io/blender.ts';
import { findBlender } from '../../io/find-blender.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { FOLDER_DEFAULTS, readTextOption, requireTextOption } from '../options.ts';

interface ExportedModel {
  readonly model: string;
  /** Folders of the sheets, below the assets folder; with --glb the files. */
  readonly sheets: readonly string[];
}

export const EXPORT_COMMAND: CommandDefinition = {
  usage: 'export <model...>',
  summary: 'render models (script .py, .blend, .glb, .gltf) to sprite sheets with Blender',
  configure: (command: Command) => {
    command
      .option(
        '--out <dir>',
        'assets folder; sheets land in its sprites/ or ground/, as the model says',
        FOLDER_DEFAULTS.assets,
      )
      .option(
        '--glb <dir>',
        "write the models of scripts to DIR as NAME.glb (y up, metres, the palette's tones as materials), and no sheets",
      )
      .option(
        '--blender <path>',
        'Blender (default: the environment variable BLENDER, the PATH, then the usual places)',
      );
  },
  run: runExport,
};

/** Exports one model after another; one that fails does not keep the others from being exported. */
async function runExport({ args, options, report }: CommandInput): Promise<CommandOutcome> {
  const blender = await findBlender(readTextOption(options, 'blender'), process.env);
  const glbFolder = readTextOption(options, 'glb');
  const outFolder = glbFolder ?? requireTextOption(options, 'out');
  const exported: ExportedModel[] = [];
  const faults: Fault[] = [];
  const progress = report.progress('export', args.length);
  for (const model of args) {
    const outcome = await exportModel(blender, model, outFolder, glbFolder === undefined ? 'sheets' : 'glb');
    report.detail(outcome.output);
    if ('failed' in outcome) faults.push(describeModelFault(model, outcome.failed));
    else exported.push({ model, sheets: outcome.wrote });
    progress.step();
  }
  progress.end();
  for (const { model, sheets } of exported) for (const sheet of sheets) report.say(`${model} -> ${sheet}`);
  if (faults.length === 0) return { data: { exported } };
  const failure = new BakeError('input', `${faults.length} of ${args.length} models could not be exported`, faults);
  return { data: { exported }, failure };
}

function describeModelFault(model: string, reason: string): Fault {
  return {
    severity: 'error',
    source: model,
    found: reason.replace(/\.$/, ''),
    expected: 'a model that renders',
    mend: "Mend the model; its sheets are as they were. --verbose shows Blender's output.",
  };
}
