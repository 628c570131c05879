import { describe, expect, it } from 'vitest';
import { ByteWriter } from '../../../../shared/format/binary.ts';
import { type Coverage, findCoverage, type ImageSize, writeCoverage } from '../../../../shared/format/coverage.ts';
import { decodeTexels } from '../../../../shared/format/decode-texels.ts';
import { createTexelImage, encodeTexels } from '../../../../shared/format/texels.ts';
import { createRandom } from '../../../../shared/hash.ts';

function coverageOf(pictures: readonly (readonly string[])[]): { sizes: ImageSize[]; coverage: Coverage } {
  const sizes = pictures.map((rows) => ({ width: rows[0]?.length ?? 0, height: rows.length }));
  return { sizes, coverage: findCoverage(sizes, (image, texel) => pictures[image]!.join('')[texel] === '#') };
}

describe('findCoverage', () => {
  it('numbers runs through all images', () => {
    const { coverage } = coverageOf([['.##.#', '.....'], ['#'], ['##', '##']]);
    expect([...coverage.starts]).toEqual([1, 4, 10, 11, 13]);
    expect([...coverage.lengths]).toEqual([2, 1, 1, 2, 2]);
    expect([...coverage.columns]).toEqual([1, 4, 0, 0, 0]);
    expect([...coverage.imageRuns]).toEqual([0, 2, 3, 5]);
    expect([coverage.texels, coverage.covered]).toEqual([15, 8]);
  });
});

/** The pictures after a way through a file. */
function writeAndRead(pictures: readonly (readonly string[])[]): string[][] {
  const images = pictures.map((rows) => {
    const image = createTexelImage(rows[0]?.length ?? 0, rows.length);
    for (const [i, sign] of [...rows.join('')].entries()) if (sign === '#') image.albedo[i * 4 + 3] = 255;
    return image;
  });
  return decodeTexels(encodeTexels(images)).map(({ width, height, albedo }) =>
    Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (albedo[(y * width + x) * 4 + 3] === 0 ? '.' : '#')).join(''),
    ),
  );
}

describe('writeCoverage and the decoder', () => {
  it('give back any coverage, empty images and rows wider than a byte counts included', () => {
    const random = createRandom(2);
    for (let round = 0; round < 60; round++) {
      const share = random.next();
      const pictures = Array.from({ length: random.below(4) }, () => {
        const width = round % 9 === 0 ? 700 : 1 + random.below(30);
        return Array.from({ length: random.below(20) }, () =>
          Array.from({ length: width }, () => (random.next() < share ? '#' : '.')).join(''),
        );
      });
      expect(writeAndRead(pictures)).toEqual(pictures);
    }
  });

  it('store a straight outline as zeros', () => {
    const { sizes, coverage } = coverageOf([Array.from({ length: 40 }, () => '..######..')]);
    const writer = new ByteWriter();
    writeCoverage(writer, sizes, coverage);
    // Behind the run count and the rows' counts only the first row's start and end differ from nothing.
    expect([...writer.toBytes().subarray(4 + 80)].filter((byte) => byte !== 0)).toEqual([4, 12]);
  });
});
