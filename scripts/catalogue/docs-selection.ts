// The few pictures of the catalogue that are committed, for people who look at the repository and not at the game.

import type { LightName } from './lights.ts';
import type { View } from './options.ts';

export interface DocsPicture {
  /** File name without its light and ending. */
  readonly name: string;
  readonly view: View;
  readonly light: LightName;
  readonly sprites: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

export const DOCS_SELECTION: readonly DocsPicture[] = [
  {
    name: 'walls',
    view: 'row',
    light: 'noon',
    sprites: words(
      'wall_timber_door_x wall_timber_window_x wall_timber_upper_brace_x wall_stone_arch_x wall_stone_battlement_x wall_brick_window_x wall_brick_upper_plain_x door_arched_x wall_timber_plain_y wall_stone_window_y',
    ),
  },
  {
    name: 'roofs',
    view: 'sheet',
    light: 'low',
    sprites: words(
      'roof_shingle_slope_s roof_shingle_eave_e roof_shingle_hip_eave_se roof_thatch_slope_s roof_thatch_eave_e roof_thatch_ridge_x roof_slate_eave_s roof_slate_hip_slope_se roof_gable_timber_4_e roof_gable_stone_2_s chimney_stone_stack chimney_brick_ridge',
    ),
  },
  {
    name: 'interior',
    view: 'sheet',
    light: 'night',
    sprites: words(
      'bed_fourposter bookcase_full counter_wood_keg chair_ladder dresser_plates table_trestle hearth_stone loom_wood altar_cloth candelabrum_iron oven_bread spit_roast',
    ),
  },
  {
    name: 'outside',
    view: 'sheet',
    light: 'noon',
    sprites: words(
      'market_stall stall_fish cart_wood fountain_stone dovecote scarecrow tent_canvas boat_rowing statue_knight stone_cross barrels_stacked sign_tavern_x',
    ),
  },
  {
    name: 'nature',
    view: 'sheet',
    light: 'low',
    sprites: words(
      'tree_oak_hollow tree_willow tree_pine_scots tree_dead rock_boulder ore_copper stump_axe log_fallen flowerbed_tulips reeds_cattail mushroom_cluster fern_green',
    ),
  },
  {
    name: 'people',
    view: 'sheet',
    light: 'noon',
    sprites: words(
      'mobile_child mobile_farmer mobile_guard mobile_merchant mobile_priest mobile_smith mobile_weaver mobile_skeleton mobile_cow mobile_hen mobile_pig mobile_wolf',
    ),
  },
  {
    name: 'lights',
    view: 'sheet',
    light: 'night',
    sprites: words(
      'campfire_pot brazier_iron lamp_post lantern_standing lantern_stone torch_wall_x shrine_wayside moongate crystal_large mushroom_house candles_rock wall_timber_window_x',
    ),
  },
  {
    name: 'ground',
    view: 'sheet',
    light: 'noon',
    sprites: words(
      'ground_grass ground_cobble ground_flagstone ground_farmland ground_forest_floor ground_swamp ground_sand ground_snow ground_lava',
    ),
  },
];
