// Start-up loading: manifest, tables and map first, then the texels and shells of every sprite that the map uses.

import { type Catalogue, parseCatalogue } from '../../shared/format/catalogue.ts';
import { decodeFrameRecords, type FrameRecord } from '../../shared/format/frame-record.ts';
import { decodeSpriteLights, type SpriteLight } from '../../shared/format/light.ts';
import { type BakedSprite, MANIFEST_FILE, type Manifest, parseManifest } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { openTwinOf, parseSpriteName } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import { fetchBaked, fetchText, LoadError } from './fetch-baked.ts';
import type { PageArrays } from './page-arrays.ts';
import type { WorkerClient } from './worker-client.ts';

/** What the game knows before the first texel arrives. */
export interface LoadedTables {
  readonly manifest: Manifest;
  readonly records: readonly FrameRecord[];
  /** Lights by record; a record that gives none is missing. */
  readonly lights: ReadonlyMap<number, readonly SpriteLight[]>;
  readonly map: WorldMap;
  /** Names of the map's sprites, sorted. */
  readonly spriteNames: readonly string[];
  /** The sprite of mobiles that come without one; undefined: the map has none. */
  readonly mobileSprite: string | undefined;
  /** The player's; undefined: nobody asked for one, or there are no people. */
  readonly playerSprite: string | undefined;
  readonly catalogue: Catalogue;
}

/**
 * Fetches the manifest and the tables. Throws LoadError with a sentence for the player.
 *
 * @param needs whether a mobile is to be placed, and the player: a map without any gets the sprite of one
 */
export async function loadTables(
  mapName: string,
  needs: { readonly mobile: boolean; readonly player: boolean },
): Promise<LoadedTables> {
  const base = document.baseURI;
  const manifest = parseManifest(await fetchText(MANIFEST_FILE, base));
  const mapFile = manifest.maps[mapName];
  if (mapFile === undefined) {
    const known = Object.keys(manifest.maps).sort(compareText).join(', ');
    throw new LoadError(`There is no map "${mapName}" in this bake. It has: ${known || 'none'}.`);
  }
  const [records, lights, catalogue, map] = await Promise.all([
    fetchBaked(manifest.records, base).then(decodeFrameRecords),
    fetchBaked(manifest.lights, base).then(decodeSpriteLights).then(groupByRecord),
    fetchBaked(manifest.catalogue, base).then((bytes) => parseCatalogue(new TextDecoder().decode(bytes))),
    fetchBaked(mapFile, base).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as WorldMap),
  ]);
  const names = new Set([...map.terrains, ...map.statics.map((object) => object.sprite)]);
  const isMobile = (name: string): boolean => parseSpriteName(name).spriteClass === 'mobile';
  const findMobile = (of: Iterable<string>): string | undefined => [...of].filter(isMobile).sort(compareText)[0];
  const mobileSprite = findMobile(names) ?? (needs.mobile ? findMobile(Object.keys(manifest.sprites)) : undefined);
  const playerSprite = needs.player ? choosePlayer(names, manifest, catalogue) : undefined;
  // Doors open while the game runs.
  const twins = [...names].map(openTwinOf).filter((name) => name !== undefined && name in manifest.sprites);
  for (const name of [mobileSprite, playerSprite, ...twins]) if (name !== undefined) names.add(name);
  const spriteNames = [...names].sort(compareText);
  return { manifest, records, lights, map, catalogue, spriteNames, mobileSprite, playerSprite };
}

/** Tag of the sprite that is the player's by choice. */
const PLAYER_TAG = 'player';

/** The sprite that the catalogue means for the player; else somebody of the map, which is loaded already; else anybody who is entered as people. */
function choosePlayer(ofMap: ReadonlySet<string>, { sprites }: Manifest, catalogue: Catalogue): string | undefined {
  const has = (name: string, tag: string): boolean => catalogue.get(name)?.tags.includes(tag) === true;
  const people = Object.keys(sprites)
    .filter((name) => parseSpriteName(name).spriteClass === 'mobile' && sprites[name]!.facings === 8)
    .sort(compareText);
  return (
    people.find((name) => has(name, PLAYER_TAG)) ??
    people.find((name) => has(name, 'people') && ofMap.has(name)) ??
    people.find((name) => has(name, 'people'))
  );
}

/** @returns lights by record, those of one record in their order */
export function groupByRecord(lights: readonly SpriteLight[]): Map<number, SpriteLight[]> {
  const groups = new Map<number, SpriteLight[]>();
  for (const light of lights) {
    const group = groups.get(light.record);
    if (group === undefined) groups.set(light.record, [light]);
    else group.push(light);
  }
  return groups;
}

/** The sprite's entry; a map of the same bake names none that is missing, so a gap is a broken bake. */
export function bakedSprite(manifest: Manifest, name: string): BakedSprite {
  const sprite = manifest.sprites[name];
  if (sprite === undefined) throw new LoadError(`The bake has no sprite "${name}". Run \`npx tallow bake\` again.`);
  return sprite;
}

/** How many layers the sprites' pages take. */
export function countPages(manifest: Manifest, names: readonly string[]): number {
  return new Set(names.flatMap((name) => bakedSprite(manifest, name).pages)).size;
}

/**
 * Loads the texels of the sprites, each placed as it arrives.
 *
 * @param onProgress called with the number of sprites that are complete
 */
export async function loadTexels(
  tables: LoadedTables,
  worker: WorkerClient,
  pages: PageArrays,
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0;
  const place = async (name: string): Promise<void> => {
    const sprite = bakedSprite(tables.manifest, name);
    await Promise.all([
      worker.texels(sprite.texels).then((images) => {
        pages.place(sprite.firstRecord, sprite.frames, images);
        worker.giveBack(images);
      }),
      sprite.bareTexels === undefined
        ? undefined
        : worker.texels(sprite.bareTexels).then((images) => {
            const first = tables.records[sprite.firstRecord]?.bare ?? 0;
            if (first > 0) pages.place(first, sprite.frames, images);
            worker.giveBack(images);
          }),
    ]);
    onProgress(++done);
  };
  await Promise.all(tables.spriteNames.map(place));
  pages.flush();
}

/** Loads the sprites' shells into the worker, which keeps them. */
export async function loadShells({ manifest, spriteNames }: LoadedTables, worker: WorkerClient): Promise<void> {
  await Promise.all(spriteNames.map((name) => worker.shell(name, bakedSprite(manifest, name).shell)));
}
