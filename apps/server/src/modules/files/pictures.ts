import sharp from 'sharp';
import type { FileRule } from './file-kinds.js';

const MAX_PIXELS = 40_000_000;
const WHITE = '#ffffff';
const DARK = 160;
const INK_PIXELS = 30;

/** A picture that was drawn anew, with its size in pixels. */
export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a picture anew within the bounds of its rule: what was hidden in the file, such as the place where a photograph was taken, stays behind.
 * Null when it cannot be read.
 */
export async function redraw(bytes: Buffer, rule: FileRule): Promise<DrawnPicture | null> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: rule.width, height: rule.height, fit: 'inside', withoutEnlargement: true });
  const drawn = rule.format === 'png' ? picture.png({ compressionLevel: 9 }) : picture.flatten({ background: WHITE }).jpeg({ quality: 85 });
  const made = await drawn.toBuffer({ resolveWithObject: true }).catch(() => null);
  return made && { bytes: made.data, width: made.info.width, height: made.info.height };
}

/** Whether anything dark is drawn: an empty pad is no signature (rule 66). */
export async function hasInk(picture: Buffer): Promise<boolean> {
  const pixels = await sharp(picture).flatten({ background: WHITE }).greyscale().raw().toBuffer();
  return pixels.reduce((dark, value) => (value < DARK ? dark + 1 : dark), 0) >= INK_PIXELS;
}
