// PNGs by hand, bit by bit after the standard: formats that no library at hand writes, and damage that none would.

import { crc32, deflateSync } from 'node:zlib';

export type ColourType = 0 | 2 | 3 | 4 | 6;

const CHANNELS: Readonly<Record<ColourType, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** First column, first row, column step and row step of Adam7's passes. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export interface PngPlan {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly colourType: ColourType;
  readonly interlaced?: boolean;
  /** Row by row, channels interleaved, each below 2 ** bitDepth. */
  readonly samples: ArrayLike<number>;
  /** Chunks between header and pixels. */
  readonly extra?: readonly Uint8Array[];
}

export const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function buildPng(plan: PngPlan): Uint8Array {
  const idat = chunk('IDAT', deflateSync(packRows(plan)));
  return join(SIGNATURE, header(plan), ...(plan.extra ?? []), idat, chunk('IEND'));
}

export function header(plan: Omit<PngPlan, 'samples'>): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, plan.width);
  view.setUint32(4, plan.height);
  data.set([plan.bitDepth, plan.colourType, 0, 0, plan.interlaced === true ? 1 : 0], 8);
  return chunk('IHDR', data);
}

export function chunk(type: string, data: ArrayLike<number> = []): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(ascii(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The bytes before compression: each row begins with filter 0. */
export function packRows(plan: PngPlan): Uint8Array {
  const rows: number[] = [];
  for (const [x0, y0, dx, dy] of plan.interlaced === true ? ADAM7 : [[0, 0, 1, 1] as const]) {
    for (let y = y0; y < plan.height && x0 < plan.width; y += dy) {
      rows.push(0, ...packRow(plan, y, x0, dx));
    }
  }
  return Uint8Array.from(rows);
}

function packRow(plan: PngPlan, y: number, x0: number, dx: number): number[] {
  const channels = CHANNELS[plan.colourType];
  let bits = '';
  for (let x = x0; x < plan.width; x += dx) {
    for (let c = 0; c < channels; c++) {
      const sample = plan.samples[(y * plan.width + x) * channels + c]!;
      bits += sample.toString(2).padStart(plan.bitDepth, '0');
    }
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}
