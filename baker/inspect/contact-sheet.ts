// A sprite at a glance: one frame under three lights, its maps, its shell and bricks from the camera's side and from behind,
// its lights, and the figures that tell whether it is good. Reads values; gives a picture and numbers.

import type { Brick } from '../../shared/format/brick.ts';
import type { FrameMaps, SheetInfo } from '../../shared/format/sheet.ts';
import type { ShellMesh } from '../../shared/format/shell.ts';
import { worldToScreen } from '../../shared/projection.ts';
import type { FoundLight } from '../light/find-lights.ts';
import type { LoneShare } from '../write/baked-sheet.ts';
import { countVoxels } from '../write/measure-sheet.ts';
import { brickTriangles } from './brick-triangles.ts';
import { countLoneTexels } from './count-lone-texels.ts';
import { drawPanels, type Panel } from './lay-out.ts';
import { BACKGROUND, drawMap, mapPictures } from './map-pictures.ts';
import { JUDGED_LOOK } from './measure-lone-texels.ts';
import { fillRect, type Picture, type Rgb } from './picture.ts';
import { drawTriangles } from './raster.ts';
import { LIGHTINGS, relightFrame, toBytes } from './relight.ts';
import { shellTriangles } from './shell-triangles.ts';

/** Everything that inspecting one frame needs. */
export interface InspectedFrame {
  readonly info: SheetInfo;
  readonly index: number;
  readonly maps: FrameMaps;
  /** By LOD, finest first. */
  readonly shells: readonly ShellMesh[];
  /** Measured two-sided errors by LOD, units: the largest of any frame of the sheet. */
  readonly shellErrors: readonly number[];
  readonly brick: Brick;
  readonly lights: readonly FoundLight[];
  /** Of all frames of the sheet. */
  readonly sheetLone: readonly LoneShare[];
}

export interface LoneFigure {
  readonly lighting: string;
  readonly count: number;
  /** Share of the covered texels, 0..1. */
  readonly share: number;
  /** Places in the frame, texels. */
  readonly texels: readonly (readonly [x: number, y: number])[];
}

export interface FrameFigures {
  readonly name: string;
  readonly frame: number;
  readonly covered: number;
  readonly loneTexels: readonly LoneFigure[];
  /** By LOD. */
  readonly triangles: readonly number[];
  readonly shellErrors: readonly number[];
  readonly voxels: number;
  readonly lights: readonly FoundLight[];
}

/** Pixels for a texel: the size at which every texel can be judged. */
const TEXEL_SCALE = 4;

/** Around a lone texel in the lit pictures, and where a lamp shines. */
const LONE_COLOR: Rgb = [255, 0, 255];
const LAMP_COLOR: Rgb = [255, 240, 120];
const ANCHOR_COLOR: Rgb = [80, 230, 255];

export function inspectFrame(frame: InspectedFrame): { readonly figures: FrameFigures; readonly picture: Picture } {
  const { info, maps, brick, lights, shells } = frame;
  const lit = LIGHTINGS.map((lighting) => {
    const colors = relightFrame(maps, info.emissiveScale, lighting);
    return {
      lighting,
      colors,
      lone: countLoneTexels(maps, relightFrame(maps, info.emissiveScale, lighting, JUDGED_LOOK)),
    };
  });
  let covered = 0;
  for (let i = 3; i < maps.albedo.length; i += 4) if (maps.albedo[i] !== 0) covered++;
  const figures: FrameFigures = {
    name: info.name,
    frame: frame.index,
    covered,
    loneTexels: lit.map(({ lighting, lone }) => ({
      lighting: lighting.name,
      count: lone.texels.length,
      share: lone.share,
      texels: lone.texels.map((i) => [i % maps.width, Math.floor(i / maps.width)] as const),
    })),
    triangles: shells.map((shell) => shell.indices.length / 3),
    shellErrors: frame.shellErrors,
    voxels: countVoxels(brick),
    lights,
  };
  const litPanels = lit.map(({ lighting, colors, lone }): Panel => {
    const bytes = toBytes(colors);
    const picture = drawMap(maps, (i) => [bytes[i * 3]!, bytes[i * 3 + 1]!, bytes[i * 3 + 2]!]);
    const caption = `${lighting.name}: ${lone.texels.length} lone, ${(lone.share * 100).toFixed(1)} %`;
    return { caption, picture, scale: TEXEL_SCALE };
  });
  const lonePanels = lit.map(({ lighting, lone }): Panel => {
    const alone = new Set(lone.texels);
    const picture = drawMap(maps, (i) => (alone.has(i) ? LONE_COLOR : dim(maps, i)));
    return { caption: `lone, ${lighting.name}`, picture, scale: 2 };
  });
  const mapPanels = mapPictures(maps, info.heightRange).map(
    ({ name, picture }): Panel => ({ caption: name, picture, scale: TEXEL_SCALE }),
  );
  return {
    figures,
    picture: drawPanels(titleOf(figures, info), [[...litPanels, ...lonePanels], mapPanels, solidPanels(frame)]),
  };
}

/** Shell, bricks and lights. */
function solidPanels(frame: InspectedFrame): Panel[] {
  const { shells, brick } = frame;
  const panel = (caption: string, picture: Picture): Panel => ({ caption, picture, scale: 1 });
  const panels = [{ caption: `anchor, ${frame.lights.length} lights`, picture: drawMarks(frame), scale: TEXEL_SCALE }];
  for (const [lod, shell] of shells.entries()) {
    const triangles = shellTriangles(shell);
    const error = frame.shellErrors[lod];
    const measured = error === undefined ? '' : `, error ${error.toFixed(4)}`;
    if (lod === 0) panels.push(panel('shell 0', drawTriangles(triangles, 'front', BACKGROUND)));
    panels.push(
      panel(`shell ${lod} behind: ${triangles.length}${measured}`, drawTriangles(triangles, 'behind', BACKGROUND)),
    );
  }
  const boxes = brickTriangles(brick);
  panels.push(
    panel(`bricks: ${countVoxels(brick)}, pink: too little to block`, drawTriangles(boxes, 'front', BACKGROUND)),
  );
  panels.push(panel('bricks behind', drawTriangles(boxes, 'behind', BACKGROUND)));
  return panels;
}

/** The frame darkened, its ground point and its lamps marked with crosses. */
function drawMarks({ info, maps, lights }: InspectedFrame): Picture {
  const picture = drawMap(maps, (i) => dim(maps, i));
  const mark = (x: number, y: number, color: Rgb): void => {
    fillRect(picture, x - 2, y, 5, 1, color);
    fillRect(picture, x, y - 2, 1, 5, color);
  };
  mark(info.anchor[0], info.anchor[1], ANCHOR_COLOR);
  for (const light of lights) {
    const [x, y] = worldToScreen(...light.place);
    mark(Math.floor(info.anchor[0] + x), Math.floor(info.anchor[1] + y), LAMP_COLOR);
  }
  return picture;
}

function dim(maps: FrameMaps, i: number): Rgb {
  return [maps.albedo[i * 4]! >> 1, maps.albedo[i * 4 + 1]! >> 1, maps.albedo[i * 4 + 2]! >> 1];
}

function titleOf(figures: FrameFigures, info: SheetInfo): string {
  const { name, frame, covered, triangles, voxels, lights } = figures;
  const size = `${info.frameWidth} x ${info.frameHeight}`;
  return `${name}, frame ${frame} of ${info.frames}: ${size}, ${covered} texels, ${triangles.join('/')} triangles, ${voxels} voxels, ${lights.length} lights`;
}
