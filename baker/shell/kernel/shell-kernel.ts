// Simplifies a grid shell by WebAssembly: shell-simplifier.ts and what it needs, compiled by `npm run kernel`. It does in half the
// time what the same sources do as they are, value for value.

import type { GridShell } from '../shell-grid.ts';
import { KERNEL_CODE } from './kernel-code.ts';

interface KernelExports {
  allocateFloats(length: number): number;
  allocateInts(length: number): number;
  begin(
    points: number,
    bodies: number,
    bodyCount: number,
    indices: number,
    columns: number,
    rows: number,
    cellBodies: number,
    firsts: number,
  ): void;
  simplify(bound: number, within: number): number;
  countFaces(): number;
  writeIndices(): number;
  pointsAt(): number;
}

/** What Node has, and no type library of the language alone tells. */
interface Platform {
  readonly WebAssembly: {
    readonly Module: new (code: Uint8Array) => object;
    readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
    readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  };
}

const { WebAssembly } = globalThis as unknown as Platform;

/** Compiled once a worker; one memory for all its shells, which grows to what the largest of them needs. */
const openModule = (() => {
  let opened: { readonly module: object; readonly memory: { readonly buffer: ArrayBuffer } } | undefined;
  return () => {
    opened ??= {
      module: new WebAssembly.Module(Buffer.from(KERNEL_CODE, 'base64')),
      memory: new WebAssembly.Memory({ initial: 1 }),
    };
    return opened;
  };
})();

/** One shell that is simplified; good until the next one begins. */
export class ShellKernel {
  readonly #exports: KernelExports;
  readonly #pointCount: number;

  constructor({ points, bodies, bodyCount, indices, cells }: GridShell) {
    const { module, memory } = openModule();
    const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports as KernelExports;
    const enterInts = (values: Int32Array | Uint32Array): number => {
      const at = kernel.allocateInts(values.length);
      new Int32Array(memory.buffer, at, values.length).set(values);
      return at;
    };
    const pointsAt = kernel.allocateFloats(points.length);
    new Float64Array(memory.buffer, pointsAt, points.length).set(points);
    kernel.begin(
      pointsAt,
      enterInts(bodies),
      bodyCount,
      enterInts(indices),
      enterInts(cells.columns),
      enterInts(cells.rows),
      enterInts(cells.bodies),
      enterInts(cells.firsts),
    );
    this.#exports = kernel;
    this.#pointCount = points.length;
  }

  /** See ShellSimplifier. */
  simplify(bound: number, within: number): number {
    return this.#exports.simplify(bound, within);
  }

  /** Triangles that are left. */
  countFaces(): number {
    return this.#exports.countFaces();
  }

  /** @returns places of all vertices, three numbers each, used or not */
  copyPoints(): Float64Array {
    return new Float64Array(openModule().memory.buffer, this.#exports.pointsAt(), this.#pointCount).slice();
  }

  /** @returns three vertices for each triangle that is left */
  copyIndices(): Uint32Array {
    const at = this.#exports.writeIndices();
    return new Uint32Array(openModule().memory.buffer, at, this.countFaces() * 3).slice();
  }
}
