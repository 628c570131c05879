import { expect, it } from 'vitest';
import { parseUrlOptions } from '../../../../game/core/url-options.ts';
import { cameraAtTile, panCamera } from '../../../../game/play/camera.ts';
import { addressOf } from '../../../../game/watch/reload-map.ts';
import { buildGroundShape } from '../../../../shared/ground-shape.ts';

it('keeps camera, hour and roofs in the address, to the pixel, and all that stood there', () => {
  const zooms = [2, 3, 4, 5, 6, 7, 8];
  for (const zoom of zooms) {
    const camera = panCamera(cameraAtTile(18.2, 7.9, zoom), 37, -1203);
    const state = { camera, shape: undefined, level: zoom, hour: 21.75, roofs: 'no-roofs' } as const;
    const url = new URL(addressOf('http://localhost/?map=house&disable=toon&zoom=4&time=3', state));
    const { options, problems } = parseUrlOptions(url.search);
    expect(problems).toEqual([]);
    expect(options).toMatchObject({ map: 'house', zoom, time: 21.75, roofs: 'no-roofs', switches: { toon: false } });
    expect(cameraAtTile(...options.focus!, zoom)).toEqual(camera);
  }
});

it('keeps the camera to a pixel on slopes, where the address names a place of the ground', () => {
  const shape = buildGroundShape({
    width: 40,
    height: 40,
    heights: Array.from({ length: 41 * 41 }, (_, i) =>
      Math.round(30 + 25 * Math.sin((i % 41) / 7) * Math.cos(i / 41 / 9)),
    ),
  });
  for (let step = 0; step < 60; step++) {
    const zoom = 2 + (step % 7);
    const camera = panCamera(cameraAtTile(18.2, 17.9, zoom, shape), 37 * (step - 30), 11 * step);
    const state = { camera, shape, level: zoom, hour: 12, roofs: 'all' } as const;
    const { options } = parseUrlOptions(new URL(addressOf('http://localhost/', state)).search);
    const opened = cameraAtTile(...options.focus!, zoom, shape);
    expect(Math.abs(opened.x - camera.x), `step ${step}`).toBeLessThanOrEqual(1);
    expect(Math.abs(opened.y - camera.y), `step ${step}`).toBeLessThanOrEqual(1);
  }
});
