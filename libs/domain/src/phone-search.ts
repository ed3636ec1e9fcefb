import { isPhoneText, onlyDigits, phoneText } from './typed-digits.js';

/**
 * Returns the digits by which a typed number is found among the stored ones (E.164): 050-1234567, +972 50 123
 * 4567, +972 (0)50… and 00972501234567 are one number (rules 102, 228). Empty if the input cannot be a
 * number.
 */
export function phoneSearchDigits(typed: string): string {
  if (!isPhoneText(typed)) return '';
  const plain = phoneText(typed).trim();
  const isAbroad = /^\(?(\+|00)/.test(plain);
  return onlyDigits(isAbroad ? plain.replace('(0)', '') : plain)
    .replace(/^(00)?9720?/, '972')
    .replace(/^0+/, '');
}
