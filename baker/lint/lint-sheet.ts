// lint: a sheet that can be baked, but not to what its maker meant: a wall that lets light through, a part thinner than a
// texel. Reads decoded frames and their bricks; gives warnings, at most one of a kind, on the first frame that has it.

import type { Brick } from '../../shared/format/brick.ts';
import { type FrameMaps, isCovered, type Sheet, type SheetInfo } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { parseSpriteName, type SpriteClass } from '../../shared/names.ts';
import { texelToLocal } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { buildBrick } from '../brick/build-brick.ts';
import { isGlowing } from '../image/is-glowing.ts';
import { countNoun } from '../read/count-noun.ts';
import { BARE_FOLDER, mapFileName, type SheetFault } from '../read/sheet-source.ts';
import { findLeak, type Leak, SAFE_SLAB_UNITS } from './find-leak.ts';
import { findStrays } from './find-strays.ts';

/** What rooms are shut with: their sprites keep light out but for openings. */
const SHUTTING: readonly SpriteClass[] = ['wall', 'door', 'roof', 'floor'];

/**
 * @param bricks of the sheet's frames, as its heights have them; its bare twin has none, and shuts nothing
 * @param raised voxels of each that the bake made solid
 */
export function lintSheet(
  { info, frames, bare }: Sheet,
  bricks: readonly Brick[],
  raised: readonly number[],
): SheetFault[] {
  const { spriteClass } = parseSpriteName(info.name);
  const leaks = SHUTTING.includes(spriteClass) ? frames.map((frame, i) => findFrameLeak(frame, info, bricks[i]!)) : [];
  return [
    ...tellLeaks(spriteClass, frames, info, leaks, raised),
    ...tellStrays(frames, info, mapFileName('albedo')),
    ...(bare === undefined ? [] : tellStrays(bare.frames, bare.info, `${BARE_FOLDER}/${mapFileName('albedo')}`)),
  ];
}

function findFrameLeak(frame: FrameMaps, info: SheetInfo, brick: Brick): Leak | undefined {
  return findLeak(brick, buildBrick(keepGlow(frame, info), info));
}

/** The texels that glow, as matter. */
function keepGlow(frame: FrameMaps, info: SheetInfo): FrameMaps {
  const albedo = frame.albedo.slice();
  for (let texel = 0; texel < frame.width * frame.height; texel++) {
    if (!isGlowing(frame, info, texel)) albedo[texel * 4 + 3] = 0;
  }
  return { ...frame, albedo, emissive: new Uint8Array(frame.emissive.length) };
}

function tellLeaks(
  spriteClass: SpriteClass,
  frames: readonly FrameMaps[],
  info: SheetInfo,
  leaks: readonly (Leak | undefined)[],
  raised: readonly number[],
): SheetFault[] {
  const thickened = raised.reduce((sum, voxels) => sum + voxels, 0);
  const mended =
    thickened === 0 ? '' : ` The bake made ${countNoun(thickened, 'voxel')} solid, so that no light passes.`;
  const at = leaks.findIndex((leak) => leak !== undefined);
  const leak = leaks[at];
  if (leak === undefined) return thickened === 0 ? [] : [tellThickened(spriteClass, raised, mended)];
  const [x, y, z] = leak.place.map((units) => units.toFixed(2)) as [string, string, string];
  const count = leaks.filter((one) => one !== undefined).length;
  const what =
    leak.cells === 0
      ? 'round corners between its parts'
      : leak.thicknessUnits === 0
        ? 'a gap'
        : `its matter is worth a slab of ${leak.thicknessUnits.toFixed(3)} unit`;
  return [
    {
      severity: 'warning',
      frame: at,
      texel: findTexel(frames[at]!, info, leak.place),
      found: `this ${spriteClass} ${leak.isOpen ? 'lets' : 'all but lets'} light through${inFrames(count)}: ${what}, ${x} east and ${y} south of its anchor, ${z} high`,
      expected: `solid matter of ${SAFE_SLAB_UNITS} unit and more wherever it is shut`,
      mend:
        leak.thicknessUnits === 0
          ? `Close the gap, or make it an opening of a quarter of a unit and more.${mended}`
          : `Make it thicker there; 0.09 unit is tight wherever it stands.${mended}`,
    },
  ];
}

/** A plate that holds light itself, and does not where it meets the next of its kind. */
function tellThickened(spriteClass: SpriteClass, raised: readonly number[], mended: string): SheetFault {
  const count = raised.filter((voxels) => voxels > 0).length;
  return {
    severity: 'warning',
    frame: raised.findIndex((voxels) => voxels > 0),
    found: `this ${spriteClass} lets light through${inFrames(count)} where the next one joins it`,
    expected: `solid matter of ${SAFE_SLAB_UNITS} unit and more out to its ends`,
    mend: `Make its ends as thick as the rest.${mended}`,
  };
}

/** @param file the map that is drawn with it */
function tellStrays(frames: readonly FrameMaps[], info: SheetInfo, file: string): SheetFault[] {
  const strays = frames.map((frame) => findStrays(frame, info));
  const at = strays.findIndex((texels) => texels.length > 0);
  const texels = strays[at];
  if (texels === undefined) return [];
  const { width } = frames[at]!;
  const first = texels[0]!;
  const count = strays.filter((one) => one.length > 0).length;
  return [
    {
      severity: 'warning',
      file,
      frame: at,
      texel: [first % width, Math.floor(first / width)],
      found: `${countNoun(texels.length, 'texel')} beside the rest${inFrames(count)}: a part thinner than a texel falls apart`,
      expected: 'parts that hang together',
      mend: 'Make the part a texel thick, or tag it thin.',
    },
  ];
}

function inFrames(count: number): string {
  return count > 1 ? ` in ${count} frames` : '';
}

/** @returns the covered texel whose ray passes a place most closely */
function findTexel(frame: FrameMaps, info: SheetInfo, place: Vec3): readonly [x: number, y: number] {
  let best = 0;
  let least = Infinity;
  for (let texel = 0; texel < frame.width * frame.height; texel++) {
    if (!isCovered(frame, texel)) continue;
    const right = (texel % frame.width) - info.anchor[0];
    const down = Math.floor(texel / frame.width) - info.anchor[1];
    const height = (frame.heights[texel]! / HEIGHT_MAX) * info.heightRange;
    const back = (frame.backs[texel]! / HEIGHT_MAX) * info.heightRange;
    const point = texelToLocal(right, down, Math.min(Math.max(place[2], back), height));
    const distance = Math.hypot(point[0] - place[0], point[1] - place[1], point[2] - place[2]);
    if (distance < least) [best, least] = [texel, distance];
  }
  return [best % frame.width, Math.floor(best / frame.width)];
}
