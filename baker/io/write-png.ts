import sharp from 'sharp';
import { replaceFile } from './replace-file.ts';
import { toWriteError } from './write-error.ts';

/** @param pixels RGB bytes, row by row from the top */
export async function writePng(file: string, width: number, height: number, pixels: Uint8Array): Promise<void> {
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await replaceFile(file, png).catch((error: unknown) => {
    throw toWriteError(error, file, 'there is no picture');
  });
}
