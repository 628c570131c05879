// What an output of a bake holds, as plain values whose keys say in words where one is: for telling what differs between two.

import { decodeBricks } from '../../shared/format/brick.ts';
import { decodeTexels } from '../../shared/format/decode-texels.ts';
import { decodeFrameRecords } from '../../shared/format/frame-record.ts';
import { decodeSpriteLights } from '../../shared/format/light.ts';
import type { Manifest } from '../../shared/format/manifest.ts';
import { decodeShells } from '../../shared/format/shell.ts';
import { COLOR_MAPS, type ColorMap, type TexelImage } from '../../shared/format/texels.ts';
import { compareText } from '../../shared/sort.ts';
import { decompressFile } from '../write/compress.ts';

const COLOR_CHANNELS = 4;

/**
 * @param id of the output, as the lock has it: `sprites/barrel/texels`
 * @param bytes of its file
 * @param manifest of the same bake
 */
export function decodeOutput(id: string, bytes: Uint8Array, manifest: Manifest): unknown {
  const [kind, name, part] = id.split('/');
  const content = decompressFile(bytes);
  if (part === 'texels' || part === 'bare-texels') return nameItems('image', decodeTexels(content).map(nameTexels));
  if (part === 'shell')
    return nameItems(
      'frame',
      decodeShells(content).map((lods) => nameItems('level', lods)),
    );
  if (part === 'brick') return nameItems('frame', decodeBricks(content));
  if (kind === 'tables' && name === 'records') return groupBySprite(decodeFrameRecords(content), (_, i) => i, manifest);
  if (kind === 'tables' && name === 'lights')
    return groupBySprite(decodeSpriteLights(content), (light) => light.record, manifest);
  if (kind === 'maps' || id === 'tables/catalogue') return JSON.parse(new TextDecoder().decode(content));
  return content;
}

function nameItems<T>(word: string, items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item, i) => [`${word} ${i}`, item]));
}

/** Texels by row and column, colours as they are written in a style sheet. */
function nameTexels(image: TexelImage): Record<string, unknown> {
  const { width, height } = image;
  const texels = <T>(texelAt: (texel: number) => T): Record<string, unknown> =>
    nameItems(
      'row',
      Array.from({ length: height }, (_, y) =>
        nameItems(
          'column',
          Array.from({ length: width }, (__, x) => texelAt(y * width + x)),
        ),
      ),
    );
  const colorAt = (map: ColorMap) => (texel: number) => {
    const channels = image[map].subarray(texel * COLOR_CHANNELS, (texel + 1) * COLOR_CHANNELS);
    return `#${Array.from(channels, (channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  return {
    width,
    height,
    ...Object.fromEntries(COLOR_MAPS.map((map) => [map, texels(colorAt(map))])),
    heights: texels((texel) => image.heights[texel]),
  };
}

/** @returns the items of a table by the sprite whose records they belong to */
function groupBySprite<T>(
  items: readonly T[],
  recordOf: (item: T, index: number) => number,
  { sprites }: Manifest,
): Record<string, readonly T[]> {
  const firsts = Object.entries(sprites).sort(([, a], [, b]) => a.firstRecord - b.firstRecord);
  const names = firsts.map(([name]) => name).sort(compareText);
  const groups: Record<string, T[]> = Object.fromEntries(names.map((name) => [name, []]));
  items.forEach((item, i) => {
    const owner = firsts.findLast(([, sprite]) => sprite.firstRecord <= recordOf(item, i));
    if (owner !== undefined) groups[owner[0]]!.push(item);
  });
  return groups;
}
