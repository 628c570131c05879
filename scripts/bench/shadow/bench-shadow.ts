// Texels of the sun's map on a square unit across the sun's rays: one map of ours, two of the same size of Babylon's.

import { fitSunShadow, type SunShadowRequest, texelsPerSquareUnit } from '../../../game/frame/shadow/fit-sun-shadow.ts';
import { sunAt } from '../../../shared/look/sun-path.ts';
import { atLeast, createRow, type Row } from '../row.ts';
import { measureStockCascades } from './stock-cascades.ts';

/** The view at zoom 4 of a window of 2560 x 1600, with its guard. */
const VIEW = { center: [50, 50], widthTexels: 644, heightTexels: 404 } as const;

const MAP_TEXELS = 1024;

/** Hours of the day, from a low sun to a high one and back, and the moon. */
const HOURS = [6, 9, 12, 15, 18, 23] as const;

/** The map over both cascades, even with the margin that lets it be kept while the view scrolls. */
const DENSITY_RATIO_BAR = 1.9;

function measureHour(hour: number): Row[] {
  const request: SunShadowRequest = { toSun: sunAt(hour).direction, view: VIEW, mapSize: MAP_TEXELS };
  const ours = texelsPerSquareUnit(fitSunShadow(request));
  // The better cascade of the two, wherever it is in use.
  const stabilized = Math.max(...measureStockCascades(request, true));
  const loose = Math.max(...measureStockCascades(request, false));
  return [
    createRow({
      id: `shadow.density.${hour}h`,
      what: `at ${hour}:00, one map of ${MAP_TEXELS} texels`,
      value: ours,
      unit: 'texels/unit²',
      peers: [
        { name: 'CascadedShadowGenerator (2 maps, stabilised)', value: stabilized },
        { name: 'not stabilised', value: loose },
      ],
    }),
    createRow({
      id: `shadow.ratio.${hour}h`,
      what: 'over the stabilised peer: texels of both stay put while the view scrolls',
      value: ours / stabilized,
      unit: 'x',
      bar: atLeast(DENSITY_RATIO_BAR),
      peers: [{ name: 'over the one not stabilised', value: ours / loose }],
    }),
  ];
}

export async function benchShadow(): Promise<readonly Row[]> {
  return HOURS.flatMap(measureHour);
}
