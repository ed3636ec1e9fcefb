import { normalizePhone } from '@karov/domain/phone';

const MIN_DIGITS = 4;

/** What a typed phone, or a part of one, is in E.164: 050-234-5678, +972 50 2345678 and 502345 find the same. Null when it is none. */
export function phoneDigits(text: string): string | null {
  if (!/^[\d\s().+-]+$/.test(text)) return null;
  const whole = normalizePhone(text);
  if (whole) return whole;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < MIN_DIGITS ? null : digits;
}
