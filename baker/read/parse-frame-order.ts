// What a sheet's frames stand for: facing, then animation step, then variant; or the edges of a ground tile.

import type { AnimationInfo, SheetInfo, WangInfo } from '../../shared/format/sheet.ts';
import { FRAMES_MAX } from '../../shared/limits.ts';
import { countNoun } from './count-noun.ts';
import { isJsonObject, JsonFields } from './json-fields.ts';
import type { JsonValue } from './parse-json.ts';
import { SHEET_INFO_FILE } from './sheet-source.ts';

/** Slowest animation: a step in a hundred seconds. */
const FPS_MIN = 0.01;

/** Fastest animation: one step a frame on the fastest usual screen. */
const FPS_MAX = 240;

/** Combinations of the four edge bits n | e<<1 | s<<2 | w<<3. */
const WANG_COMBINATIONS = 16;

type FrameOrder = Pick<SheetInfo, 'facings' | 'variants' | 'animations' | 'wang'>;

/**
 * Reads `facings`, `variants`, `animations` and `wang` and checks that the number of frames follows from them.
 *
 * @param fields the fields of sprite.json; faults are added to it
 * @param frames the sheet's number of frames, undefined when that is faulty itself
 */
export function parseFrameOrder(fields: JsonFields, frames: number | undefined): FrameOrder | undefined {
  const facings = readFacings(fields);
  const variants = fields.number('variants', { min: 1, max: FRAMES_MAX, whole: true }, 1);
  const animations = readAnimations(fields);
  const wang = readWang(fields, frames);
  if (facings === undefined || variants === undefined || animations === undefined || wang === undefined)
    return undefined;
  if (frames !== undefined) checkCount(fields, frames, facings, variants, animations);
  return { facings, variants, animations, ...(wang === 'none' ? {} : { wang }) };
}

function readFacings(fields: JsonFields): 1 | 4 | 8 | undefined {
  const value = fields.get('facings') ?? 1;
  if (value === 1 || value === 4 || value === 8) return value;
  fields.refuse('facings', value, '1, 4 or 8');
  return undefined;
}

function readAnimations(fields: JsonFields): Readonly<Record<string, AnimationInfo>> | undefined {
  const value = fields.get('animations');
  if (value === undefined) return {};
  if (!isJsonObject(value)) {
    fields.refuse('animations', value, 'an object of { "frames", "fps" } by name');
    return undefined;
  }
  const animations: [string, AnimationInfo][] = [];
  for (const [name, entry] of value) {
    if (!/^[a-z][a-z0-9_]*$/.test(name) || !isJsonObject(entry)) {
      fields.refuse(`animations.${name}`, entry, 'a name of a-z, 0-9 and underscores with { "frames", "fps" }');
      continue;
    }
    const inner = new JsonFields(entry, SHEET_INFO_FILE, `animations.${name}.`);
    const frames = inner.number('frames', { min: 1, max: FRAMES_MAX, whole: true });
    const fps = inner.number('fps', { min: FPS_MIN, max: FPS_MAX, unit: 'steps a second' });
    inner.warnOfUnknownKeys();
    fields.faults.push(...inner.faults);
    if (frames !== undefined && fps !== undefined) animations.push([name, { frames, fps }]);
  }
  return animations.length === value.size ? Object.fromEntries(animations) : undefined;
}

function readWang(fields: JsonFields, frames: number | undefined): WangInfo | 'none' | undefined {
  const value = fields.get('wang');
  if (value === undefined) return 'none';
  if (!isJsonObject(value)) {
    fields.refuse('wang', value, 'an object of "probability" and "variants"');
    return undefined;
  }
  const inner = new JsonFields(value, SHEET_INFO_FILE, 'wang.');
  const probability = inner.number('probability', { min: 0, max: 1 }, 0.5);
  const variants = readFrameLists(inner.get('variants'), frames ?? FRAMES_MAX);
  if (variants === undefined) {
    const expected = `${WANG_COMBINATIONS} lists of frames from 0 to ${(frames ?? FRAMES_MAX) - 1}, none empty, by the bits n | e<<1 | s<<2 | w<<3`;
    inner.refuse('variants', value.get('variants'), expected);
  }
  inner.warnOfUnknownKeys();
  fields.faults.push(...inner.faults);
  return probability === undefined || variants === undefined ? undefined : { probability, variants };
}

function readFrameLists(value: JsonValue | undefined, frames: number): readonly (readonly number[])[] | undefined {
  if (!Array.isArray(value) || value.length !== WANG_COMBINATIONS) return undefined;
  const lists: number[][] = [];
  for (const list of value as readonly JsonValue[]) {
    if (!Array.isArray(list) || list.length === 0) return undefined;
    const numbers = (list as readonly JsonValue[]).filter((frame) => typeof frame === 'number');
    const valid = numbers.every((frame) => Number.isInteger(frame) && frame >= 0 && frame < frames);
    if (!valid || numbers.length !== list.length) return undefined;
    lists.push(numbers);
  }
  return lists;
}

function checkCount(
  fields: JsonFields,
  frames: number,
  facings: number,
  variants: number,
  animations: Readonly<Record<string, AnimationInfo>>,
): void {
  const steps = Object.values(animations).reduce((sum, animation) => sum + animation.frames, 0);
  const unit = facings * variants * Math.max(steps, 1);
  // Without animations the steps of a facing are not told, so any whole number of them will do.
  if (steps > 0 ? frames === unit : frames % unit === 0) return;
  const animated = steps > 0 ? ` x ${countNoun(steps, 'animation frame')}` : '';
  const product = `${countNoun(facings, 'facing')}${animated} x ${countNoun(variants, 'variant')}`;
  fields.refuse('frames', frames, steps > 0 ? `${unit} (${product})` : `a multiple of ${unit} (${product})`);
}
