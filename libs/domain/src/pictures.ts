import { LIMITS } from './limits.js';

/**
 * What a picture may be (rule 66). Named one by one, also where a picture is chosen: a telephone that keeps
 * its photographs in another format hands over one of these.
 */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** A length and a width in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const THUMBNAIL = 240;
/** The longest side of a picture in a conversation, in pixels: the server keeps no more of it (rule 200). */
export const CHAT_PICTURE_SIDE = 1600;
/** The longest side of a photographed document, in pixels. */
export const DOCUMENT_PICTURE_SIDE = 2800;
/** Below it a picture is sent as it is, in bytes: making it smaller would save nothing. */
const SMALL_BYTES = 256 * 1024;

/** Tells what is wrong with a picture before it is sent (rule 200); the server looks at its content again. */
export function pictureProblem({
  type,
  size,
}: {
  type: string;
  size: number;
}): 'tooLarge' | 'wrongType' | null {
  if (!PICTURE_TYPES.includes(type)) return 'wrongType';
  return size > LIMITS.chatPictureMaxBytes ? 'tooLarge' : null;
}

/** Whether a picture needs not to be made smaller before it is sent. */
export function isPictureSentAsItIs({ type, size }: { type: string; size: number }): boolean {
  return size <= SMALL_BYTES && PICTURE_TYPES.includes(type);
}

/** How large a picture stands among messages. */
export function thumbnailOf(size: PictureSize): PictureSize {
  return shrunk(size, THUMBNAIL);
}

/** A picture's size whole within a square of a side in pixels, never larger than it is. */
export function shrunk({ width, height }: PictureSize, side: number): PictureSize {
  const share = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
