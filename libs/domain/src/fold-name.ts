/**
 * Characters ignored when names are compared (rule 229): quotes and geresh in all their forms, and invisible
 * characters.
 */
const QUOTES = /["'`\u00b4\u02b9-\u02bc\u02c8\u05f3\u05f4\u2018-\u201f\u2032\u2033\uff02\uff07]/g;
const UNSEEN = /[\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Accents, and vowel signs of Hebrew and Arabic. The maqaf U+05BE is within that range but is a hyphen. */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Characters between the words of a name: spaces, hyphens and maqaf, dots and commas. */
const BETWEEN = /[\s\u00a0.,;:_/()\u05be\u05c0\u2010-\u2015\u2212-]+/g;
/** Letters treated as equal that normalization does not unify. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['װ', 'וו'],
  ['ױ', 'וי'],
  ['ײ', 'יי'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
];

/**
 * Folds a name for search and comparison (rule 229): "ג׳ורג׳ אבו־ריא" and "ג'ורג' אבו ריא" become equal, like
 * "José" and "jose". The SQL function `fold_name` does the same, and fills `users.name_folded`.
 */
export function foldName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(QUOTES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(UNSEEN, '');
  return LETTERS.reduce((text, [letter, other]) => text.replaceAll(letter, other), plain)
    .replace(BETWEEN, ' ')
    .trim();
}

/**
 * Returns the folded words of a search for a name; a name matches if it contains each of them, in any order.
 */
export function nameWords(typed: string): string[] {
  return foldName(typed).split(' ').filter(Boolean);
}

/** Whether a name contains all typed words, also as parts of its words. */
export function isNameLike(name: string, typed: string): boolean {
  const folded = foldName(name);
  return nameWords(typed).every((word) => folded.includes(word));
}
