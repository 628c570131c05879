// A model script of its own for a new sprite: a template of assets/blender/templates/, with the sprite's name in it.

import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BakeError } from '../fault.ts';
import { fillTemplate, listModelSheets, type NewModel } from '../new/new-model.ts';
import { folderNameOf } from '../read/sheet-source.ts';
import { listSheets } from './find-sheets.ts';
import { toWriteError } from './write-error.ts';

const TEMPLATES_FOLDER = fileURLToPath(new URL('../../assets/blender/templates/', import.meta.url));

/** Where model scripts lie, below the assets folder. */
const MODELS_FOLDER = path.join('blender', 'models');

/**
 * Writes the script; what is there already is never overwritten.
 *
 * @returns its path
 * @throws BakeError 'usage' without an assets folder, or when the script or a sheet of its names is there; 'write' when the disk
 *   refuses
 */
export async function writeModel(assets: string, model: NewModel): Promise<string> {
  const folder = await fs.stat(assets).catch(() => undefined);
  if (folder?.isDirectory() !== true) {
    const mend = "run this in the project's folder, or say where it is with --assets";
    throw new BakeError('usage', `there is no folder ${assets}; ${mend}`);
  }
  const { listings } = await listSheets(assets);
  const taken = listings.find(({ source }) => listModelSheets(model).includes(folderNameOf(source)));
  if (taken !== undefined) {
    throw new BakeError('usage', `there is a sheet ${path.join(assets, taken.source)} already; choose another name`);
  }
  const template = await fs.readFile(path.join(TEMPLATES_FOLDER, `${model.kind}.py`), 'utf8');
  const file = path.join(assets, MODELS_FOLDER, `${model.name}.py`);
  try {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, fillTemplate(template, model), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw toWriteError(error, file, 'nothing was written');
    throw new BakeError('usage', `there is a model ${file} already; edit it, or choose another name`, [], {
      cause: error,
    });
  }
  return file;
}
