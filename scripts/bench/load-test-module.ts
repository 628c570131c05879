import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPO_FOLDER } from '../folders.ts';

/**
 * What a benchmark shares with the tests: a list of cases, a truth. Loaded late and described by its user, since scripts are not
 * compiled with the tests.
 *
 * @param file below the folder of tests
 */
export async function loadTestModule<T>(file: string): Promise<T> {
  const module: T = await import(pathToFileURL(join(REPO_FOLDER, 'tests', file)).href);
  return module;
}
