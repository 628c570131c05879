// `tallow export`: models to sheets. The exporter itself runs inside Blender, see assets/blender/.

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { BakeError, type Fault } from '../../fault.ts';
import { exportModel } from '../../io/blender.ts';
import { findBlender } from '../../io/find-blender.ts';
import {
  listModels,
  listStaleModels,
  openRecord,
  readExporterSources,
  readExportRecord,
} from '../../io/model-exports.ts';
import { countNoun } from '../../read/count-noun.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { FOLDER_DEFAULTS, readCountOption, readFlag, readTextOption, requireTextOption } from '../options.ts';
import type { Report } from '../report.ts';

interface ExportedSheets {
  readonly model: string;
  /** Folders of the sheets, below the assets folder; with --glb the files. */
  readonly sheets: readonly string[];
}

export const EXPORT_COMMAND: CommandDefinition = {
  usage: 'export [model...]',
  summary: 'render models (script .py, .blend, .glb, .gltf) to sprite sheets with Blender',
  configure: (command: Command) => {
    command
      .option(
        '--out <dir>',
        'assets folder; sheets land in its sprites/ or ground/, as the model says',
        FOLDER_DEFAULTS.assets,
      )
      .option(
        '--all',
        'every script of blender/models/ in the assets folder whose sheets are not of its present sources',
      )
      .option('--jobs <count>', 'models that are rendered at the same time (default: one a processor)')
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

/** Exports models beside each other; one that fails does not keep the others from being exported. */
async function runExport({ args, options, report }: CommandInput): Promise<CommandOutcome> {
  const assets = requireTextOption(options, 'out');
  const glb = readTextOption(options, 'glb');
  const isAll = readFlag(options, 'all');
  if (isAll === args.length > 0) throw new BakeError('usage', 'name models, or give --all for those that changed');
  const jobs = readCountOption(options, 'jobs', 1) ?? availableParallelism();
  const choose = glb === undefined ? chooseStale : listModels;
  const models = isAll ? await choose(assets, report) : args;
  if (models.length === 0) {
    report.say('every sheet is of its present model.');
    return { data: { exported: [], warnings: [] } };
  }
  const blender = await findBlender(readTextOption(options, 'blender'), process.env);
  const recorder = glb === undefined ? await openRecord(assets) : undefined;
  const exported: ExportedSheets[] = [];
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const progress = report.progress('export', models.length);
  await runBeside(models, jobs, async (model) => {
    // Of the sources as they are read, not as they may have been edited meanwhile.
    const sources = await recorder?.digest(model);
    const outcome = await exportModel(blender, model, glb ?? assets, glb === undefined ? 'sheets' : 'glb');
    report.detail(outcome.output);
    warnings.push(...outcome.warnings);
    if ('failed' in outcome) faults.push(describeModelFault(model, outcome.failed));
    else {
      exported.push({ model, sheets: outcome.wrote });
      await recorder?.add(model, sources, outcome.wrote);
    }
    progress.step();
  });
  progress.end();
  await recorder?.write();
  warnings.sort((a, b) => models.indexOf(a.source) - models.indexOf(b.source));
  report.faults(warnings);
  exported.sort((a, b) => models.indexOf(a.model) - models.indexOf(b.model));
  for (const { model, sheets } of exported) for (const sheet of sheets) report.say(`${model} -> ${sheet}`);
  if (faults.length === 0) return { data: { exported, warnings } };
  const failure = new BakeError(
    'input',
    `${faults.length} of ${countNoun(models.length, 'model')} could not be exported`,
    faults,
  );
  return { data: { exported, warnings }, failure };
}

async function chooseStale(assets: string, report: Report): Promise<string[]> {
  const stale = await listStaleModels(assets, await readExportRecord(assets), await readExporterSources());
  for (const { model, reason } of stale) report.detail(`${model}: ${reason}`);
  return stale.map(({ model }) => model);
}

/** @param work is called with each item; at most `most` at the same time */
async function runBeside<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const runOn = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, runOn));
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
