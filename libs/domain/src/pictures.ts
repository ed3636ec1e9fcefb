import { LIMITS } from './limits.js';

/**
 * What a picture may be (rule 66). Named one by one, also where a picture is chosen: a telephone that keeps its photographs in another format
 * hands over one of these.
 */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** A length and a width in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const THUMBNAIL = 240;

/** What is wrong with a picture before it is sent (rule 200); the server looks at its content again. */
export function pictureProblem({ type, size }: { type: string; size: number }): 'tooLarge' | 'wrongType' | null {
  if (!PICTURE_TYPES.includes(type)) return 'wrongType';
  return size > LIMITS.chatPictureMaxBytes ? 'tooLarge' : null;
}

/** How large a picture stands among messages: whole, within a square, never larger than it is. */
export function thumbnailOf({ width, height }: PictureSize): PictureSize {
  const share = Math.min(1, THUMBNAIL / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
