// The parts that are used of libraries which only the benchmarks install: `phaser` and `pixi.js`, as their browser builds put them
// on the window.

/** Phaser's objects return themselves, so that calls are chained. */
interface PhaserImage {
  setOrigin(x: number, y: number): this;
  setLighting(on: boolean): this;
  setTint(color: number): this;
  setDepth(depth: number): this;
}

export interface PhaserScene {
  readonly textures: { addImage(key: string, image: HTMLImageElement, normals?: HTMLImageElement): unknown };
  readonly lights: {
    enable(): { setAmbientColor(color: number): unknown };
    addLight(x: number, y: number, radius: number, color: number, intensity: number): unknown;
  };
  readonly add: { image(x: number, y: number, key: string): PhaserImage };
  readonly cameras: { readonly main: { setScroll(x: number, y: number): unknown } };
}

export interface PhaserLibrary {
  readonly WEBGL: number;
  readonly Game: new (config: Readonly<Record<string, unknown>>) => unknown;
}

interface PixiSprite {
  readonly position: { set(x: number, y: number): void };
  tint: number;
  zIndex: number;
  sortableChildren: boolean;
}

export interface PixiLibrary {
  readonly Application: new () => {
    readonly stage: PixiSprite & { addChild(child: PixiSprite): void };
    init(options: Readonly<Record<string, unknown>>): Promise<void>;
  };
  readonly Texture: { from(image: HTMLImageElement): unknown };
  readonly Sprite: new (texture: unknown) => PixiSprite;
}
