import { LIMITS } from './limits.js';
import { onlyDigits } from './typed-digits.js';

/**
 * Completes an Israeli identity number to nine digits: drops everything but digits and adds leading zeros
 * (rule 131, rule 66). Returns null if there are no digits, or too many.
 */
export function padIdNumber(text: string): string | null {
  const digits = onlyDigits(text);
  if (digits === '' || digits.length > LIMITS.idNumberDigits) return null;
  return digits.padStart(LIMITS.idNumberDigits, '0');
}

/**
 * Returns the check digit for the first eight digits: every second digit is doubled, and the check digit
 * completes the sum of digits to a multiple of ten.
 */
export function idCheckDigit(firstEight: string): number {
  const sum = [...firstEight].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether nine digits end with the right check digit (rule 66). */
export function isIsraeliId(nineDigits: string): boolean {
  return (
    /^\d{9}$/.test(nineDigits) &&
    nineDigits !== '000000000' &&
    idCheckDigit(nineDigits.slice(0, 8)) === Number(nineDigits[8])
  );
}
