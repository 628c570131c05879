// Babylon's own cascaded shadow maps, fitted to the same view and sun by Babylon's own code. The fit is arithmetic and needs
// no GPU: an engine that draws nothing does, once it has a place for the map's depth texture.

import { Camera } from '@babylonjs/core/Cameras/camera.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { CascadedShadowGenerator } from '@babylonjs/core/Lights/Shadows/cascadedShadowGenerator.js';
import { InternalTexture, InternalTextureSource } from '@babylonjs/core/Materials/Textures/internalTexture.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Logger } from '@babylonjs/core/Misc/logger.js';
import { Scene } from '@babylonjs/core/scene.js';
import { RECEIVER_HEIGHTS_UNITS, type SunShadowRequest } from '../../../game/frame/shadow/fit-sun-shadow.ts';
import { nearnessOf, PX_PER_NEARNESS, PX_PER_UNIT, TO_CAMERA } from '../../../shared/projection.ts';
import type { Vec3 } from '../../../shared/vector.ts';

const CASCADES = 2;

/** Any distance from which the whole slab lies before the camera: the fit takes only the slab between its planes. */
const CAMERA_DISTANCE_UNITS = 100;

class ShadowlessEngine extends NullEngine {
  constructor() {
    super();
    this._features.supportCSM = true;
  }

  override _createDepthStencilTexture(): InternalTexture {
    return new InternalTexture(this, InternalTextureSource.DepthStencil);
  }
}

/** Game axes (x, y, z up) are scene axes (x, z, y). */
const toScene = ([x, y, z]: Vec3): Vector3 => new Vector3(x, z, y);

/** An orthographic camera that sees the view's picture, with the closest planes around all that receives shadows. */
function createCamera({ view }: SunShadowRequest, scene: Scene): FreeCamera {
  const [x, y] = view.center;
  const away: Vec3 = [
    x + TO_CAMERA[0] * CAMERA_DISTANCE_UNITS,
    y + TO_CAMERA[1] * CAMERA_DISTANCE_UNITS,
    TO_CAMERA[2] * CAMERA_DISTANCE_UNITS,
  ];
  const camera = new FreeCamera('view', toScene(away), scene);
  camera.setTarget(toScene([x, y, 0]));
  camera.mode = Camera.ORTHOGRAPHIC_CAMERA;
  const halfWidth = view.widthTexels / 2 / PX_PER_UNIT;
  // The picture is stretched down by sqrt 2: a texel is that much less of the plane across the view ray.
  const halfHeight = view.heightTexels / 2 / PX_PER_NEARNESS;
  [camera.orthoLeft, camera.orthoRight] = [-halfWidth, halfWidth];
  [camera.orthoBottom, camera.orthoTop] = [-halfHeight, halfHeight];
  // At the picture's upper and lower edge, the ground and the highest receiver: a point at height z is seen where the ground
  // z further back along the picture's down axis is.
  const nearnesses = RECEIVER_HEIGHTS_UNITS.flatMap((height) =>
    [-1, 1].map((end) => {
      const each = ((end * view.heightTexels) / 2 / PX_PER_UNIT + height) * Math.SQRT1_2;
      return nearnessOf(each, each, height);
    }),
  );
  camera.minZ = CAMERA_DISTANCE_UNITS - Math.max(...nearnesses);
  camera.maxZ = CAMERA_DISTANCE_UNITS - Math.min(...nearnesses);
  return camera;
}

/**
 * @param stabilized whether the maps' texels stay where they are in the world while the view scrolls, as ours do
 * @returns for each of the two cascades its texels on a square unit of the plane across the sun's rays
 */
export function measureStockCascades(request: SunShadowRequest, stabilized: boolean): number[] {
  // It would greet on stdout, between the figures.
  Logger.LogLevels = Logger.ErrorLogLevel | Logger.WarningLogLevel;
  const engine = new ShadowlessEngine();
  const scene = new Scene(engine);
  scene.activeCamera = createCamera(request, scene);
  scene.updateTransformMatrix(true);
  const [x, y, z] = request.toSun;
  const light = new DirectionalLight('sun', toScene([-x, -y, -z]), scene);
  const generator = new CascadedShadowGenerator(request.mapSize, light, false, scene.activeCamera);
  generator.numCascades = CASCADES;
  generator.stabilizeCascades = stabilized;
  // What a frame does before it draws the maps: splits and fits.
  const map = generator.getShadowMap()!;
  map.onBeforeBindObservable.notifyObservers(map);
  const densities = Array.from({ length: CASCADES }, (_, cascade) => {
    const least = generator.getCascadeMinExtents(cascade)!;
    const most = generator.getCascadeMaxExtents(cascade)!;
    return request.mapSize ** 2 / ((most.x - least.x) * (most.y - least.y));
  });
  engine.dispose();
  return densities;
}
