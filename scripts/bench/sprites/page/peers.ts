// The same sprites at the same places, drawn by others: each with what it offers for sprites that stand still, back to front.

import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { Engine } from '@babylonjs/core/Engines/engine';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Sprite } from '@babylonjs/core/Sprites/sprite';
import { SpriteManager } from '@babylonjs/core/Sprites/spriteManager';
import { Scene } from '@babylonjs/core/scene';
import { addCanvas, loadImage } from './canvas.ts';
import type { PhaserLibrary, PhaserScene, PixiLibrary } from './peer-libraries.ts';

/** What is drawn: one picture, many places. Pixels of a canvas of this size. */
export interface PeerScene {
  readonly width: number;
  readonly height: number;
  /** Of the picture: its colours and its normals, as addresses of PNG data. */
  readonly spriteWidth: number;
  readonly spriteHeight: number;
  readonly albedoUrl: string;
  readonly normalUrl: string;
  /** Left and top of each sprite, the farthest first. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Middles of the lamps. */
  readonly lamps: readonly (readonly [x: number, y: number])[];
  readonly lampReach: number;
}

/** Scrolls what the next frame shows by pixels, from where it was at the start. */
export type Scroll = (pixels: number) => void;

export type PeerName = 'phaser, lit' | 'pixi.js' | 'SpriteManager';

declare global {
  interface Window {
    Phaser: PhaserLibrary;
    PIXI: PixiLibrary;
    openPeer(name: PeerName, scene: PeerScene): Promise<void>;
    scrollPeer: Scroll;
  }
}

async function openPhaser(scene: PeerScene): Promise<Scroll> {
  const { Phaser } = window;
  const [albedo, normal] = await Promise.all([loadImage(scene.albedoUrl), loadImage(scene.normalUrl)]);
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
          this.textures.addImage('sprite', albedo, normal);
          this.lights.enable().setAmbientColor(0x606070);
          for (const [x, y] of scene.lamps) this.lights.addLight(x, y, scene.lampReach, 0xffc080, 1);
          for (const [x, y] of scene.places) this.add.image(x, y, 'sprite').setOrigin(0, 0).setLighting(true);
          resolve((pixels) => this.cameras.main.setScroll(pixels, 0));
        },
      },
    });
  });
}

async function openPixi(scene: PeerScene): Promise<Scroll> {
  const { PIXI } = window;
  const app = new PIXI.Application();
  await app.init({
    canvas: addCanvas(scene),
    width: scene.width,
    height: scene.height,
    preference: 'webgl',
    antialias: false,
  });
  const texture = PIXI.Texture.from(await loadImage(scene.albedoUrl));
  for (const [x, y] of scene.places) {
    const sprite = new PIXI.Sprite(texture);
    sprite.position.set(x, y);
    app.stage.addChild(sprite);
  }
  return (pixels) => app.stage.position.set(-pixels, 0);
}

function openSpriteManager(canvas: HTMLCanvasElement, peer: PeerScene): Scroll {
  const engine = new Engine(canvas, false, { antialias: false, stencil: false });
  const scene = new Scene(engine);
  const camera = new FreeCamera('view', new Vector3(0, 0, -10), scene);
  camera.mode = FreeCamera.ORTHOGRAPHIC_CAMERA;
  const scroll: Scroll = (pixels) => {
    camera.orthoLeft = pixels;
    camera.orthoRight = peer.width + pixels;
    camera.orthoTop = 0;
    camera.orthoBottom = -peer.height;
  };
  scroll(0);
  const size = { width: peer.spriteWidth, height: peer.spriteHeight };
  const manager = new SpriteManager('sprites', peer.albedoUrl, peer.places.length, size, scene);
  peer.places.forEach(([x, y], i) => {
    const sprite = new Sprite(`${i}`, manager);
    sprite.width = peer.spriteWidth;
    sprite.height = peer.spriteHeight;
    sprite.position.set(x + peer.spriteWidth / 2, -y - peer.spriteHeight / 2, 0);
  });
  engine.runRenderLoop(() => scene.render());
  return scroll;
}

window.openPeer = async (name, scene) => {
  if (name === 'phaser, lit') window.scrollPeer = await openPhaser(scene);
  else if (name === 'pixi.js') window.scrollPeer = await openPixi(scene);
  else window.scrollPeer = openSpriteManager(addCanvas(scene), scene);
};
