/** Keeps digits and one decimal point of what was typed (rule 140). */
export function onlyDecimal(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
}

/** Keeps the digits of what was typed (rule 140). */
export function onlyDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}
