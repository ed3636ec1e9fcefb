import { ownValue } from '../own-value.js';
import { trimmedText } from '../plain-text.js';
import { isRecord, readFlag, readText } from '../reading.js';
import { phoneText, plainDigits } from '../typed-digits.js';
import type { AnswerValue, Field, HelpProfileAnswers } from './field.js';
import { HELP_PROFILE } from './sections.js';

function readChoice(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? trimmedText(value) || undefined : undefined;
}

function readChoices(value: unknown): AnswerValue | undefined {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const chosen = [...new Set(given.flatMap((entry) => readChoice(entry) ?? []))];
  return chosen.length > 0 ? chosen : undefined;
}

function readRepeated(
  field: Extract<Field, { kind: 'group' | 'repeated' }>,
  value: unknown,
): AnswerValue | undefined {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const read = items.filter(isRecord).map((item) => readFields(field.fields, item));
  return read.length > 0 ? read : undefined;
}

/** Normalizes the digits and symbols in numbers, for validation and calls (rule 228). */
function typedText(kind: Field['kind'], text: string): string {
  if (kind === 'phone') return phoneText(text);
  return kind === 'digits' || kind === 'idNumber' || kind === 'year' ? plainDigits(text) : text;
}

function readField(field: Field, value: unknown): AnswerValue | undefined {
  switch (field.kind) {
    case 'choice':
      return readChoice(value);
    case 'choices':
      return readChoices(value);
    case 'yesNo':
    case 'toggle':
    case 'confirm':
      return readFlag(value);
    case 'group':
      return isRecord(value) ? readFields(field.fields, value) : undefined;
    case 'repeated':
      return readRepeated(field, value);
    default:
      return readText(typeof value === 'string' ? typedText(field.kind, value) : value);
  }
}

function readFields(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): HelpProfileAnswers {
  const entries = fields.flatMap((field) => {
    const value = readField(field, ownValue(raw, field.name));
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads external answers: drops unknown fields, trims texts, leaves out empty ones, and turns yes and no into
 * 1 and 0. A single value of a list, or a single resident, becomes a list (rule 131 writes
 * `residents.phone`).
 */
export function readAnswers(raw: unknown): HelpProfileAnswers {
  if (!isRecord(raw)) return {};
  return readFields(
    HELP_PROFILE.flatMap(({ fields }) => fields),
    raw,
  );
}
