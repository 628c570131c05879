import { expect, test } from 'vitest';
import {
  comparePictures,
  decodePicture,
  encodePicture,
  isBlank,
  type Picture,
  shareBeyond,
} from '../../../../scripts/page/picture.ts';

/** 3 x 2 pixels of different opaque colours. */
function createPicture(): Picture {
  const data = new Uint8Array(3 * 2 * 4);
  for (let i = 0; i < data.length; i++) data[i] = i % 4 === 3 ? 255 : i * 10;
  return { width: 3, height: 2, data };
}

test('a picture survives being packed', () => {
  const picture = createPicture();
  const { width, height, data } = decodePicture(encodePicture(picture));
  expect([width, height, ...data]).toEqual([3, 2, ...picture.data]);
});

test('differences are counted by pixel and measured by channel', () => {
  const expected = createPicture();
  const actual = { ...expected, data: expected.data.slice() };
  expect(comparePictures(actual, expected)).toMatchObject({ pixels: 0, largest: 0 });
  actual.data[4]! += 1;
  actual.data[5]! -= 7;
  actual.data[22]! += 2;
  const difference = comparePictures(actual, expected);
  expect(difference).toMatchObject({ pixels: 2, largest: 7 });
  // The second pixel is marked, the first shows the expected one dimmed.
  expect([...difference.picture.data.subarray(0, 8)]).toEqual([0, 2, 5, 255, 255, 248, 0, 255]);
});

test('a share counts the pixels of which a channel goes beyond a limit', () => {
  const expected = createPicture();
  const actual = { ...expected, data: expected.data.slice() };
  actual.data[4]! += 3;
  actual.data[5]! -= 3;
  actual.data[22]! += 2;
  expect(shareBeyond(actual, expected, 3)).toBe(0);
  expect(shareBeyond(actual, expected, 2)).toBe(1 / 6);
  expect(shareBeyond(actual, expected, 1)).toBe(2 / 6);
});

test('blank is one colour everywhere', () => {
  const blank = { width: 2, height: 1, data: new Uint8Array([1, 2, 3, 255, 1, 2, 3, 255]) };
  expect(isBlank(blank)).toBe(true);
  blank.data[6] = 4;
  expect(isBlank(blank)).toBe(false);
  expect(isBlank(createPicture())).toBe(false);
});
