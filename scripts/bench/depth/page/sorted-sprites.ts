// Sprites as peers put them in order: each whole, before or behind another by where it stands. Every sprite has a colour of its own,
// so that a pixel tells whose it is.

import { addCanvas, loadImage } from '../../sprites/page/canvas.ts';
import type { PhaserLibrary, PhaserScene, PixiLibrary } from '../../sprites/page/peer-libraries.ts';

export interface SortedScene {
  readonly width: number;
  readonly height: number;
  /** White silhouettes, as addresses of PNG data. */
  readonly silhouettes: readonly string[];
  readonly sprites: readonly SortedSprite[];
}

export interface SortedSprite {
  /** Index of its silhouette. */
  readonly silhouette: number;
  readonly left: number;
  readonly top: number;
  /** What it is sorted by: the row that it stands on. */
  readonly order: number;
  /** 0xrrggbb */
  readonly color: number;
}

export type SortingPeer = 'phaser' | 'pixi.js';

declare global {
  interface Window {
    Phaser: PhaserLibrary;
    PIXI: PixiLibrary;
    drawSorted(name: SortingPeer, scene: SortedScene): Promise<void>;
  }
}

async function drawPhaser(scene: SortedScene): Promise<void> {
  const { Phaser } = window;
  const images = await Promise.all(scene.silhouettes.map(loadImage));
  return new Promise((resolve) => {
    new Phaser.Game({
      type: Phaser.WEBGL,
      canvas: addCanvas(scene),
      width: scene.width,
      height: scene.height,
      pixelArt: true,
      banner: false,
      audio: { noAudio: true },
      scene: {
        create(this: PhaserScene) {
          for (const [i, image] of images.entries()) this.textures.addImage(`${i}`, image);
          for (const { silhouette, left, top, order, color } of scene.sprites) {
            this.add.image(left, top, `${silhouette}`).setOrigin(0, 0).setTint(color).setDepth(order);
          }
          resolve();
        },
      },
    });
  });
}

async function drawPixi(scene: SortedScene): Promise<void> {
  const { PIXI } = window;
  const images = await Promise.all(scene.silhouettes.map(loadImage));
  const app = new PIXI.Application();
  const canvas = addCanvas(scene);
  await app.init({ canvas, width: scene.width, height: scene.height, preference: 'webgl', antialias: false });
  const textures = images.map((image) => PIXI.Texture.from(image));
  app.stage.sortableChildren = true;
  for (const { silhouette, left, top, order, color } of scene.sprites) {
    const sprite = new PIXI.Sprite(textures[silhouette]);
    sprite.position.set(left, top);
    sprite.tint = color;
    sprite.zIndex = order;
    app.stage.addChild(sprite);
  }
}

window.drawSorted = (name, scene) => (name === 'phaser' ? drawPhaser(scene) : drawPixi(scene));
