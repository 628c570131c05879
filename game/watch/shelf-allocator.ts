// Places for rectangles on layers of one size, taken and given back in any order: layers are cut into shelves, and a shelf into
// spans. Simple and quick; a baker packs tighter.

import { FreeSpans } from './free-spans.ts';

/** Shelves are whole multiples of this high, texels, so that frames of nearly one height share a shelf. */
const SHELF_STEP_TEXELS = 8;

/** How many times higher than the rectangle a shelf may be that is begun already, before an empty one is cut. */
const SHELF_WASTE = 1.5;

export interface LayerPlace {
  /** From 0. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Shelf {
  readonly layer: number;
  readonly y: number;
  readonly height: number;
  readonly spans: FreeSpans;
}

export class ShelfAllocator {
  readonly #size: number;
  /** In the order of layer and place; each layer is covered whole. */
  #shelves: readonly Shelf[];

  /** @param size edge of a layer, texels; @param layers how many there are */
  constructor(size: number, layers: number) {
    this.#size = size;
    this.#shelves = Array.from({ length: layers }, (_, layer) => this.#createShelf(layer, 0, size));
  }

  /** @returns undefined when there is no room */
  take(width: number, height: number): LayerPlace | undefined {
    const shelf = this.#findShelf(width, height);
    const x = shelf?.spans.take(width);
    return shelf === undefined || x === undefined ? undefined : { layer: shelf.layer, x, y: shelf.y, width, height };
  }

  /** Gives back what `take` gave. */
  free(place: LayerPlace): void {
    const shelf = this.#shelves.find(({ layer, y }) => layer === place.layer && y === place.y);
    if (shelf === undefined) throw new RangeError(`no shelf at ${place.y} of layer ${place.layer}`);
    shelf.spans.free(place.x, place.width);
    this.#joinEmpty();
  }

  #findShelf(width: number, height: number): Shelf | undefined {
    const fitting = this.#shelves
      .filter((shelf) => shelf.height >= height && shelf.spans.fits(width))
      .sort((a, b) => a.height - b.height);
    const begun = fitting.find(({ spans, height: high }) => !spans.isEmpty && high <= height * SHELF_WASTE);
    if (begun !== undefined) return begun;
    const empty = fitting.find(({ spans }) => spans.isEmpty);
    return empty === undefined ? fitting[0] : this.#cut(empty, height);
  }

  /** Cuts an empty shelf to a rectangle's height. @returns the upper part */
  #cut(shelf: Shelf, height: number): Shelf {
    const { layer, y } = shelf;
    const high = Math.min(shelf.height, Math.ceil(height / SHELF_STEP_TEXELS) * SHELF_STEP_TEXELS);
    if (high === shelf.height) return shelf;
    const upper = this.#createShelf(layer, y, high);
    const lower = this.#createShelf(layer, y + high, shelf.height - high);
    this.#shelves = this.#shelves.flatMap((one) => (one === shelf ? [upper, lower] : [one]));
    return upper;
  }

  #joinEmpty(): void {
    const joined: Shelf[] = [];
    for (const shelf of this.#shelves) {
      const last = joined.at(-1);
      if (last?.layer === shelf.layer && last.spans.isEmpty && shelf.spans.isEmpty)
        joined[joined.length - 1] = this.#createShelf(last.layer, last.y, last.height + shelf.height);
      else joined.push(shelf);
    }
    this.#shelves = joined;
  }

  #createShelf(layer: number, y: number, height: number): Shelf {
    return { layer, y, height, spans: new FreeSpans(this.#size) };
  }
}
