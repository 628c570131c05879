import { describe, expect, it } from 'vitest';
import { parseUrlOptions, URL_OPTIONS_DEFAULTS } from '../../../../game/core/url-options.ts';

describe('parseUrlOptions', () => {
  it('gives the defaults for an empty address', () => {
    expect(parseUrlOptions('')).toEqual({ options: URL_OPTIONS_DEFAULTS, problems: [] });
  });

  it('reads every option', () => {
    const { options, problems } = parseUrlOptions(
      '?map=yard&time=17.5&zoom=8&focus=3,4.5&roofs=no-roofs&view=normal&disable=toon,outline&enable=bloom&shadows=low&look=toonBlack%3D0.1&freeze=1',
    );
    expect(problems).toEqual([]);
    expect(options).toEqual({
      map: 'yard',
      time: 17.5,
      zoom: 8,
      focus: [3, 4.5],
      roofs: 'no-roofs',
      view: 'normal',
      switches: {
        ...URL_OPTIONS_DEFAULTS.switches,
        toon: false,
        outline: false,
        bloom: true,
      },
      shadows: 'low',
      look: 'toonBlack=0.1',
      freeze: true,
    });
  });

  it.each([
    ['time=noon', 'time=noon: expected a number from 0 to 24; using 12.'],
    ['zoom=9', 'zoom=9: expected a number from 2 to 8; using 4.'],
    ['focus=3', "focus=3: expected two numbers, x,y in tiles; using the map's start."],
    [
      'disable=sun',
      'disable=sun: expected one of toon, outline, shadows, lamps, specular, penumbra, clouds, pointer, occlusion, contact, bloom, vignette.',
    ],
    ['roofs=none', 'roofs=none: expected one of all, no-roofs, ground-floor.'],
    ['shadows=ultra', 'shadows=ultra: expected one of low, medium, high.'],
  ])('reports %s and keeps the default', (search, problem) => {
    const parsed = parseUrlOptions(search);
    expect(parsed.problems).toEqual([problem]);
    expect(parsed.options).toEqual(URL_OPTIONS_DEFAULTS);
  });
});
