import sharp from 'sharp';
import type { FileRule } from './file-kinds.js';

/**
 * The maximum number of pixels. A larger picture is not opened, because its pixels would fill the memory,
 * however small the file is.
 */
const MAX_PIXELS = 40_000_000;
const MEGAPIXEL = 1_000_000;
/** The largest number of pixels, in megapixels. */
export const MAX_MEGAPIXELS = MAX_PIXELS / MEGAPIXEL;
const WHITE = '#ffffff';
const DARK = 160;
const INK_PIXELS = 30;

/** A redrawn picture, with its size in pixels. */
export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Redraws a picture within the bounds of its rule: this removes hidden data, such as the location of a
 * photograph. Returns null if it cannot be read.
 */
export async function redraw(bytes: Buffer, rule: FileRule): Promise<DrawnPicture | null> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: rule.width, height: rule.height, fit: 'inside', withoutEnlargement: true });
  const drawn =
    rule.format === 'png'
      ? picture.png({ compressionLevel: 9 })
      : picture.flatten({ background: WHITE }).jpeg({ quality: 85 });
  const made = await drawn.toBuffer({ resolveWithObject: true }).catch(() => null);
  return made && { bytes: made.data, width: made.info.width, height: made.info.height };
}

/** The megapixels of a picture that is too large to open, according to its header; null for any other. */
export async function megapixelsTooMany(bytes: Buffer): Promise<number | null> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const pixels = size ? size.width * size.height : 0;
  return pixels > MAX_PIXELS ? Math.ceil(pixels / MEGAPIXEL) : null;
}

/** Whether anything dark is drawn: an empty pad is not a signature (rule 66). */
export async function hasInk(picture: Buffer): Promise<boolean> {
  const pixels = await sharp(picture).flatten({ background: WHITE }).greyscale().raw().toBuffer();
  return pixels.reduce((dark, value) => (value < DARK ? dark + 1 : dark), 0) >= INK_PIXELS;
}
