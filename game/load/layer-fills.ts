import { type FrameRecord, NO_PAGE } from '../../shared/format/frame-record.ts';

/**
 * Which share of each layer's texels pictures lie on: 0 for a layer that no page is in.
 *
 * @param records as the GPU has them: pages are layers
 * @param layerTexels texels of a layer
 */
export function listLayerFills(records: readonly FrameRecord[], layers: number, layerTexels: number): number[] {
  const fills = new Array<number>(layers).fill(0);
  // Frames that look alike lie in one place.
  const seen = new Set<string>();
  for (const { page, atlasX, atlasY, width, height } of records) {
    const place = `${page} ${atlasX} ${atlasY}`;
    if (page === NO_PAGE || seen.has(place)) continue;
    seen.add(place);
    fills[page]! += (width * height) / layerTexels;
  }
  return fills;
}
