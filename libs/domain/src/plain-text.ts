/**
 * Signs that no text of a person holds: control signs but for tab and line ends, and half a pair of
 * surrogates, which no database can keep.
 */
const CONTROLS = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;
/**
 * Overrides and embeddings of direction turn the text around them; the plain marks U+200E and U+200F stay,
 * Hebrew needs them.
 */
const TURNERS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Signs without width that stand for nothing in any language here. */
const UNSEEN = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;
/** What takes no ink: marks of direction, joiners, spaces, and letters and symbols that are drawn empty. */
const NO_INK = /[\p{Cf}\p{Z}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * The one rule for all texts that come in, by whatever way: only what can be kept and shown safely is left of
 * them.
 */
export function plainText(text: string): string {
  return text.replace(CONTROLS, '').replace(TURNERS, '').replace(UNSEEN, '');
}

/** A text without the space around it; empty when nothing of it can be seen. */
export function trimmedText(text: string): string {
  return visibleLength(text) === 0 ? '' : plainText(text).trim();
}

/** How many signs of a text can be seen, spaces between them included. */
export function visibleLength(text: string): number {
  return text.replace(NO_INK, '') === ''
    ? 0
    : plainText(text)
        .replace(/\p{Cf}/gu, '')
        .trim().length;
}
