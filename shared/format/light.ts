// Sprite lights: where and how a frame's glowing texels shine. One table for the whole bake, sorted by record.
//
//   row of 52 bytes: u32 record, 3 x f32 place, 3 x f32 facing, 3 x f32 colour, f32 strength, f32 range, u32 flags

import type { Vec3 } from '../vector.ts';
import { ByteReader, ByteWriter } from './binary.ts';

export const LIGHT_MAGIC = 'TLLT';
export const LIGHT_VERSION = 2;

/** The light wavers like a flame. */
export const LIGHT_FLICKERS = 1;
/** Shines only where walls can hold it (the far side of a window's glass). */
export const LIGHT_GI_ONLY = 2;
/** The drawn side of a window's glass: while nothing holds light, it stands for what falls through the window. */
export const LIGHT_SPILLS = 4;

export interface SpriteLight {
  readonly record: number;
  /** Relative to the frame's anchor, game axes, units. */
  readonly place: Vec3;
  /** Unit vector into the half of the world that it lights; zero: it shines all round. */
  readonly facing: Vec3;
  /** Linear chromaticity, luminance 1. */
  readonly color: Vec3;
  /** Lumens. */
  readonly strength: number;
  /** Units. */
  readonly range: number;
  /** LIGHT_FLICKERS | LIGHT_GI_ONLY | LIGHT_SPILLS. */
  readonly flags: number;
}

export function encodeSpriteLights(lights: readonly SpriteLight[]): Uint8Array {
  const writer = new ByteWriter();
  writer.header(LIGHT_MAGIC, LIGHT_VERSION);
  writer.u32(lights.length);
  for (const light of lights) {
    writer.u32(light.record);
    for (const value of [...light.place, ...light.facing, ...light.color, light.strength, light.range])
      writer.f32(value);
    writer.u32(light.flags);
  }
  return writer.toBytes();
}

export function decodeSpriteLights(bytes: Uint8Array): SpriteLight[] {
  const reader = new ByteReader(bytes, 'sprite lights');
  reader.header(LIGHT_MAGIC, LIGHT_VERSION);
  const vec3 = (): Vec3 => [reader.f32(), reader.f32(), reader.f32()];
  return Array.from({ length: reader.u32() }, () => ({
    record: reader.u32(),
    place: vec3(),
    facing: vec3(),
    color: vec3(),
    strength: reader.f32(),
    range: reader.f32(),
    flags: reader.u32(),
  }));
}
