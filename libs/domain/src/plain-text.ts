/**
 * Characters that no personal text contains: control characters except tabs and line ends, and unpaired
 * surrogates, which no database can store.
 */
const CONTROLS = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;
/**
 * Direction overrides and embeddings, which affect the text around them. The plain marks U+200E and U+200F
 * are kept, because Hebrew needs them.
 */
const TURNERS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Zero-width characters that have no meaning in any language used here. */
const UNSEEN = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;
/** Invisible characters: direction marks, joiners, spaces, and letters and symbols with empty shapes. */
const NO_INK = /[\p{Cf}\p{Z}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Keeps only the characters that are safe to store and show; applied to every incoming text. */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '').replace(TURNERS, '').replace(UNSEEN, '');
}

/** Trims a text; returns an empty text if nothing in it is visible. */
export function trimmedText(text: string): string {
  return visibleLength(text) === 0 ? '' : plainText(text).trim();
}

/** The number of visible characters of a text, including spaces between them. */
export function visibleLength(text: string): number {
  return text.replace(NO_INK, '') === ''
    ? 0
    : plainText(text)
        .replace(/\p{Cf}/gu, '')
        .trim().length;
}
