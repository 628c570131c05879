// Sheets that glow.

import type { Sheet } from '../../shared/format/sheet.ts';
import { createBoxSheet } from './box-sheet.ts';

/** Paints a glow on the texels that are glass by their normal, three bytes. */
function glow(sheet: Sheet, color: readonly [number, number, number], isGlass: (normal: Uint8Array) => boolean): Sheet {
  const [frame] = sheet.frames;
  for (let i = 0; i < frame!.width * frame!.height; i++) {
    if (frame!.albedo[i * 4 + 3] === 255 && isGlass(frame!.normal.subarray(i * 3, i * 3 + 3))) {
      frame!.emissive.set(color, i * 3);
    }
  }
  return { ...sheet, info: { ...sheet.info, emissiveScale: 10 } };
}

/** A cube of glass. */
export function createLampSheet(name: string): Sheet {
  return glow(createBoxSheet(name, { min: [-0.1, -0.1, 0], max: [0.1, 0.1, 0.2] }), [255, 170, 60], () => true);
}

/** A wall on the north edge of its tile whose whole south face is a pane. */
export function createPaneSheet(name: string): Sheet {
  return glow(
    createBoxSheet(name, { min: [-0.5, -0.58, 0], max: [0.5, -0.42, 1.5] }),
    [255, 200, 90],
    ([, y]) => y === 255,
  );
}
