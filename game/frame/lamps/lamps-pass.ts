// lamps: what the lamps add to the light of every texel, each over its own rectangle of the screen, so that the cost follows
// lit texels and not lamps. In: lamps, surface normal and depth. Out: gathered (linear irradiance, facing included).

import { Buffer as GpuBuffer } from '@babylonjs/core/Buffers/buffer';
import { Constants } from '@babylonjs/core/Engines/constants';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import { Color4 } from '@babylonjs/core/Maths/math.color.pure';
import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { Look } from '../../../shared/look/look.ts';
import { stripComments } from '../../shaders/strip-comments.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { bindView, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import fragmentSource from './lamps.fragment.glsl?raw';
import vertexSource from './lamps.vertex.glsl?raw';
import { LAMP_ATTRIBUTES, LAMP_FLOATS, type PackedLamps, packLamps } from './pack-lamps.ts';
import type { Lamp } from './place-lamps.ts';

/** Lamps that the first buffer has room for: a street with its windows. */
const CAPACITY_MIN = 64;

const NOTHING = new Float32Array();

function areEqual(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

export class LampsPass {
  readonly #engine: Engine;
  readonly #targets: FrameTargets;
  readonly #look: Look;
  readonly #mesh: Mesh;
  readonly #material: ShaderMaterial;
  readonly #restored: { remove(): void };
  #buffer: GpuBuffer | undefined;
  /** What the buffer holds, from its beginning. */
  #uploaded: Float32Array = NOTHING;
  #capacity = 0;
  #lamps: readonly Lamp[] = [];
  #moving: readonly Lamp[] = [];
  #drawn = 0;
  #isFlickering = false;

  constructor(scene: Scene, engine: Engine, targets: FrameTargets, look: Look) {
    this.#engine = engine;
    this.#targets = targets;
    this.#look = look;
    this.#mesh = new Mesh('gathered.lamps', scene);
    const quad = new VertexData();
    quad.positions = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0];
    quad.indices = [0, 1, 2, 0, 2, 3];
    quad.applyToMesh(this.#mesh);
    this.#mesh.alwaysSelectAsActiveMesh = true;
    this.#mesh.doNotSyncBoundingInfo = true;
    this.#material = new ShaderMaterial(
      'gathered.lamps',
      scene,
      { vertexSource: stripComments(vertexSource), fragmentSource: stripComments(fragmentSource) },
      {
        attributes: ['position', ...LAMP_ATTRIBUTES.map(([name]) => name)],
        uniforms: [...VIEW_UNIFORMS],
        samplers: ['uNormal', 'uDepth'],
      },
    );
    this.#material.backFaceCulling = false;
    this.#material.alphaMode = Constants.ALPHA_ONEONE;
    this.#material.needAlphaBlending = () => true;
    this.#mesh.material = this.#material;
    // An instanced mesh from the start: its shader is another one.
    this.#mesh.forcedInstanceCount = 1;
    this.#mesh.isVisible = false;
    this.#reserve(CAPACITY_MIN);
    // A restored context has lost what the buffer held.
    this.#restored = engine.onContextRestoredObservable.add(() => {
      this.#uploaded = NOTHING;
    });
    targets.gathered.clearColor = new Color4(0, 0, 0, 0);
    targets.gathered.renderList = [this.#mesh];
  }

  /** Sets the lamps of the world; call when a static came, went, or was hidden. */
  setLamps(lamps: readonly Lamp[]): void {
    this.#lamps = lamps;
  }

  /** Sets the lamps that are elsewhere, or gone, in the next frame. */
  setMovingLamps(lamps: readonly Lamp[]): void {
    this.#moving = lamps;
  }

  /** Lamps of the last frame: instances of one draw. */
  get drawn(): number {
    return this.#drawn;
  }

  /** Whether a lamp that the last frame drew wavers: another frame would look different. */
  get isFlickering(): boolean {
    return this.#isFlickering;
  }

  isReady(): boolean {
    this.#bind();
    // Asked of the mesh itself, which by day is not drawn: at dusk its shader is there.
    return this.#mesh.isReady(true);
  }

  run(settings: FrameSettings): void {
    const { view, switches } = settings;
    const packed = packLamps(switches.lamps ? [...this.#lamps, ...this.#moving] : [], this.#look, settings);
    this.#isFlickering = packed.isFlickering;
    this.#drawn = packed.count;
    this.#upload(packed);
    bindView(this.#material, view);
    this.#bind();
    this.#targets.gathered.render();
  }

  dispose(): void {
    this.#restored.remove();
    this.#buffer?.dispose();
    this.#mesh.dispose(false, true);
  }

  /** Resizing makes new images. */
  #bind(): void {
    this.#material.setTexture('uNormal', this.#targets.surfaceImage('normal'));
    this.#material.setTexture('uDepth', this.#targets.surfaceDepth);
  }

  #upload({ instances, count }: PackedLamps): void {
    this.#mesh.isVisible = count > 0;
    if (count === 0) return;
    if (count > this.#capacity) this.#reserve(Math.max(count, this.#capacity * 2));
    this.#mesh.forcedInstanceCount = count;
    // Lamps stand still and most do not waver: what is there need not be handed over again.
    if (areEqual(instances, this.#uploaded)) return;
    this.#buffer!.updateDirectly(instances, 0, count);
    this.#uploaded = instances;
  }

  #reserve(capacity: number): void {
    this.#buffer?.dispose();
    this.#capacity = capacity;
    this.#uploaded = NOTHING;
    this.#buffer = new GpuBuffer(
      this.#engine,
      new Float32Array(capacity * LAMP_FLOATS),
      true,
      LAMP_FLOATS,
      false,
      true,
    );
    let offset = 0;
    for (const [name, size] of LAMP_ATTRIBUTES) {
      this.#mesh.setVerticesBuffer(this.#buffer.createVertexBuffer(name, offset, size, LAMP_FLOATS, true));
      offset += size;
    }
  }
}
