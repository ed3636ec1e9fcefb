import { trimmedText } from './plain-text.js';

/** Functions that read external values; `undefined` means that no value was given. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const YES: readonly unknown[] = [1, '1', true, 'true', 'yes'];
const NO: readonly unknown[] = [0, '0', false, 'false', 'no'];

/** Reads yes and no as 1 and 0 (rule 129); any other value is kept as text, so that validation refuses it. */
export function readFlag(value: unknown): 0 | 1 | string | undefined {
  if (YES.includes(value)) return 1;
  return NO.includes(value) ? 0 : readText(value);
}

/** Reads a text and trims it; a number becomes its digits. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return trimmedText(value) || undefined;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
