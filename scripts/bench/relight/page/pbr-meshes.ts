// The shapes as meshes under Babylon's PBR material, a pixel a texel, in the same sun and the same sky: linear radiance, as the game's
// light image holds it.

import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera';
import { Constants } from '@babylonjs/core/Engines/constants';
import { Engine } from '@babylonjs/core/Engines/engine';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Mesh } from '@babylonjs/core/Meshes/mesh';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import { Scene } from '@babylonjs/core/scene';

type Triple = readonly [number, number, number];

export interface MeshScene {
  /** Texels. */
  readonly width: number;
  readonly height: number;
  /** What the game's axes become: clip space, by columns. */
  readonly projection: readonly number[];
  readonly toSun: Triple;
  /** Irradiance of what faces the sun, of what looks up and of what looks down; a white that receives 1 has a radiance of 1. */
  readonly sun: Triple;
  readonly sky: Triple;
  readonly ground: Triple;
  readonly meshes: readonly {
    readonly at: Triple;
    /** Linear. */
    readonly albedo: Triple;
    readonly positions: readonly number[];
    readonly normals: readonly number[];
    readonly indices: readonly number[];
  }[];
}

declare global {
  interface Window {
    /** @returns RGBA a texel, the picture's first row first; alpha 0 where there is no mesh */
    drawMeshes(scene: MeshScene): Promise<number[]>;
  }
}

const colorOf = ([r, g, b]: Triple): Color3 => new Color3(r, g, b);

window.drawMeshes = async (wanted) => {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const engine = new Engine(canvas, false);
  const scene = new Scene(engine);
  // Linear values leave the material; the post-process that would grade them does not exist.
  scene.imageProcessingConfiguration.applyByPostProcess = true;
  const camera = new FreeCamera('view', new Vector3(0, 0, 0), scene);
  camera.freezeProjectionMatrix(Matrix.FromArray(wanted.projection));
  camera.getViewMatrix = () => Matrix.Identity();
  const sun = new DirectionalLight('sun', new Vector3(...wanted.toSun).negate(), scene);
  sun.diffuse = colorOf(wanted.sun);
  // A Lambertian gives back a part in pi of what arrives; the game's unit has that divided out.
  sun.intensity = Math.PI;
  const sky = new HemisphericLight('sky', new Vector3(0, 0, 1), scene);
  sky.diffuse = colorOf(wanted.sky);
  sky.groundColor = colorOf(wanted.ground);
  const meshes = wanted.meshes.map(({ at, albedo, ...surface }, i) => {
    const mesh = new Mesh(`${i}`, scene);
    const data = new VertexData();
    data.positions = [...surface.positions];
    data.normals = [...surface.normals];
    data.indices = [...surface.indices];
    data.applyToMesh(mesh);
    mesh.position.set(...at);
    mesh.alwaysSelectAsActiveMesh = true;
    const material = new PBRMaterial(`${i}`, scene);
    material.albedoColor = colorOf(albedo);
    material.metallic = 0;
    material.roughness = 1;
    material.metallicF0Factor = 0;
    material.specularIntensity = 0;
    material.brdf.baseDiffuseModel = Constants.MATERIAL_DIFFUSE_MODEL_LAMBERT;
    material.backFaceCulling = false;
    mesh.material = material;
    return mesh;
  });
  const target = new RenderTargetTexture('radiance', { width: wanted.width, height: wanted.height }, scene, {
    type: Constants.TEXTURETYPE_FLOAT,
    format: Constants.TEXTUREFORMAT_RGBA,
    generateMipMaps: false,
  });
  target.clearColor = new Color4(0, 0, 0, 0);
  target.renderList = meshes;
  target.activeCamera = camera;
  await scene.whenReadyAsync();
  while (!target.isReadyForRendering()) await new Promise((resolve) => setTimeout(resolve, 10));
  target.render();
  const pixels = await target.readPixels();
  return Array.from(pixels as Float32Array);
};
