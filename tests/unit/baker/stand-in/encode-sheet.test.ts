// Files that another PNG library reads back to the very values.

import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { createStandIn } from '../../../../baker/stand-in/create-stand-in.ts';
import { encodeSheet } from '../../../../baker/stand-in/encode-sheet.ts';
import { createFrameMaps, type Sheet } from '../../../../shared/format/sheet.ts';

const INFO = {
  version: 3,
  name: 'made_by_hand',
  frameWidth: 2,
  frameHeight: 1,
  frames: 3,
  columns: 2,
  anchor: [1, 1],
  heightRange: 0.5,
  footprint: [1, 1],
  emissiveScale: 2,
  facings: 1,
  variants: 3,
  animations: {},
} as const;

/**
 * Three frames of 2 x 1 in two columns; each value tells its frame and place:
 *
 *     0 0 1 1
 *     2 2 . .
 */
function handSheet(): Sheet {
  const frames = [0, 1, 2].map((frame) => {
    const maps = createFrameMaps(2, 1);
    const fill = (map: Uint8Array, base: number) => map.set(map.map((_, index) => base + frame * 20 + index));
    fill(maps.albedo, 1);
    fill(maps.normal, 60);
    fill(maps.material, 120);
    fill(maps.emissive, 180);
    maps.heights.set([frame * 257 + 1, 65535 - frame]);
    maps.backs.set([frame * 3, 256 + frame]);
    maps.debris.set([0, frame === 1 ? 255 : 0]);
    return maps;
  });
  return { info: INFO, frames };
}

function decode(bytes: Uint8Array | undefined) {
  return PNG.sync.read(Buffer.from(bytes!), { skipRescale: true }) as unknown as {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly colorType: number;
    readonly data: Uint8Array | Uint16Array;
  };
}

/** pngjs always gives four channels a texel. */
function channel(data: Uint8Array | Uint16Array, which: number): number[] {
  return [...data].filter((_, index) => index % 4 === which);
}

const GREY = 0;
const RGB = 2;
const RGBA = 6;

describe('encodeSheet', () => {
  it('lays frames left to right, then top to bottom, exactly', async () => {
    const files = await encodeSheet(handSheet());
    const albedo = decode(files.get('albedo.png'));
    expect([albedo.width, albedo.height, albedo.depth, albedo.colorType]).toEqual([4, 2, 8, RGBA]);
    expect([...albedo.data.subarray(0, 16)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 21, 22, 23, 24, 25, 26, 27, 28]);
    expect([...albedo.data.subarray(16)]).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 0, 0, 0, 0, 0, 0, 0, 0]);

    const normal = decode(files.get('normal.png'));
    expect([normal.depth, normal.colorType]).toEqual([8, RGB]);
    expect(channel(normal.data, 0)).toEqual([60, 63, 80, 83, 100, 103, 0, 0]);
    expect(channel(decode(files.get('material.png')).data, 2)).toEqual([122, 125, 142, 145, 162, 165, 0, 0]);
    expect(channel(decode(files.get('emissive.png')).data, 1)).toEqual([181, 184, 201, 204, 221, 224, 0, 0]);
  });

  it('keeps all 16 bits of heights and writes debris as plain grey', async () => {
    const files = await encodeSheet(handSheet());
    const height = decode(files.get('height.png'));
    expect([height.depth, height.colorType]).toEqual([16, GREY]);
    expect(channel(height.data, 0)).toEqual([1, 65535, 258, 65534, 515, 65533, 0, 0]);
    expect(channel(decode(files.get('height_back.png')).data, 0)).toEqual([0, 256, 3, 257, 6, 258, 0, 0]);
    const debris = decode(files.get('debris.png'));
    expect([debris.depth, debris.colorType]).toEqual([8, GREY]);
    expect(channel(debris.data, 0)).toEqual([0, 0, 0, 255, 0, 0, 0, 0]);
  });

  it('writes sprite.json in the words of the format', async () => {
    const files = await encodeSheet(handSheet());
    const text = new TextDecoder().decode(files.get('sprite.json'));
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(text)).toEqual({
      version: 3,
      name: 'made_by_hand',
      frame_w: 2,
      frame_h: 1,
      frames: 3,
      columns: 2,
      anchor: [1, 1],
      height_range: 0.5,
      footprint: [1, 1],
      emissive_scale: 2,
      has_back: true,
      has_debris: true,
      facings: 1,
      variants: 3,
    });
  });

  it('reads back a whole stand-in with its twin', async () => {
    const sheet = createStandIn('tree_plain');
    const files = await encodeSheet(sheet);
    expect([...files.keys()].filter((name) => name.startsWith('bare/'))).not.toContain('bare/debris.png');
    for (const [folder, { frames }] of [
      ['', sheet],
      ['bare/', sheet.bare!],
    ] as const) {
      expect(channel(decode(files.get(`${folder}height.png`)).data, 0).join()).toBe(frames[0]!.heights.join());
      expect(decode(files.get(`${folder}albedo.png`)).data.join()).toBe(frames[0]!.albedo.join());
    }
    const text = new TextDecoder().decode(files.get('sprite.json'));
    expect(JSON.parse(text)).toMatchObject({ bare: true, has_debris: true });
    expect(files.has('emissive.png')).toBe(false);
  });

  it('gives the same bytes twice', async () => {
    const files = await encodeSheet(createStandIn('campfire'));
    const again = await encodeSheet(createStandIn('campfire'));
    expect([...again.keys()]).toEqual([...files.keys()]);
    for (const [name, bytes] of files) expect(Buffer.compare(again.get(name)!, bytes), name).toBe(0);
  });
});
