// What the view shows of the world's things: statics of the map, then mobiles that the game hands in. Looks which crowns make way
// and what is cut away around mobiles, and lists anew only when something changed.

import { type FrameRecord, listParts } from '../../shared/format/frame-record.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { FrameView } from '../frame/frame-view.ts';
import { listCircles } from '../frame/see-through/circles.ts';
import { orderSprites, type SpriteOrder } from '../frame/visible/sprite-order.ts';
import { isInView, listVisibleSprites, type VisibleSprites } from '../frame/visible/visible-sprites.ts';
import { type CrownMode, Crowns, type CrownTest } from '../world/crowns.ts';
import type { PlacedStatic } from '../world/place-statics.ts';
import { isShown, type LiftedRoofs } from '../world/roof-view.ts';

export interface ShownMobile {
  readonly placed: PlacedStatic;
  readonly isPlayer: boolean;
}

/** What a pixel shows. */
export interface Picked {
  /** Index among the things: the statics, then the mobiles. Undefined: the ground. */
  readonly thing: number | undefined;
  /** Game axes. */
  readonly place: Vec3;
}

/** How much of what stands is shown. */
export interface ShownOptions {
  readonly roofs: LiftedRoofs;
  readonly crowns: CrownMode;
  /** Whether crowns take their time to go and come. */
  readonly fades: boolean;
  /** Whether circles are cut around mobiles. */
  readonly cutsCircles: boolean;
}

interface IndexedThing {
  readonly placed: PlacedStatic;
  readonly index: number;
}

export class ShownThings {
  readonly #recordOf: (index: number) => FrameRecord;
  readonly #crowns: Crowns;
  #statics: readonly PlacedStatic[];
  #mobiles: readonly ShownMobile[] = [];
  #things: readonly PlacedStatic[];
  /** Of the statics, and of the mobiles. */
  #orders!: readonly [SpriteOrder, SpriteOrder];
  /** Trees with a bare twin, and mobiles, those of the map too; with their indices among the things. */
  #trees: readonly IndexedThing[] = [];
  #standing: readonly IndexedThing[] = [];
  #visible: VisibleSprites | undefined;
  /** What the crowns were looked at for; what the list was made for. */
  #lookedKey = '';
  #listedKey = '';

  constructor(statics: readonly PlacedStatic[], recordOf: (index: number) => FrameRecord, hasCrownIn: CrownTest) {
    this.#statics = [];
    this.#things = [];
    this.#recordOf = recordOf;
    this.#crowns = new Crowns(hasCrownIn);
    this.set(statics, []);
  }

  get statics(): readonly PlacedStatic[] {
    return this.#statics;
  }

  get mobiles(): readonly ShownMobile[] {
    return this.#mobiles;
  }

  /** Statics, then mobiles. */
  get all(): readonly PlacedStatic[] {
    return this.#things;
  }

  /** The last list. */
  get visible(): VisibleSprites | undefined {
    return this.#visible;
  }

  /** Whether something changes by itself. */
  get isFading(): boolean {
    return this.#crowns.isFading;
  }

  set(statics: readonly PlacedStatic[], mobiles: readonly ShownMobile[]): void {
    const moving = mobiles.map(({ placed }) => placed);
    // Who walks moves with every step; what stands is put in order once.
    const isSame = statics === this.#statics && this.#orders !== undefined;
    this.#orders = [
      isSame ? this.#orders[0] : orderSprites(statics, this.#recordOf),
      orderSprites(moving, this.#recordOf, statics.length),
    ];
    this.#statics = statics;
    this.#mobiles = mobiles;
    this.#things = [...statics, ...moving];
    const indexed = this.#things.map((placed, index) => ({ placed, index }));
    this.#trees = indexed.filter(({ placed }) => this.#recordOf(placed.record).bare > 0);
    this.#standing = indexed.filter(({ placed }) => placed.isMobile === true);
    this.#lookedKey = '';
  }

  /** Lets fades run on. @returns whether the list is to be made anew */
  advance(seconds: number): boolean {
    const isChanged = this.#crowns.advance(seconds);
    if (isChanged) this.#listedKey = '';
    return isChanged;
  }

  /** @returns the list for a view if it is not the last one */
  update(view: FrameView, options: ShownOptions): VisibleSprites | undefined {
    const key = [
      ...[view.cornerX, view.cornerY, view.width, view.height],
      ...[options.roofs, options.crowns, options.fades, options.cutsCircles],
    ].join();
    if (key !== this.#lookedKey) {
      this.#lookAtCrowns(view, options);
      this.#lookedKey = key;
      this.#listedKey = '';
    }
    if (key === this.#listedKey) return undefined;
    this.#listedKey = key;
    const { roofs, cutsCircles } = options;
    const circled = this.#standing.filter(({ placed }) => cutsCircles && isShown(placed, roofs));
    this.#visible = listVisibleSprites(this.#orders, view, roofs, {
      circles: listCircles(circled, view),
      crownStepOf: (index) => this.#crowns.stepOf(index),
    });
    return this.#visible;
  }

  #lookAtCrowns(view: FrameView, { crowns, fades }: ShownOptions): void {
    const trees = this.#trees.filter(({ placed }) =>
      listParts(this.#recordOf, placed.record).some((part) => isInView(placed, this.#recordOf(part), view)),
    );
    const players = this.#mobiles.filter(({ isPlayer }) => isPlayer).map(({ placed }) => placed);
    this.#crowns.look(trees, players, crowns, fades);
  }
}
