// Every pass of the frame says where it begins, so that what a frame costs is told pass by pass and none hides in another's time.

import { describe, expect, it } from 'vitest';
import { readSources } from './source-files.ts';

const FRAME_ORDER = readSources('game/frame', '.ts').find(({ path }) => path.endsWith('/frame-order.ts'))!.text;

/** Where a frame has a pass drawn. */
const RUNS_PASS = /this\.#(\w+)\.(?:run|render)\((?:settings|view\)|toSun)/;

/** @returns the passes, and those that begin unsaid */
function listPasses(source: string): { readonly passes: string[]; readonly unsaid: string[] } {
  const lines = source.split('\n');
  const runs = lines.flatMap((line, i) => {
    const pass = RUNS_PASS.exec(line)?.[1];
    return pass === undefined ? [] : [{ pass, isSaid: lines[i - 1]?.trim() === `this.watch?.begin('${pass}');` }];
  });
  return {
    passes: runs.map(({ pass }) => pass),
    unsaid: runs.filter(({ isSaid }) => !isSaid).map(({ pass }) => pass),
  };
}

describe('the frame', () => {
  it('says before each pass that it begins', () => {
    const { passes, unsaid } = listPasses(FRAME_ORDER);
    expect(passes).toEqual(expect.arrayContaining(['shadow', 'surface', 'light', 'post', 'present']));
    expect(unsaid).toEqual([]);
  });

  it('would be found out if it kept one to itself', () => {
    const source = FRAME_ORDER.replace("this.watch?.begin('outline');\n", '\n');
    expect(listPasses(source).unsaid).toEqual(['outline']);
  });
});
