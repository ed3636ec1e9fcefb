import { plainDigits } from '@karov/domain';

/** Keeps only the digits and one decimal point of typed text (rule 131). */
export function onlyDecimal(typed: string): string {
  const [whole = '', ...rest] = plainDigits(typed)
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
}
