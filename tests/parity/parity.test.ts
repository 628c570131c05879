// Every kept scene is drawn again and compared with its reference of the same renderer: not one byte may differ.
// References are renewed by `npm run parity -- --update` and looked at by a person.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rendererKey } from '../../scripts/browser/renderers.ts';
import { type WatchedPage, watchPage } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import { openStage, STAGE_SIZE, type Stage } from '../support/open-stage.ts';
import { PARITY_CASES, type ParityCase } from './cases.ts';
import { describeCase, listReferences, listRenderers, readReference, readSentence } from './references.ts';
import { renderCase } from './render-case.ts';
import { clearReport, type FailedCase, REPORT_FOLDER, writeReport } from './report.ts';

describe('pictures', () => {
  const failed: FailedCase[] = [];
  let renderer = 'unknown';
  let stage: Stage;
  let watched: WatchedPage;

  beforeAll(async () => {
    clearReport();
    stage = await openStage();
    watched = await watchPage(stage.launched.browser, STAGE_SIZE);
  });

  afterAll(async () => {
    await stage?.close();
    if (failed.length > 0) process.stderr.write(`Pictures that differ: ${writeReport(failed, renderer)}\n`);
  });

  async function compare(parityCase: ParityCase): Promise<void> {
    const drawn = await renderCase(watched, stage.server.url, parityCase, stage.launched.renderer);
    renderer = drawn.renderer;
    const key = rendererKey(renderer);
    const actual = drawn.picture;
    const expected = readReference(key, parityCase.name);
    const isSameSize = expected?.width === actual.width && expected.height === actual.height;
    const difference = expected !== undefined && isSameSize ? comparePictures(actual, expected) : undefined;
    if (difference?.pixels === 0) return;
    failed.push({ parityCase, actual, expected, difference });
    if (expected === undefined) {
      expect.fail(
        `no reference for ${key}: look at ${REPORT_FOLDER}, then npm run parity -- --update ${parityCase.name}`,
      );
    }
    expect(`${actual.width}x${actual.height}`, 'size').toBe(`${expected.width}x${expected.height}`);
    expect(difference?.pixels, `pixels that differ; see ${REPORT_FOLDER}`).toBe(0);
  }

  test.each(PARITY_CASES)('$name', compare);
});

describe('references', () => {
  const names = PARITY_CASES.map(({ name }) => name).sort();

  test('no two cases share a name', () => {
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(listRenderers())('%s has one of each case, with the sentence that it was judged by', (key) => {
    expect(listReferences(key)).toEqual(names);
    for (const parityCase of PARITY_CASES) expect(readSentence(key, parityCase.name)).toBe(describeCase(parityCase));
  });
});
