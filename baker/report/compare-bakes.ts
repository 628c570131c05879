// What changed since the last bake: sprites that are new, gone or other, with figures and pictures of both.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import { compareText } from '../../shared/sort.ts';
import { LIGHTINGS } from '../inspect/relight.ts';
import { boxAround, compareFrames, type FrameBox, type FrameDifference } from './compare-frames.ts';
import { type BakeContent, type BakedFrame, type BakeFiles, type CountedFigures, countFigures } from './decode-bake.ts';
import { countCovered } from './draw-pages.ts';
import { createRgbaPicture, type RgbaPicture } from './encode-png.ts';
import { drawPicture, lightImage } from './light-image.ts';

/** A bake that has been read: all of it, or the sprites that matter here. */
export interface ReadBake {
  readonly content: BakeContent;
  readonly files: BakeFiles;
}

/** A frame in one bake or in both; both pictures are of one size and have their anchors at one place. */
export interface ChangedFrame {
  readonly frame: number;
  /** Of the bare twin. */
  readonly isBare: boolean;
  readonly before?: RgbaPicture;
  readonly after?: RgbaPicture;
  /** Where both are there. */
  readonly difference?: FrameDifference;
}

export interface ChangedSprite {
  readonly name: string;
  readonly kind: 'new' | 'gone' | 'changed';
  /** Kinds of its files that are others now: texels, shell, brick, bare texels; `description` for what sprite.json says. */
  readonly parts: readonly string[];
  readonly before?: CountedFigures;
  readonly after?: CountedFigures;
  /** The frames that differ most, at most FRAMES_SHOWN of them, by number. */
  readonly frames: readonly ChangedFrame[];
  /** Frames whose pictures differ, or are only in one of the bakes; those of the bare twin too. */
  readonly framesChanged: number;
  /** Texels that differ in all of them. */
  readonly texelsChanged: number;
}

/** Frames of a sprite that are drawn: enough to judge by, few enough for a page that opens at once. */
const FRAMES_SHOWN = 3;

const PARTS = [
  ['texels', 'texels'],
  ['shell', 'shell'],
  ['brick', 'brick'],
  ['bareTexels', 'bare texels'],
] as const;

/** @returns names of sprites that one bake has and the other has not, or has otherwise; sorted */
export function listDifferingSprites(
  before: Readonly<Record<string, BakedSprite>>,
  after: Readonly<Record<string, BakedSprite>>,
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(compareText);
  return names.filter((name) => listChangedParts(before[name], after[name]).length > 0);
}

function listChangedParts(before: BakedSprite | undefined, after: BakedSprite | undefined): string[] {
  if (before === undefined || after === undefined) return ['all'];
  const parts: string[] = PARTS.filter(([key]) => before[key]?.sha256 !== after[key]?.sha256).map(([, word]) => word);
  const describe = ({ frames, facings, variants, animations, footprint, wang }: BakedSprite): string =>
    JSON.stringify([frames, facings, variants, animations, footprint, wang]);
  if (describe(before) !== describe(after)) parts.push('description');
  return parts;
}

/** @param before and @param after must hold the sprites that differ; @returns the most changed first, then by name */
export function compareBakes(before: ReadBake, after: ReadBake): ChangedSprite[] {
  const old = before.content.manifest.sprites;
  const now = after.content.manifest.sprites;
  const changes = listDifferingSprites(old, now).map((name): ChangedSprite => {
    const a = before.content.sprites.get(name);
    const b = after.content.sprites.get(name);
    const pairs = [
      ...pairFrames(a?.frames ?? [], b?.frames ?? [], false),
      ...pairFrames(a?.bareFrames ?? [], b?.bareFrames ?? [], true),
    ];
    // Stable sorts: equals keep their order.
    const most = [...pairs].sort((one, other) => other.texels - one.texels).slice(0, FRAMES_SHOWN);
    return {
      name,
      kind: old[name] === undefined ? 'new' : now[name] === undefined ? 'gone' : 'changed',
      parts: listChangedParts(old[name], now[name]),
      ...(a === undefined ? {} : { before: countFigures(before.content, before.files, name) }),
      ...(b === undefined ? {} : { after: countFigures(after.content, after.files, name) }),
      frames: pairs.filter((pair) => most.includes(pair)).map(drawPair),
      framesChanged: pairs.length,
      texelsChanged: pairs.reduce((sum, { texels }) => sum + texels, 0),
    };
  });
  return changes.sort((one, other) => other.texelsChanged - one.texelsChanged);
}

/** A frame that differs. */
interface FramePair {
  readonly frame: number;
  readonly isBare: boolean;
  readonly before: BakedFrame | undefined;
  readonly after: BakedFrame | undefined;
  readonly difference: FrameDifference | undefined;
  /** Texels that differ; all of a frame that is in one bake only. */
  readonly texels: number;
}

/** @returns frames that differ, ascending */
function pairFrames(before: readonly BakedFrame[], after: readonly BakedFrame[], isBare: boolean): FramePair[] {
  const pairs: FramePair[] = [];
  for (let frame = 0; frame < Math.max(before.length, after.length); frame++) {
    const [a, b] = [before[frame], after[frame]];
    const difference = a === undefined || b === undefined ? undefined : compareFrames(a, b);
    const texels = difference?.texels ?? countCovered((a ?? b)?.image?.albedo ?? new Uint8Array(0));
    if (texels > 0) pairs.push({ frame, isBare, before: a, after: b, difference, texels });
  }
  return pairs;
}

function drawPair({ frame, isBare, before, after, difference }: FramePair): ChangedFrame {
  const box = boxAround([before, after].filter((one) => one !== undefined));
  return {
    frame,
    isBare,
    ...(before === undefined ? {} : { before: drawInBox(before, box) }),
    ...(after === undefined ? {} : { after: drawInBox(after, box) }),
    ...(difference === undefined ? {} : { difference }),
  };
}

/** The frame at noon. */
function drawInBox({ left, top, emissiveScale, image }: BakedFrame, box: FrameBox): RgbaPicture {
  const picture = createRgbaPicture(box.width, box.height);
  if (image === undefined) return picture;
  const lit = lightImage(image, emissiveScale, LIGHTINGS[0]!);
  drawPicture(picture, lit, left - box.left, top - box.top);
  return picture;
}
