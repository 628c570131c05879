// Pixels to the samples that a map wants, exactly or not at all: nothing is narrowed, weighted or mixed.

import type { Pixels } from './pixels.ts';
import { Refusal } from './refusal.ts';

/** 16-bit value of an 8-bit one: 255 becomes 65535. */
const WIDEN = 257;

/** @returns RGBA, 4 bytes a texel; without an alpha channel every texel is opaque */
export function toRgba8(pixels: Pixels): Uint8Array | Refusal {
  const narrow = narrowExactly(pixels);
  if (narrow instanceof Refusal) return narrow;
  const { channels } = pixels;
  const count = pixels.width * pixels.height;
  const grey = channels < 3;
  const rgba = new Uint8Array(count * 4);
  for (let i = 0, from = 0; i < count; i++, from += channels) {
    rgba[i * 4] = narrow[from]!;
    rgba[i * 4 + 1] = narrow[from + (grey ? 0 : 1)]!;
    rgba[i * 4 + 2] = narrow[from + (grey ? 0 : 2)]!;
    rgba[i * 4 + 3] = channels % 2 === 0 ? narrow[from + channels - 1]! : 255;
  }
  return rgba;
}

/** @returns RGB, 3 bytes a texel; an alpha channel is left out, not mixed in */
export function toRgb8(pixels: Pixels): Uint8Array | Refusal {
  const rgba = toRgba8(withoutAlpha(pixels));
  if (rgba instanceof Refusal) return rgba;
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let i = 0; i * 3 < rgb.length; i++) {
    rgb[i * 3] = rgba[i * 4]!;
    rgb[i * 3 + 1] = rgba[i * 4 + 1]!;
    rgb[i * 3 + 2] = rgba[i * 4 + 2]!;
  }
  return rgb;
}

/** @returns one byte a texel; colour is taken when its three channels are equal everywhere, alpha is left out */
export function toGrey8(pixels: Pixels): Uint8Array | Refusal {
  const grey = firstChannel(pixels);
  if (grey instanceof Refusal) return grey;
  return narrowExactly(grey);
}

/** @returns 16 bits a texel, from 16-bit pixels only; colour and alpha as in toGrey8 */
export function toGrey16(pixels: Pixels): Uint16Array | Refusal {
  const grey = firstChannel(pixels);
  if (grey instanceof Refusal) return grey;
  if (!(grey.samples instanceof Uint16Array)) {
    return new Refusal('only 256 steps', '16-bit grey', 'Export the map again with 16 bits a channel.');
  }
  return grey.samples;
}

function narrowExactly(pixels: Pixels): Uint8Array | Refusal {
  const { samples, width, channels } = pixels;
  if (samples instanceof Uint8Array) return samples;
  const lost = samples.findIndex((value) => value % WIDEN !== 0);
  if (lost >= 0) {
    return new Refusal(
      `16-bit colour that 8 bits cannot hold exactly (${samples[lost]!})`,
      '8 bits a channel',
      'Export the map with 8 bits a channel: narrowing it here would change it silently.',
      texelAt(Math.floor(lost / channels), width),
    );
  }
  return Uint8Array.from(samples, (value) => value / WIDEN);
}

function withoutAlpha(pixels: Pixels): Pixels {
  if (pixels.channels % 2 === 1) return pixels;
  return pickChannels(pixels, pixels.channels - 1);
}

function firstChannel(pixels: Pixels): Pixels | Refusal {
  const { samples, channels, width } = pixels;
  if (channels >= 3) {
    for (let i = 0; i < samples.length; i += channels) {
      if (samples[i] === samples[i + 1] && samples[i] === samples[i + 2]) continue;
      return new Refusal(
        `colour where one value a texel belongs (red ${samples[i]!}, green ${samples[i + 1]!}, blue ${samples[i + 2]!})`,
        'grey, or red, green and blue equal everywhere',
        'Export the map as grey (Blender: colour mode BW).',
        texelAt(i / channels, width),
      );
    }
  }
  return channels === 1 ? pixels : pickChannels(pixels, 1);
}

/** The first `kept` channels of each texel. */
function pickChannels(pixels: Pixels, kept: number): Pixels {
  const count = pixels.width * pixels.height;
  const samples = pixels.samples instanceof Uint16Array ? new Uint16Array(count * kept) : new Uint8Array(count * kept);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < kept; c++) samples[i * kept + c] = pixels.samples[i * pixels.channels + c]!;
  }
  return { ...pixels, channels: kept, samples };
}

function texelAt(index: number, width: number): readonly [x: number, y: number] {
  return [index % width, Math.floor(index / width)];
}
