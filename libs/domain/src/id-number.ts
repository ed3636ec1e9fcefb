import { LIMITS } from './limits.js';
import { onlyDigits } from './typed-digits.js';

/**
 * Brings an Israeli identity number to its nine digits: anything but digits is dropped, missing zeros are put
 * in front (rule 131, rule 66). Null when nothing or too much is left.
 */
export function padIdNumber(text: string): string | null {
  const digits = onlyDigits(text);
  if (digits === '' || digits.length > LIMITS.idNumberDigits) return null;
  return digits.padStart(LIMITS.idNumberDigits, '0');
}

/**
 * The last digit that belongs to the first eight: each second digit counts twice, and the digits' sum fills
 * up to a ten.
 */
export function idCheckDigit(firstEight: string): number {
  const sum = [...firstEight].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Tells whether nine digits end with the right check digit (rule 66). */
export function isIsraeliId(nineDigits: string): boolean {
  return (
    /^\d{9}$/.test(nineDigits) &&
    nineDigits !== '000000000' &&
    idCheckDigit(nineDigits.slice(0, 8)) === Number(nineDigits[8])
  );
}
