/**
 * Digits of Arabic and Persian keyboards, and the broad ones of East Asian ones: the last four bits of each
 * are its value.
 */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const LAST_BITS = 0xf;
/**
 * What nobody sees in a number: marks of direction and joiners, which come along where it is copied from a
 * chat.
 */
const UNSEEN = /[\p{Cf}\ufe0f\u20e3]/gu;
/** All that looks like a hyphen: dashes, the minus sign, the maqaf, the hyphen that does not break. */
const DASHES = /[\p{Pd}\u2212]/gu;
const SCHEME = /^\s*tel:\/*/i;

/** The same text with each digit as 0 to 9, whatever the keyboard it was typed on. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & LAST_BITS));
}

/** The digits of what was typed, and nothing else. */
export function onlyDigits(typed: string): string {
  return plainDigits(typed).replace(/\D/g, '');
}

/**
 * A telephone number as it was typed, scanned or copied, in the signs of a keyboard: "‪+972 50‑000‑0005‬",
 * "tel:+972…" and "٠٥٠…" become what the rest reads. The one way by which numbers come in (rule 228); what is
 * no number stays as it is to the eye.
 */
export function phoneText(typed: string): string {
  const plain = plainDigits(typed.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/\s/g, ' ');
  return SCHEME.test(plain) ? plain.replace(SCHEME, '').replace(/;.*$/, '') : plain;
}

/**
 * What a field for a number keeps of what is typed or pasted into it: digits and a plus, with `kept` what
 * else may stand between them.
 */
export function phoneKeys(typed: string, kept: '' | ' -' = ''): string {
  return phoneText(typed).replace(kept === '' ? /[^\d+]/g : /[^\d+ -]/g, '');
}

/**
 * Whether what was typed can be a telephone number or a part of one: nothing but digits and what people write
 * between them.
 */
export function isPhoneText(typed: string): boolean {
  return /^[\d\s()+./-]+$/.test(phoneText(typed)) && onlyDigits(typed) !== '';
}
