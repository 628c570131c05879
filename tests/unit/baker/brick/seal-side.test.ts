import { describe, expect, it } from 'vitest';
import { sealSideOf } from '../../../../baker/brick/seal-side.ts';

describe('sealSideOf', () => {
  it.each([
    ['wall_timber_plain_x', { axis: 1, joins: [0] }],
    ['wall_stone_plain_y', { axis: 0, joins: [1] }],
    // Its glass is open; what is set round it is not.
    ['wall_timber_window_x', { axis: 1, joins: [0] }],
    ['wall_thin', { axis: 1, joins: [0] }],
    ['door_plank_x', { axis: 1, joins: [] }],
    ['door_plank_y', { axis: 0, joins: [] }],
    ['floor_plank', { axis: 2, joins: [0, 1] }],
    ['roof_shingle_eave_n', { axis: 2, joins: [0] }],
    ['roof_thatch_slope_w', { axis: 2, joins: [1] }],
    ['roof_gable_stone_4_e', { axis: 0, joins: [] }],
    ['roof_gable_timber_2_n', { axis: 1, joins: [] }],
  ])('%s holds light', (name, side) => {
    expect(sealSideOf(name)).toEqual(side);
  });

  it.each([
    'wall_timber_door_x',
    'wall_stone_gate_y',
    'door_plank_open_x',
    'roof_thatch_ridge_x',
    'post_timber',
    'fence_wood_x',
    'table_plain',
    'doorstep',
    'mobile_smith',
  ])('%s need not', (name) => {
    expect(sealSideOf(name)).toBeUndefined();
  });
});
