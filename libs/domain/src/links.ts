/** Codes of links have 128 bits in base64url (rule 29). */
const CODE_LENGTH = 22;
/** Characters that follow or surround an address in a sentence and may be taken as part of it. */
const BEHIND = /[\s\p{Cf}.,;:!?…()[\]{}<>«»*|"'`’‘”“״׳]+$/u;

/**
 * Extracts the code of a link without the characters that follow it in a sentence: "Ab…9x)." and "Ab…9x,תודה"
 * open the same page as "Ab…9x".
 */
export function linkCodeOf(typed: string): string {
  const [code = ''] = /^[\w-]*/.exec(typed) ?? [];
  // underscores and dashes could also belong to a code, which would then be too long
  return code.slice(CODE_LENGTH).replace(/[-_]/g, '') === '' ? code.slice(0, CODE_LENGTH) : code;
}

/**
 * Removes from a path and query the full stop, bracket or quote that follows an address in a sentence;
 * returns null if there was none. A query loses such a character only after a number, because words may end
 * with one.
 */
export function tidyAddress(path: string, query = ''): string | null {
  if (query.length <= 1) return withoutTrail(path);
  const tidy = /^\?[^=]*$|=\d+[^=&\d]*$/.test(query) ? withoutTrail(query) : null;
  return tidy === null ? null : `${path}${tidy === '/' ? '' : tidy}`;
}

/** Removes the trailing punctuation of an address; keeps the rest as received, percent signs included. */
function withoutTrail(encoded: string): string | null {
  const plain = decoded(encoded);
  const [trail = ''] = BEHIND.exec(plain) ?? [];
  if (trail === '') return null;
  let end = encoded.length;
  while (end > 0 && decoded(encoded.slice(end)) !== trail) end -= 1;
  return encoded.slice(0, end) || '/';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
