// A family of sprites to its contact sheets on disk: cells, their map, their pictures, the sheets.

import { join } from 'node:path';
import { drawPanels } from '../../baker/inspect/lay-out.ts';
import { writePng } from '../../baker/io/write-png.ts';
import { entryFromName } from '../../shared/format/catalogue.ts';
import { isGroundName } from '../../shared/names.ts';
import type { LaunchedBrowser } from '../browser/launch-browser.ts';
import { serveGame } from '../page/serve-game.ts';
import { buildCells, type DrawnSprite, LAMP_SPRITE } from './build-cells.ts';
import { arrangeRows, splitSheets, toPanel } from './compose-sheets.ts';
import { drawCells } from './draw-cells.ts';
import type { Family } from './group-families.ts';
import type { CatalogueOptions } from './options.ts';
import { overlayBake } from './overlay-bake.ts';
import { planMap } from './plan-map.ts';
import { boundsOf, type ReadBake } from './read-bake.ts';
import { usualGround } from './usual-ground.ts';

export interface FamilyDrawing extends LaunchedBrowser, Pick<CatalogueOptions, 'out' | 'lights' | 'zoom' | 'view'> {
  /** Folder of the built page. */
  readonly gameFolder: string;
  /** Pixels; undefined: as wide as a large screen. */
  readonly sheetWidth?: number;
}

/** What a cell needs to know of a sprite of the bake. */
export function describeSprite(bake: ReadBake, name: string): DrawnSprite {
  const { tags } = bake.catalogue.get(name) ?? entryFromName(name);
  const ground = isGroundName(name) ? name : usualGround(tags, Object.keys(bake.manifest.sprites));
  return { name, baked: bake.manifest.sprites[name]!, bounds: boundsOf(bake, name), ground };
}

/** @returns the files that were written: `wall-noon.png`, and `wall-2-noon.png` for what did not fit */
export async function drawFamily(family: Family, bake: ReadBake, drawing: FamilyDrawing): Promise<string[]> {
  const { out, lights, view } = drawing;
  const lamp = bake.manifest.sprites[LAMP_SPRITE] === undefined ? undefined : describeSprite(bake, LAMP_SPRITE);
  const rows = family.sprites.flatMap((name) => buildCells(describeSprite(bake, name), view, lamp));
  const plan = planMap(rows.flat(), usualGround([], Object.keys(bake.manifest.sprites)));
  const overlay = overlayBake(bake.folder, bake.manifest, plan);
  const server = await serveGame({ gameFolder: drawing.gameFolder, bakedFolder: overlay.folder });
  try {
    const drawn = await drawCells(plan.cells, { ...drawing, url: server.url });
    const files: string[] = [];
    for (const light of lights) {
      const pictures = [...drawn.get(light)!];
      const panels = rows.map((row) => row.map(({ caption }) => toPanel(caption, pictures.shift()!)));
      const arranged = arrangeRows(panels, view === 'frames', drawing.sheetWidth);
      for (const [i, sheet] of splitSheets(arranged).entries()) {
        const file = join(out, `${family.name}${i === 0 ? '' : `-${i + 1}`}-${light}.png`);
        const picture = drawPanels(`${family.name}, ${light}`, sheet, arranged.width);
        await writePng(file, picture.width, picture.height, picture.pixels);
        files.push(file);
      }
    }
    return files;
  } finally {
    await server.close();
    overlay.remove();
  }
}
