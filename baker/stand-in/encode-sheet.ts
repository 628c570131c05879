// A sheet to the files of its folder: sprite.json and PNG maps, as an exporter would write them. Reads values, gives bytes; writing
// them to disk is the caller's.

import sharp from 'sharp';
import type { FrameMaps, Sheet, SheetInfo } from '../../shared/format/sheet.ts';

/** PNG effort: the sheets are small, so the best. */
const PNG_OPTIONS = { compressionLevel: 9, adaptiveFiltering: true, palette: false } as const;

/** Where a twin's files lie, relative to its sheet. */
const BARE_FOLDER = 'bare';

/**
 * @returns file name to bytes: sprite.json, albedo.png, normal.png, height.png, height_back.png, material.png, and emissive.png and
 * debris.png where there is any; a twin's files under bare/
 */
export async function encodeSheet(sheet: Sheet): Promise<Map<string, Uint8Array>> {
  const { info, frames } = sheet;
  const files = new Map<string, Uint8Array>();
  const hasDebris = frames.some(({ debris }) => debris.some((value) => value !== 0));
  const hasGlow = frames.some(({ emissive }) => emissive.some((value) => value !== 0));
  files.set('sprite.json', new TextEncoder().encode(encodeInfo(info, hasDebris, sheet.bare !== undefined)));

  const lay = (pick: (frame: FrameMaps) => Uint8Array, channels: number) =>
    layOut(info, frames.map(pick), channels, (length) => new Uint8Array(length));
  files.set(
    'albedo.png',
    await encodeBytes(
      info,
      lay(({ albedo }) => albedo, 4),
      4,
    ),
  );
  files.set(
    'normal.png',
    await encodeBytes(
      info,
      lay(({ normal }) => normal, 3),
      3,
    ),
  );
  files.set(
    'height.png',
    await encodeGrey16(
      info,
      frames.map(({ heights }) => heights),
    ),
  );
  files.set(
    'height_back.png',
    await encodeGrey16(
      info,
      frames.map(({ backs }) => backs),
    ),
  );
  files.set(
    'material.png',
    await encodeBytes(
      info,
      lay(({ material }) => material, 3),
      3,
    ),
  );
  if (hasGlow)
    files.set(
      'emissive.png',
      await encodeBytes(
        info,
        lay(({ emissive }) => emissive, 3),
        3,
      ),
    );
  if (hasDebris)
    files.set(
      'debris.png',
      await encodeBytes(
        info,
        lay(({ debris }) => debris, 1),
        1,
      ),
    );

  if (sheet.bare !== undefined) {
    for (const [name, bytes] of await encodeSheet(sheet.bare)) files.set(`${BARE_FOLDER}/${name}`, bytes);
  }
  return files;
}

function encodeInfo(info: SheetInfo, hasDebris: boolean, hasBare: boolean): string {
  const record = {
    version: info.version,
    name: info.name,
    frame_w: info.frameWidth,
    frame_h: info.frameHeight,
    frames: info.frames,
    columns: info.columns,
    anchor: info.anchor,
    height_range: info.heightRange,
    footprint: info.footprint,
    emissive_scale: info.emissiveScale,
    has_back: true,
    has_debris: hasDebris,
    facings: info.facings,
    variants: info.variants,
    ...(Object.keys(info.animations).length > 0 ? { animations: info.animations } : {}),
    ...(info.wang === undefined ? {} : { wang: info.wang }),
    ...(hasBare ? { bare: true } : {}),
  };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}

function mapSize(info: SheetInfo): { width: number; height: number } {
  return { width: info.columns * info.frameWidth, height: Math.ceil(info.frames / info.columns) * info.frameHeight };
}

/** Frames left to right, then top to bottom; places left over stay zero. */
function layOut<T extends Uint8Array | Uint16Array>(
  info: SheetInfo,
  planes: readonly T[],
  channels: number,
  create: (length: number) => T,
): T {
  const { width, height } = mapSize(info);
  const map = create(width * height * channels);
  const rowLength = info.frameWidth * channels;
  planes.forEach((plane, frame) => {
    const column = frame % info.columns;
    const top = ((frame - column) / info.columns) * info.frameHeight;
    for (let row = 0; row < info.frameHeight; row++) {
      const from = plane.subarray(row * rowLength, (row + 1) * rowLength);
      map.set(from, ((top + row) * width + column * info.frameWidth) * channels);
    }
  });
  return map;
}

async function encodeBytes(info: SheetInfo, map: Uint8Array, channels: 1 | 3 | 4): Promise<Uint8Array> {
  const image = sharp(map, { raw: { ...mapSize(info), channels } });
  return new Uint8Array(await (channels === 1 ? image.toColourspace('b-w') : image).png(PNG_OPTIONS).toBuffer());
}

/** Without the colour space sharp narrows 16-bit grey to 8 bits. */
async function encodeGrey16(info: SheetInfo, planes: readonly Uint16Array[]): Promise<Uint8Array> {
  const map = layOut(info, planes, 1, (length) => new Uint16Array(length));
  const image = sharp(map, { raw: { ...mapSize(info), channels: 1 } });
  return new Uint8Array(await image.toColourspace('grey16').png(PNG_OPTIONS).toBuffer());
}
