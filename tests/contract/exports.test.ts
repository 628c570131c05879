// Nobody forgets to export: the committed sheets are of the committed models, helpers and exporter.

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listStaleModels, readExporterSources, readExportRecord } from '../../baker/io/model-exports.ts';

const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

it('every sheet is of its present model (else run `npx tallow export --all`)', async () => {
  expect(await listStaleModels(ASSETS, await readExportRecord(ASSETS), await readExporterSources())).toEqual([]);
});
