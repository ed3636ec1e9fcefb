import { LIMITS } from './limits.js';

/**
 * The accepted types of pictures (rule 66). File inputs list them one by one too, so that a phone whose
 * photographs have another format converts them to one of these.
 */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** A width and a height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const THUMBNAIL = 240;
/** The longest side of a picture in a conversation, in pixels: the server stores no more (rule 200). */
export const CHAT_PICTURE_SIDE = 1600;
/** The longest side of a photographed document, in pixels. */
export const DOCUMENT_PICTURE_SIDE = 2800;
/** The size in bytes below which a picture is sent unchanged: shrinking it would save nothing. */
const SMALL_BYTES = 256 * 1024;

export type PictureProblem = 'tooLarge' | 'wrongType';

/**
 * Returns what is wrong with a picture before it is sent (rule 200), or null; the server checks its content
 * again.
 */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | null {
  if (!PICTURE_TYPES.includes(type)) return 'wrongType';
  return size > LIMITS.chatPictureMaxBytes ? 'tooLarge' : null;
}

/** Whether a picture is sent without being shrunk. */
export function isPictureSentAsItIs({ type, size }: { type: string; size: number }): boolean {
  return size <= SMALL_BYTES && PICTURE_TYPES.includes(type);
}

/** Returns the size of a picture as shown among messages. */
export function thumbnailOf(size: PictureSize): PictureSize {
  return shrunk(size, THUMBNAIL);
}

/** Scales a picture to fit into a square with the given side in pixels, without enlarging it. */
export function shrunk({ width, height }: PictureSize, side: number): PictureSize {
  const share = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
