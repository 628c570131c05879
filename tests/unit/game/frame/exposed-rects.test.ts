import { describe, expect, it } from 'vitest';
import { listExposedRects, slotOf, type ViewRect } from '../../../../game/frame/ground/exposed-rects.ts';

const SIZE = { width: 7, height: 5 };

/** An image that is kept: what stands in each slot, by world texel. */
class KeptImage {
  readonly #slots = new Map<string, string>();
  #drawn: ViewRect | undefined;

  show(view: ViewRect): void {
    for (const rect of listExposedRects(this.#drawn, view)) {
      for (let y = rect.y; y < rect.y + rect.height; y++) {
        for (let x = rect.x; x < rect.x + rect.width; x++) {
          // As the shader does: the view's one texel that has this slot.
          const column = (((x - view.cornerX) % view.width) + view.width) % view.width;
          const row = (((y - view.cornerY) % view.height) + view.height) % view.height;
          this.#slots.set(`${x},${y}`, `${view.cornerX + column},${view.cornerY + row}`);
        }
      }
    }
    this.#drawn = view;
  }

  /** Texels of a view that the image does not show. */
  listWrong({ cornerX, cornerY, width, height }: ViewRect): string[] {
    const texels = Array.from({ length: width * height }, (_, i) => [
      cornerX + (i % width),
      cornerY + Math.floor(i / width),
    ]);
    return texels
      .map(([x, y]) => [`${slotOf(x!, width)},${slotOf(y!, height)}`, `${x},${y}`] as const)
      .flatMap(([slot, texel]) => (this.#slots.get(slot) === texel ? [] : [texel]));
  }
}

describe('listExposedRects', () => {
  it('keeps an image whole on any way of the view, over the origin and by more than its size', () => {
    const image = new KeptImage();
    for (let step = 0; step < 400; step++) {
      const [cornerX, cornerY] = [((step * 7) % 23) - 11 + (step % 3), ((step * 5) % 17) - 8 - (step % 4)];
      const view = { ...SIZE, cornerX, cornerY };
      image.show(view);
      expect(image.listWrong(view)).toEqual([]);
    }
  });

  it('draws all of it at first and in another size', () => {
    const view = { ...SIZE, cornerX: -3, cornerY: 4 };
    const wider = { ...view, width: 9 };
    expect(listExposedRects(undefined, view)).toEqual([{ x: 0, y: 0, ...SIZE }]);
    expect(listExposedRects(view, wider)).toEqual([{ x: 0, y: 0, width: 9, height: 5 }]);
  });

  it('draws nothing of a view that stays, and one column of one that moves by a texel', () => {
    const view = { ...SIZE, cornerX: 12, cornerY: -6 };
    expect(listExposedRects(view, view)).toEqual([]);
    // The texel 19 comes in, 7 wide: slot 5.
    expect(listExposedRects(view, { ...view, cornerX: 13 })).toEqual([{ x: 5, y: 0, width: 1, height: 5 }]);
    // The texel -7 comes in, 5 high: slot 3.
    expect(listExposedRects(view, { ...view, cornerY: -7 })).toEqual([{ x: 0, y: 3, width: 7, height: 1 }]);
  });
});
