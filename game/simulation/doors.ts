// Doors and gates of the ground floor: which are shut. An edge with a shut one lets nobody through until it is opened.

import type { Catalogue } from '../../shared/format/catalogue.ts';
import { openTwinOf, shutTwinOf } from '../../shared/names.ts';
import type { Tile } from '../../shared/terrain.ts';
import type { Axis, MapObject } from '../../shared/walk/map-object.ts';

export interface Door {
  /** Index among the map's statics. */
  readonly index: number;
  readonly axis: Axis;
  /** Whose north edge (axis x) or west edge (axis y) it stands on. */
  readonly tile: Tile;
  readonly shutSprite: string;
  readonly openSprite: string;
  readonly isOpen: boolean;
}

/** Both names of an openable piece, if there are sprites of both. */
function twinsOf(sprite: string, catalogue: Catalogue): Pick<Door, 'shutSprite' | 'openSprite' | 'isOpen'> | undefined {
  const shut = shutTwinOf(sprite);
  const shutSprite = shut ?? sprite;
  const openSprite = shut === undefined ? openTwinOf(sprite) : sprite;
  if (openSprite === undefined || !catalogue.has(shutSprite) || !catalogue.has(openSprite)) return undefined;
  return { shutSprite, openSprite, isOpen: shut !== undefined };
}

export class Doors {
  #changes = 0;
  readonly #doors: Door[] = [];
  /** Positions in the list above by edge. */
  readonly #byEdge = new Map<string, number>();

  /** @param objects all of a map, in its order */
  constructor(objects: readonly MapObject[], catalogue: Catalogue) {
    for (const [index, { static: object, entry, storey, edge }] of objects.entries()) {
      if (storey !== 0 || edge === undefined || !entry.passage || entry.class === 'wall') continue;
      const twins = twinsOf(object.sprite, catalogue);
      if (twins === undefined) continue;
      const tile = [Math.round(object.x), Math.round(object.y)] as const;
      this.#byEdge.set(`${edge}${tile.join()}`, this.#doors.length);
      this.#doors.push({ index, axis: edge, tile, ...twins });
    }
  }

  get all(): readonly Door[] {
    return this.#doors;
  }

  /** The door of an edge. */
  at(axis: Axis, tile: Tile): Door | undefined {
    const position = this.#byEdge.get(`${axis}${tile.join()}`);
    return position === undefined ? undefined : this.#doors[position];
  }

  /** The door that is a static of the map. */
  ofStatic(index: number): Door | undefined {
    return this.#doors.find((door) => door.index === index);
  }

  /** How often doors were opened and shut so far. */
  get changes(): number {
    return this.#changes;
  }

  set(door: Door, isOpen: boolean): void {
    this.#changes++;
    const position = this.#byEdge.get(`${door.axis}${door.tile.join()}`)!;
    this.#doors[position] = { ...door, isOpen };
  }

  /** Shut doors on the edges that a step from a tile crosses, both ways round for a diagonal one. */
  shutOn([x, y]: Tile, [dx, dy]: Tile): Door[] {
    const [east, south] = [Math.max(x, x + dx), Math.max(y, y + dy)];
    const edges: (readonly [Axis, Tile])[] = [];
    if (dx !== 0) edges.push(['y', [east, y]]);
    if (dy !== 0) edges.push(['x', [x, south]]);
    if (dx !== 0 && dy !== 0) edges.push(['y', [east, y + dy]], ['x', [x + dx, south]]);
    return edges
      .map(([axis, tile]) => this.at(axis, tile))
      .filter((door) => door !== undefined && !door.isOpen) as Door[];
  }
}
