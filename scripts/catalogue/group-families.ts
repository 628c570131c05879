// Which sprites stand on one contact sheet: those that are compared with each other, by what the catalogue says they are.

import { type Catalogue, type CatalogueEntry, entryFromName } from '../../shared/format/catalogue.ts';

/** A sheet's name and its sprites, sorted. */
export interface Family {
  readonly name: string;
  readonly sprites: readonly string[];
}

const hasTag = ({ tags }: CatalogueEntry, ...wanted: readonly string[]): boolean =>
  wanted.some((tag) => tags.includes(tag));

/** In the order in which they are drawn. A sprite belongs to the first that holds it. */
const FAMILIES: readonly (readonly [name: string, holds: (entry: CatalogueEntry) => boolean])[] = [
  ['ground', (entry) => entry.class === 'ground'],
  ['people', (entry) => entry.class === 'mobile' && !hasTag(entry, 'animals')],
  ['animals', (entry) => entry.class === 'mobile'],
  ['walls', (entry) => entry.class === 'wall' || entry.class === 'post'],
  ['doors', (entry) => entry.class === 'door'],
  ['roofs', (entry) => entry.class === 'roof'],
  // Floors, stairs, chimneys; what hangs on a house outside is tagged for outdoors, too.
  ['building', (entry) => entry.class === 'floor' || (hasTag(entry, 'building') && !hasTag(entry, 'outdoors'))],
  ['fences', (entry) => entry.class === 'fence'],
  ['lights', (entry) => entry.class === 'light'],
  ['crafts', (entry) => hasTag(entry, 'crafts', 'smithy', 'weaving', 'mill', 'kitchen')],
  ['interior', (entry) => entry.class === 'furniture' || hasTag(entry, 'indoors')],
  ['nature', (entry) => ['tree', 'plant', 'rock'].includes(entry.class) || hasTag(entry, 'shore', 'wood')],
  ['goods', (entry) => hasTag(entry, 'goods')],
  ['outside', () => true],
];

/** @param names sorted; one that the catalogue lacks is what its name says */
export function groupFamilies(names: readonly string[], catalogue: Catalogue): Family[] {
  const sprites = new Map<string, string[]>(FAMILIES.map(([family]) => [family, []]));
  for (const name of names) {
    const entry = catalogue.get(name) ?? entryFromName(name);
    const [family] = FAMILIES.find(([, holds]) => holds(entry))!;
    sprites.get(family)!.push(name);
  }
  return [...sprites].filter(([, own]) => own.length > 0).map(([name, own]) => ({ name, sprites: own }));
}
