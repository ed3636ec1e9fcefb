/** Codes of links have 128 bits in base64url (rule 29). */
const CODE_LENGTH = 22;
/** What stands behind an address in a sentence, or around it, and was taken for a part of it. */
const BEHIND = /[\s\p{Cf}.,;:!?…()[\]{}<>«»*|"'`’‘”“״׳]+$/u;

/**
 * The code of a link, without what a sentence has put behind it: "Ab…9x)." and "Ab…9x,תודה" open what "Ab…9x"
 * opens.
 */
export function linkCodeOf(typed: string): string {
  const [code = ''] = /^[\w-]*/.exec(typed) ?? [];
  // a line under a word or a dash, which could be letters of a code that is longer than any
  return code.slice(CODE_LENGTH).replace(/[-_]/g, '') === '' ? code.slice(0, CODE_LENGTH) : code;
}

/**
 * Path and query of an address without the full stop, bracket or quote that stood behind it in a sentence;
 * null where nothing did. A query loses it behind a number alone, since words may end so.
 */
export function tidyAddress(path: string, query = ''): string | null {
  if (query.length <= 1) return withoutTrail(path);
  const tidy = /^\?[^=]*$|=\d+[^=&\d]*$/.test(query) ? withoutTrail(query) : null;
  return tidy === null ? null : `${path}${tidy === '/' ? '' : tidy}`;
}

/** The rest of the address as it came, percent signs included, without its end. */
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
