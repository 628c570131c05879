// The kernel of decoding: the loops over every byte and texel, compiled to WebAssembly from shared/kernel/source. One instance and
// one memory for all files; what stands in the memory is good until the next call that reserves room.

import { blueOfUpward } from '../format/unit-vectors.ts';
import { KERNEL_CODE } from './kernel-code.ts';

interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** First byte of the room; what comes before is the kernel's own. */
  readonly roomStart: { readonly value: number };
  /** Place of the table of unit vectors' blue. */
  readonly blueOf: { readonly value: number };
  readonly faultImage: { readonly value: number };
  readonly faultStart: { readonly value: number };
  readonly faultEnd: { readonly value: number };
  isFrame(from: number, end: number, length: number): number;
  decompress(from: number, end: number, to: number, length: number): number;
  readRuns(
    sizes: number,
    images: number,
    counts: number,
    rows: number,
    differences: number,
    runCount: number,
    runs: number,
    ends: number,
  ): number;
  fillMap(map: number, table: number, indices: number, step: number, runs: number, runCount: number): void;
  fillMaps(
    map0: number,
    map1: number,
    map2: number,
    table: number,
    indices: number,
    step: number,
    runs: number,
    runCount: number,
  ): void;
  addColors(
    map: number,
    reds: number,
    covered: number,
    isUnit: boolean,
    sizes: number,
    images: number,
    runs: number,
    ends: number,
  ): void;
  addHeights(
    map: number,
    low: number,
    covered: number,
    sizes: number,
    images: number,
    runs: number,
    ends: number,
  ): void;
}

/** What Node, browsers and workers have alike, and no type library of the language alone tells. */
interface Platform {
  readonly WebAssembly: {
    readonly Module: new (code: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: unknown };
  };
  atob(base64: string): string;
}

const PAGE_BYTES = 65536;

/** Room behind what is decoded: the kernel reads and writes in steps of 16 bytes, and past the end. */
export const SLACK_BYTES = 64;

function instantiate(): KernelExports {
  const { WebAssembly, atob } = globalThis as unknown as Platform;
  const code = Uint8Array.from(atob(KERNEL_CODE), (letter) => letter.charCodeAt(0));
  const kernel = new WebAssembly.Instance(new WebAssembly.Module(code)).exports as KernelExports;
  new Uint8Array(kernel.memory.buffer, kernel.blueOf.value).set(blueOfUpward());
  return kernel;
}

let instance: KernelExports | undefined;

/** The kernel; the first call takes a few milliseconds. */
export function getKernel(): KernelExports {
  instance ??= instantiate();
  return instance;
}

/** Makes the memory reach to `end` and SLACK_BYTES further. Views of it that were made before may be gone afterwards. */
export function reserveMemory(end: number): void {
  const { memory } = getKernel();
  const missing = end + SLACK_BYTES - memory.buffer.byteLength;
  // By a half at least, since growing may copy.
  if (missing > 0) memory.grow(Math.ceil(Math.max(missing, memory.buffer.byteLength / 2) / PAGE_BYTES));
}

/** A view of the memory, good until room is reserved. */
export function viewMemory(start: number, length: number): Uint8Array {
  return new Uint8Array(getKernel().memory.buffer, start, length);
}

/** @returns where the bytes stand in the memory: they are copied there unless they are a view of it */
export function enterMemory(bytes: Uint8Array): number {
  const { memory, roomStart } = getKernel();
  if (bytes.buffer === memory.buffer) return bytes.byteOffset;
  reserveMemory(roomStart.value + bytes.length);
  viewMemory(roomStart.value, bytes.length).set(bytes);
  return roomStart.value;
}
