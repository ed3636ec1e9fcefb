/**
 * Digits of Arabic and Persian keyboards, and the full-width digits of East Asian ones: the last four bits of
 * each are its value.
 */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const LAST_BITS = 0xf;
/**
 * Invisible characters in a number: direction marks and joiners that were copied from a chat together with
 * it.
 */
const UNSEEN = /[\p{Cf}\ufe0f\u20e3]/gu;
/** Everything that looks like a hyphen: dashes, the minus sign, the maqaf, the non-breaking hyphen. */
const DASHES = /[\p{Pd}\u2212]/gu;
const SCHEME = /^\s*tel:\/*/i;

/** Replaces the digits of any keyboard with 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & LAST_BITS));
}

/** Returns the digits of an input, and nothing else. */
export function onlyDigits(typed: string): string {
  return plainDigits(typed).replace(/\D/g, '');
}

/**
 * Normalizes a typed, scanned or copied telephone number: "‪+972 50‑000‑0005‬", "tel:+972…" and "٠٥٠…" become
 * readable to the other functions. All incoming numbers pass through it (rule 228); a text that is not a
 * number still looks the same afterwards.
 */
export function phoneText(typed: string): string {
  const plain = plainDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/\s/g, ' ');
  return SCHEME.test(plain) ? plain.replace(SCHEME, '').replace(/;.*$/, '') : plain;
}

/**
 * Returns the characters that a number field keeps of typed or pasted text: digits, a plus, and the
 * separators in `kept`.
 */
export function phoneKeys(typed: string, kept: '' | ' -' = ''): string {
  return phoneText(typed).replace(kept === '' ? /[^\d+]/g : /[^\d+ -]/g, '');
}

/** Whether an input can be a telephone number or part of one: only digits and the usual separators. */
export function isPhoneText(typed: string): boolean {
  return /^[\d\s()+./-]+$/.test(phoneText(typed)) && onlyDigits(typed) !== '';
}
