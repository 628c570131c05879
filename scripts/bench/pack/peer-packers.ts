// The packers that ours is measured beside, with their defaults but for what would make it other work.

import type { RectSize } from '../../../baker/pack/free-space.ts';
import { PAGE_SIZE_TEXELS } from '../../../shared/limits.ts';
import { installPeer } from '../install-peers.ts';

interface MaxRectsModule {
  readonly MaxRectsPacker: new (
    width: number,
    height: number,
    padding: number,
    options: Readonly<Record<string, boolean>>,
  ) => {
    readonly bins: readonly { readonly rects: readonly RectSize[] }[];
    addArray(rects: readonly RectSize[]): void;
  };
}

interface PotpackModule {
  readonly default: (boxes: { w: number; h: number }[]) => { readonly w: number; readonly h: number };
}

export interface PeerPackers {
  /** @returns the share of each page that is taken, 0..1 */
  packMaxRects(sizes: readonly RectSize[]): number[];
  /** One sheet of any size. @returns its fill, 0..1 */
  packPotpack(sizes: readonly RectSize[]): number;
}

const areaOf = (sizes: readonly RectSize[]): number =>
  sizes.reduce((sum, { width, height }) => sum + width * height, 0);

export async function loadPeerPackers(): Promise<PeerPackers> {
  // The package's own entry point exports nothing to Node.
  const maxRects: MaxRectsModule = await import(await installPeer('maxrects-packer/dist/maxrects-packer.mjs'));
  const potpack: PotpackModule = await import(await installPeer('potpack/index.js'));
  return {
    packMaxRects(sizes) {
      // Frames are not turned, and pages have one size, whatever is on them.
      const options = { smart: false, pot: false, square: false, allowRotation: false };
      const packer = new maxRects.MaxRectsPacker(PAGE_SIZE_TEXELS, PAGE_SIZE_TEXELS, 0, options);
      packer.addArray(sizes.map(({ width, height }) => ({ width, height })));
      return packer.bins.map((bin) => areaOf(bin.rects) / PAGE_SIZE_TEXELS ** 2);
    },
    packPotpack(sizes) {
      const { w, h } = potpack.default(sizes.map(({ width, height }) => ({ w: width, h: height })));
      return areaOf(sizes) / (w * h);
    },
  };
}
