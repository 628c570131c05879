// Decodes files in a worker of the browser, as the game does, and tells how long it took.

import { inflateSync } from 'fflate';
import { ZSTDDecoder } from 'zstddec';
import { unpackTexels } from '../../../../game/load/unpack-texels.ts';
import { decodeTexels } from '../../../../shared/format/decode-texels.ts';
import { unpackBytes } from '../../../../shared/format/packed.ts';

export type CodecName = 'zstd' | 'zstd, zstddec' | 'deflate' | 'deflate, native' | 'brotli, native' | 'none';

export interface MeasureRequest {
  readonly codec: CodecName;
  /** Address of all files, one after the other. */
  readonly url: string;
  readonly lengths: readonly number[];
  readonly rounds: number;
}

export interface MeasureReply {
  /** Milliseconds of all files, each at its fastest; undefined when this browser lacks the codec. */
  readonly ms?: number;
}

/** A page's clock is coarse. */
const CLOCK_STEP_MS = 0.1;

/** Long beside a step of the clock, short beside a time slice. */
const MEASUREMENT_MS = 3;
const REPEATS_MAX = 50;

/** The memory of images comes back when they were uploaded, so that it is the same again and again. */
let room = new ArrayBuffer(0);

function takeRoom(bytes: number): ArrayBuffer {
  if (room.byteLength < bytes) room = new ArrayBuffer(bytes);
  return room;
}

const library = new ZSTDDecoder();

type Decode = (file: Uint8Array<ArrayBuffer>) => unknown;

function createNativeDecode(format: CompressionFormat): Decode {
  // Throws where it is unknown.
  new DecompressionStream(format);
  return async (file) => {
    const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream(format));
    decodeTexels(new Uint8Array(await new Response(stream).arrayBuffer()), takeRoom);
  };
}

const DECODERS: Readonly<Record<CodecName, () => Decode>> = {
  zstd: () => (file) => unpackTexels(file, takeRoom),
  'zstd, zstddec': () => (file) =>
    decodeTexels(
      unpackBytes(file, (bytes, length) => library.decode(bytes, length)),
      takeRoom,
    ),
  deflate: () => (file) => decodeTexels(inflateSync(file), takeRoom),
  'deflate, native': () => createNativeDecode('deflate-raw'),
  'brotli, native': () => createNativeDecode('brotli' as CompressionFormat),
  none: () => (file) => decodeTexels(file, takeRoom),
};

async function measure({ codec, url, lengths, rounds }: MeasureRequest): Promise<MeasureReply> {
  await library.init();
  let decode: Decode;
  try {
    decode = DECODERS[codec]();
  } catch {
    return {};
  }
  const all = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let end = 0;
  const files = lengths.map((length) => {
    end += length;
    return all.slice(end - length, end);
  });
  const fastest = files.map(() => Number.POSITIVE_INFINITY);
  for (const [i, file] of files.entries()) {
    // The first ones compile; how often fits into a measurement is not known before.
    let repeats = 1;
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      for (let n = 0; n < repeats; n++) {
        const result = decode(file);
        if (result instanceof Promise) await result;
      }
      const ms = (performance.now() - start) / repeats;
      if (round > 0) fastest[i] = Math.min(fastest[i]!, ms);
      repeats = Math.max(repeats, Math.min(REPEATS_MAX, Math.ceil(MEASUREMENT_MS / Math.max(ms, CLOCK_STEP_MS))));
    }
  }
  return { ms: fastest.reduce((sum, ms) => sum + ms, 0) };
}

self.addEventListener('message', (event: MessageEvent<MeasureRequest>) => {
  measure(event.data).then(
    (reply) => self.postMessage(reply),
    // Told by the worker's error event, which a rejected promise alone would not raise.
    (error: unknown) => reportError(error),
  );
});
