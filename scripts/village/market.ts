// The square: a well in its middle, stalls along its east and west sides, what people meet at.

import type { Chance } from './chance.ts';
import type { Layout } from './layout.ts';
import type { VillageMap } from './village-map.ts';

const STALLS = ['market_stall', 'stall_cloth', 'stall_vegetables', 'stall_fish'] as const;

export function furnishSquare(map: VillageMap, { square }: Layout, chance: Chance): void {
  const { x, y } = square;
  const put = (sprite: string, right: number, down: number, facing: 's' | 'e' | 'w' | 'n' | 'se' | 'sw' = 's'): void =>
    map.place(sprite, x + right, y + down, 0, facing);
  put('well_stone', 6.5, 5.5);
  const first = chance.between('stalls', 0, STALLS.length - 1);
  const stall = (index: number): string => STALLS[(first + index) % STALLS.length]!;
  put(stall(0), 10.4, 2.4);
  put(stall(1), 10.4, 6.4);
  put(stall(2), 2.4, 7.4);
  put(stall(3), 1.4, 4, 'e');
  // Wares that have no room on the stalls.
  put('crate_wood', 11.9, 3.1);
  put('sack_grain', 11.85, 2.3);
  put('basket_apples', 9, 7);
  put('barrel', 11.9, 6.7);
  put('crate_wood', 3.9, 7.3);
  put('basket_apples', 2, 5.6);
  put('notice_board', 8.8, 0.5);
  put('brazier_iron', 5, 2.6);
  put('brazier_iron', 9, 8.4);
  put('bench_wood', 5, 8.1, 'n');
  put('bench_wood', 7.2, 8.1, 'n');
  put('bucket_wood', 5.6, 6.3);
  put('banner_pole', 0.2, 0.6);
  // Nobody stands behind anything: whoever is hidden cuts a hole into what hides them.
  put('mobile_merchant', 11.3, 3.6, 's');
  put('mobile_weaver', 10.7, 7.6, 'n');
  put('mobile_farmer', 2.7, 8.5, 'n');
  put('mobile_guard', 3.4, 1.6, 'se');
  put('mobile_child', 6.6, 7, 'e');
  put('mobile_child', 7.5, 6.9, 'w');
  put('mobile_farmer', 7.7, 4.4, 'sw');
}
