// What only the pixels can tell: directions, thickness, coverage, size. One fault a kind, with the first place and a count.

import type { FrameMaps, MapName } from '../../shared/format/sheet.ts';
import { COVERAGE_ALPHA, PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { TO_CAMERA } from '../../shared/projection.ts';
import { dotVec3, lengthVec3, type Vec3 } from '../../shared/vector.ts';
import { countNoun } from './count-noun.ts';
import type { CutFrames } from './cut-frames.ts';
import { mapFileName, type SheetFault } from './sheet-source.ts';
import { Tally } from './tally.ts';

/** A normal's length may be off by this. Bytes round by 0.007; an sRGB curve baked in by mistake is off by 0.2 and more. */
const NORMAL_LENGTH_TOLERANCE = 0.1;

/** How far behind the silhouette a normal may point before it counts as facing away: bytes round by 0.007. */
const FACING_TOLERANCE = 0.02;

/**
 * @param cut the sheet's frames
 * @param present maps that were read; faults of the others are known already and not looked for
 */
export function checkFrames(cut: CutFrames, present: ReadonlySet<MapName>): SheetFault[] {
  const { frames, softAlpha } = cut;
  const faults: SheetFault[] = [];
  if (softAlpha.texels > 0) {
    faults.push({
      severity: 'warning',
      file: mapFileName('albedo'),
      ...softAlpha.where(),
      found: `${softAlpha.count('texel')} with soft alpha (first: ${softAlpha.example}): the edge will be hard`,
      expected: 'alpha 0 or 255',
      mend: `Export without anti-aliasing; from ${COVERAGE_ALPHA} on a texel is there.`,
    });
  }
  faults.push(...checkCoverage(frames));
  if (present.has('normal')) faults.push(...checkNormals(frames));
  if (present.has('height') && present.has('height_back')) faults.push(...checkBacks(frames));
  return faults;
}

function checkNormals(frames: readonly FrameMaps[]): SheetFault[] {
  const wrongLength = new Tally();
  const facingAway = new Tally();
  forEachCovered(frames, (frame, number, index) => {
    const bytes = frame.normal.subarray(index * 3, index * 3 + 3);
    const normal = decodeNormal(bytes);
    const length = lengthVec3(normal);
    const x = index % frame.width;
    const y = Math.floor(index / frame.width);
    if (Math.abs(length - 1) > NORMAL_LENGTH_TOLERANCE) {
      wrongLength.add(number, x, y, () => `(${bytes.join(', ')}), length ${length.toFixed(2)}`);
    } else if (dotVec3(normal, TO_CAMERA) < -FACING_TOLERANCE) {
      facingAway.add(number, x, y, () => `(${bytes.join(', ')})`);
    }
  });
  const faults: SheetFault[] = [];
  const file = mapFileName('normal');
  if (wrongLength.texels > 0) {
    faults.push({
      severity: 'error',
      file,
      ...wrongLength.where(),
      found: `${wrongLength.count('covered texel')} without a unit normal (first: ${wrongLength.example})`,
      expected: 'length 1, give or take 0.1, stored as x 0.5 + 0.5',
      mend: 'Export the normals again as data: no colour space, no averaging, none left out.',
    });
  }
  if (facingAway.texels > 0) {
    faults.push({
      severity: 'warning',
      file,
      ...facingAway.where(),
      found: `${facingAway.count('covered texel')} with a normal that faces away from the camera (first: ${facingAway.example})`,
      expected: 'visible surfaces to face the camera',
      mend: 'Check that faces are not flipped and that the normals are in game space; foliage may bend them on purpose.',
    });
  }
  return faults;
}

function checkBacks(frames: readonly FrameMaps[]): SheetFault[] {
  const inverted = new Tally();
  forEachCovered(frames, (frame, number, index) => {
    const front = frame.heights[index]!;
    const back = frame.backs[index]!;
    if (back <= front) return;
    inverted.add(number, index % frame.width, Math.floor(index / frame.width), () => `back ${back}, front ${front}`);
  });
  if (inverted.texels === 0) return [];
  return [
    {
      severity: 'error',
      file: mapFileName('height_back'),
      ...inverted.where(),
      found: `${inverted.count('covered texel')} with the back above the front (first: ${inverted.example})`,
      expected: 'a back at or below the front',
      mend: 'Export both heights from one model; check that the two files are not swapped.',
    },
  ];
}

function checkCoverage(frames: readonly FrameMaps[]): SheetFault[] {
  const empty: number[] = [];
  const large: (readonly [frame: number, width: number, height: number])[] = [];
  frames.forEach((frame, number) => {
    const bounds = measureCovered(frame);
    if (bounds === undefined) empty.push(number);
    else if (bounds[0] > PAGE_SIZE_TEXELS || bounds[1] > PAGE_SIZE_TEXELS) large.push([number, ...bounds]);
  });
  const file = mapFileName('albedo');
  const faults: SheetFault[] = [];
  if (empty.length > 0) {
    faults.push({
      severity: 'warning',
      file,
      frame: empty[0]!,
      found: `${countNoun(empty.length, 'frame')} without a covered texel: nothing will be drawn`,
      expected: `some texel with alpha ${COVERAGE_ALPHA} or more`,
      mend: 'Fine where it is meant (a blinking light); otherwise check the alpha channel.',
    });
  }
  const [first] = large;
  if (first !== undefined) {
    const others = large.length > 1 ? ` (so are ${large.length - 1} more)` : '';
    faults.push({
      severity: 'error',
      file,
      frame: first[0],
      found: `the frame is larger than a page: ${first[1]} x ${first[2]} texels after trimming${others}`,
      expected: `at most ${PAGE_SIZE_TEXELS} a side`,
      mend: 'Split the object into several sprites.',
    });
  }
  return faults;
}

/** @returns width and height of the smallest rectangle around the covered texels, if there are any */
function measureCovered(frame: FrameMaps): readonly [width: number, height: number] | undefined {
  let left = frame.width;
  let right = -1;
  let top = frame.height;
  let bottom = -1;
  forEachCovered([frame], (_, __, index) => {
    const x = index % frame.width;
    const y = Math.floor(index / frame.width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return right < 0 ? undefined : [right - left + 1, bottom - top + 1];
}

function decodeNormal(bytes: Uint8Array): Vec3 {
  return [(bytes[0]! / 255) * 2 - 1, (bytes[1]! / 255) * 2 - 1, (bytes[2]! / 255) * 2 - 1];
}

function forEachCovered(
  frames: readonly FrameMaps[],
  visit: (frame: FrameMaps, number: number, index: number) => void,
): void {
  frames.forEach((frame, number) => {
    for (let index = 0; index < frame.width * frame.height; index++) {
      if (frame.albedo[index * 4 + 3] !== 0) visit(frame, number, index);
    }
  });
}
