// write: everything that was baked -> files under names that carry their content's hash, and the manifest that lists them.

import { type Catalogue, formatCatalogue } from '../../shared/format/catalogue.ts';
import { encodeFrameRecords } from '../../shared/format/frame-record.ts';
import { encodeSpriteLights } from '../../shared/format/light.ts';
import { type BakedFile, type BakedSprite, MANIFEST_VERSION, type Manifest } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { compareText } from '../../shared/sort.ts';
import type { Packing } from '../pack/pack-pages.ts';
import type { BakedSheet, EncodedFile } from './baked-sheet.ts';
import type { Tables } from './build-tables.ts';
import { compressFile } from './compress.ts';
import { digestBytes } from './digest.ts';
import { encodeMap, nameMap } from './encode-map.ts';
import { nameFile } from './name-file.ts';

/** A file to be written, and what the lock says of it. */
export interface OutputFile {
  /** What it is, whatever its content: `sprites/barrel/texels`. */
  readonly id: string;
  readonly file: BakedFile;
  /** SHA-256 of the values that it decodes to; of a table, of what is compressed. */
  readonly values: string;
  readonly bytes: Uint8Array;
}

export interface Outputs {
  readonly manifest: Manifest;
  /** Sorted by id. */
  readonly files: readonly OutputFile[];
}

/** @param sheets sorted by name, as maps and entries are */
export function buildOutputs(
  sheets: readonly BakedSheet[],
  packing: Packing,
  tables: Tables,
  { maps, catalogue }: { readonly maps: readonly WorldMap[]; readonly catalogue: Catalogue },
): Outputs {
  const files: OutputFile[] = [];
  const add = (id: string, stem: string, extension: string, { bytes, values }: EncodedFile): BakedFile => {
    const file = nameFile(stem, extension, bytes);
    files.push({ id, file, values, bytes });
    return file;
  };
  const sprites: Record<string, BakedSprite> = {};
  for (const sheet of sheets) {
    const { name, facings, variants, animations, footprint, wang, bareTexels } = sheet;
    const addPart = (part: string, stem: string, extension: string, file: EncodedFile): BakedFile =>
      add(`sprites/${name}/${part}`, `sprites/${stem}`, extension, file);
    sprites[name] = {
      firstRecord: tables.firstRecords.get(name)!,
      frames: sheet.frames.length,
      facings,
      variants,
      animations,
      footprint,
      ...(wang === undefined ? {} : { wang }),
      pages: listPages(packing, name),
      texels: addPart('texels', name, 'texels', sheet.texels),
      shell: addPart('shell', name, 'shell', sheet.shell),
      brick: addPart('brick', name, 'brick', sheet.brick),
      ...(bareTexels === undefined ? {} : { bareTexels: addPart('bare-texels', `${name}.bare`, 'texels', bareTexels) }),
    };
  }
  const addTable = (name: string, content: Uint8Array): BakedFile =>
    add(`tables/${name}`, `tables/${name}`, 'bin', { bytes: compressFile(content), values: digestBytes(content) });
  const records = addTable('records', encodeFrameRecords(tables.records));
  const lights = addTable('lights', encodeSpriteLights(tables.lights));
  const entries = addTable('catalogue', new TextEncoder().encode(formatCatalogue([...catalogue])));
  const bakedMaps: Record<string, BakedFile> = {};
  for (const map of maps) {
    const { bytes, values } = encodeMap(map);
    const file = nameMap(map.name, bytes);
    files.push({ id: `maps/${map.name}`, file, values, bytes });
    bakedMaps[map.name] = file;
  }
  files.sort((a, b) => compareText(a.id, b.id));
  const pages = packing.fills.length;
  return {
    manifest: {
      format: 'tallow',
      version: MANIFEST_VERSION,
      pages,
      records,
      lights,
      catalogue: entries,
      sprites,
      maps: bakedMaps,
    },
    files,
  };
}

/** @returns the files of a bake by the id that the lock has for them */
export function listOutputFiles({ sprites, records, lights, maps }: Manifest): Map<string, BakedFile> {
  const parts = Object.entries(sprites).flatMap(([name, { texels, shell, brick, bareTexels }]) =>
    Object.entries({ texels, shell, brick, 'bare-texels': bareTexels }).flatMap(
      ([part, file]): [string, BakedFile][] => (file === undefined ? [] : [[`sprites/${name}/${part}`, file]]),
    ),
  );
  const mapFiles = Object.entries(maps).map(([name, file]): [string, BakedFile] => [`maps/${name}`, file]);
  return new Map([...parts, ['tables/records', records], ['tables/lights', lights], ...mapFiles]);
}

function listPages(packing: Packing, name: string): number[] {
  const pages = new Set((packing.places.get(name) ?? []).map((place) => place.page));
  return [...pages].sort((a, b) => a - b);
}

export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 1)}\n`;
}
