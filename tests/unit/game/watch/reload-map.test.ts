import { expect, it } from 'vitest';
import { parseUrlOptions } from '../../../../game/core/url-options.ts';
import { cameraAtTile, panCamera } from '../../../../game/play/camera.ts';
import { addressOf } from '../../../../game/watch/reload-map.ts';

it('keeps camera, hour and roofs in the address, to the pixel, and all that stood there', () => {
  const zooms = [2, 3, 4, 5, 6, 7, 8];
  for (const zoom of zooms) {
    const camera = panCamera(cameraAtTile(18.2, 7.9, zoom), 37, -1203);
    const state = { camera, level: zoom, hour: 21.75, roofs: 'no-roofs' } as const;
    const url = new URL(addressOf('http://localhost/?map=house&disable=toon&zoom=4&time=3', state));
    const { options, problems } = parseUrlOptions(url.search);
    expect(problems).toEqual([]);
    expect(options).toMatchObject({ map: 'house', zoom, time: 21.75, roofs: 'no-roofs', switches: { toon: false } });
    expect(cameraAtTile(...options.focus!, zoom)).toEqual(camera);
  }
});
