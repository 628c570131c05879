import { describe, expect, it } from 'vitest';
import { parseUrlOptions, URL_OPTIONS_DEFAULTS } from '../../../../game/core/url-options.ts';

describe('parseUrlOptions', () => {
  it('gives the defaults for an empty address', () => {
    expect(parseUrlOptions('')).toEqual({ options: URL_OPTIONS_DEFAULTS, problems: [] });
  });

  it('reads every option', () => {
    const { options, problems } = parseUrlOptions(
      '?map=yard&time=17.5&zoom=8&focus=3,4.5&roofs=no-roofs&crowns=never&mobile=2.5,3&player=7.5,8&view=normal&disable=toon,outline&enable=bloom&shadows=low&look=toonBlack%3D0.1&day=24&volume=30&effects=80&surroundings=0&freeze=1&keys=roofs:KeyG,clock:KeyH',
    );
    expect(problems).toEqual([]);
    expect(options).toEqual({
      map: 'yard',
      time: 17.5,
      zoom: 8,
      focus: [3, 4.5],
      roofs: 'no-roofs',
      crowns: 'never',
      mobile: [2.5, 3, 0],
      player: [7.5, 8],
      view: 'normal',
      switches: {
        ...URL_OPTIONS_DEFAULTS.switches,
        toon: false,
        outline: false,
        bloom: true,
      },
      shadows: 'low',
      look: 'toonBlack=0.1',
      keys: 'roofs:KeyG,clock:KeyH',
      day: 24,
      volume: 30,
      effects: 80,
      surroundings: 0,
      freeze: true,
    });
  });

  it.each([
    ['time=noon', 'time=noon: expected a number from 0 to 24; using 12.'],
    ['zoom=9', 'zoom=9: expected a number from 2 to 8; using 4.'],
    ['focus=3', "focus=3: expected two numbers, x,y in tiles; using the map's start."],
    [
      'disable=sun',
      'disable=sun: expected one of toon, outline, shadows, lamps, specular, see_through, cut_outline, flicker, pointer, penumbra, clouds, occlusion, contact, bloom, vignette.',
    ],
    ['focus=3,', "focus=3,: expected two numbers, x,y in tiles; using the map's start."],
    ['mobile=3', 'mobile=3: expected x,y or x,y,z: tiles, and units over the ground; placing none.'],
    ['mobile=3,4,z', 'mobile=3,4,z: expected x,y or x,y,z: tiles, and units over the ground; placing none.'],
    ['crowns=off', 'crowns=off: expected one of auto, always, never.'],
    ['roofs=none', 'roofs=none: expected one of auto, no-roofs, ground-floor, all.'],
    // What is not there yet is refused like what never will be.
    ...['voxels', 'probes'].map((view) => [
      `view=${view}`,
      `view=${view}: expected one of albedo, normal, position, depth, lit, outline, atlas, shadows, material, emissive, overdraw, gather.`,
    ]),
    ['day=-1', 'day=-1: expected a number from 0 to 1440; using 0.'],
    ['shadows=ultra', 'shadows=ultra: expected one of low, medium, high.'],
  ])('reports %s and keeps the default', (search, problem) => {
    const parsed = parseUrlOptions(search!);
    expect(parsed.problems).toEqual([problem]);
    expect(parsed.options).toEqual(URL_OPTIONS_DEFAULTS);
  });

  it('takes what the address does not say from other defaults', () => {
    const { switches } = URL_OPTIONS_DEFAULTS;
    const stored = { ...URL_OPTIONS_DEFAULTS, zoom: 6, switches: { ...switches, toon: false, bloom: true } };
    const { options } = parseUrlOptions('?time=9&enable=toon', stored);
    expect(options).toEqual({ ...stored, time: 9, switches: { ...switches, bloom: true } });
  });
});
