/**
 * The digits by which stored numbers (E.164) are searched for what somebody typed: 050-1234567, +972 50 123 4567 and 00972501234567 are one
 * number (rule 102). Empty when what was typed cannot be a number.
 */
export function phoneSearchDigits(typed: string): string {
  if (!/^[\d\s()+./-]+$/.test(typed)) return '';
  return typed
    .replace(/\D/g, '')
    .replace(/^(00)?9720?/, '972')
    .replace(/^0+/, '');
}
