// The village, from seed to map file. The order is that of who gives way: nature grows where people left it room.

import { createChance } from './chance.ts';
import { buildChurchyard } from './churchyard.ts';
import { planDwellings } from './dwellings.ts';
import { buildFarm } from './farm.ts';
import { formatMap } from './format-map.ts';
import { placeKeepsake, plantGarden } from './gardens.ts';
import { buildHouse } from './house.ts';
import { buildChurch, dressLandmarks, planLandmarks } from './landmarks.ts';
import { layOut } from './layout.ts';
import { furnishSquare } from './market.ts';
import { growNature, layNature } from './nature.ts';
import { buildBridge, layPath, layStreets, lightStreets } from './streets.ts';
import { VillageMap } from './village-map.ts';

/** The village that the repository holds. */
export const VILLAGE_SEED = 42;

/** @returns the text of the village's map file; the same bytes for the same seed */
export function buildVillage(seed: number): string {
  const chance = createChance(seed);
  const layout = layOut(chance);
  const map = new VillageMap();
  layNature(map, layout, chance);
  layStreets(map, layout);
  const dwellings = planDwellings(layout, chance);
  const landmarks = planLandmarks(layout, chance);
  for (const { area } of [...dwellings, ...landmarks, { area: layout.nave }]) map.take(area);
  for (const [index, plan] of dwellings.entries()) layPath(map, plan, layout.lots[index]!);
  for (const [index, plan] of dwellings.entries()) plantGarden(map, plan, layout.lots[index]!, chance);
  for (const [index, plan] of dwellings.entries()) placeKeepsake(map, plan, layout.lots[index]!, chance);
  for (const plan of [...dwellings, ...landmarks]) map.buildings.push(buildHouse(plan, chance));
  map.buildings.push(buildChurch(layout, chance));
  buildBridge(map, layout);
  dressLandmarks(map, layout);
  furnishSquare(map, layout, chance);
  buildChurchyard(map, layout, chance);
  buildFarm(map, layout, chance);
  lightStreets(map, layout);
  growNature(map, layout, chance);
  const { square } = layout;
  return formatMap('village', map, [square.x + 6, square.y + 8]);
}
