import { plainDigits } from '@karov/domain';

/**
 * Keeps only the digits and one decimal point of typed text (rule 131). A comma is a decimal point too, unless
 * there is a point beside it.
 */
export function onlyDecimal(typed: string): string {
  const digits = plainDigits(typed);
  const [whole = '', ...rest] = digits
    .replaceAll(',', digits.includes('.') ? '' : '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
}
