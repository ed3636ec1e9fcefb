import { isIsraeliId, padIdNumber } from '../id-number.js';
import { LIMITS } from '../limits.js';
import type { Locale } from '../options.js';
import { ownValue } from '../own-value.js';
import {
  type AnswerFault,
  faultAt,
  type Violation,
  validateAddress,
  validateEmail,
  validateLength,
  validateShortText,
} from '../text-checks.js';
import { type AskingContext, askedFields, isRequired } from './asked.js';
import type {
  AnswerValue,
  ChoiceField,
  Field,
  GroupField,
  HelpProfileAnswers,
  ProfileFormKind,
  SimpleField,
} from './field.js';
import { isContradiction, noneOf } from './none-entries.js';
import type { ProfileOptions } from './option-lists.js';
import { readAnswers } from './read.js';
import { HELP_PROFILE, type SectionName } from './sections.js';

/** The context of a validation. */
export interface Validation {
  form: ProfileFormKind;
  options: ProfileOptions;
  /**
   * Whether a text is a phone number. Passed in, because the numbering rules are too large to load everywhere
   * (`@karov/domain/phone`).
   */
  isPhone: (text: string) => boolean;
  /** The current year, for validating years of birth. */
  year: number;
}

const OLDEST_BIRTH_YEAR = 1900;
const DEFAULT_REPEATED_MAX = 10;

function validateYear(text: string, year: number): Violation | null {
  const isYear = /^\d{4}$/.test(text) && Number(text) >= OLDEST_BIRTH_YEAR && Number(text) <= year;
  return isYear ? null : { key: 'year' };
}

function validateIdNumber(text: string): Violation | null {
  const padded = padIdNumber(text);
  return padded && isIsraeliId(padded) ? null : { key: 'idNumber' };
}

function validateFlag(kind: SimpleField['kind'], value: AnswerValue): Violation | null {
  if (kind === 'confirm') return value === 1 ? null : { key: 'confirm' };
  return value === 0 || value === 1 ? null : { key: 'flag' };
}

function validateText(field: SimpleField, text: string, judging: Validation): Violation | null {
  switch (field.kind) {
    case 'phone':
      return judging.isPhone(text) ? null : { key: 'phone' };
    case 'email':
      return validateEmail(text);
    case 'address':
      return validateAddress(text);
    case 'digits':
      return /^\d{1,9}$/.test(text) ? null : { key: 'digits', params: { max: LIMITS.idNumberDigits } };
    case 'year':
      return validateYear(text, judging.year);
    case 'idNumber':
      return validateIdNumber(text);
    case 'longText':
      return validateLength(text, field.min ?? 0, field.max ?? LIMITS.textMax);
    default:
      return validateShortText(text, field.min ?? 0, field.max ?? LIMITS.textMax);
  }
}

const FLAG_KINDS: readonly SimpleField['kind'][] = ['yesNo', 'toggle', 'confirm'];

function validateSimple(field: SimpleField, value: AnswerValue, judging: Validation): Violation | null {
  return FLAG_KINDS.includes(field.kind)
    ? validateFlag(field.kind, value)
    : validateText(field, String(value), judging);
}

function validateChoice(field: ChoiceField, value: AnswerValue, options: ProfileOptions): Violation | null {
  const offered = options[field.list].map(({ id }) => id);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!chosen.every((entry) => offered.some((id) => id === entry))) return { key: 'choice' };
  return isContradiction(chosen, noneOf(field.list, options[field.list])) ? { key: 'noneAlone' } : null;
}

function isGroup(value: unknown): value is HelpProfileAnswers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function validateGroup(
  field: GroupField,
  value: AnswerValue | undefined,
  path: string,
  judging: Validation,
  context: AskingContext,
): AnswerFault[] {
  if (field.kind === 'group') {
    const answers = isGroup(value) ? value : {};
    const isLeftEmpty = !isRequired(field, judging.form) && Object.keys(answers).length === 0;
    return isLeftEmpty ? [] : validateFields(field.fields, answers, `${path}.`, judging, context);
  }
  const items = Array.isArray(value) ? value.filter(isGroup) : [];
  const max = field.maxItems ?? DEFAULT_REPEATED_MAX;
  if (items.length > max) return [{ path, key: 'tooMany', params: { max } }];
  const judged = items.length === 0 && isRequired(field, judging.form) ? [{}] : items;
  return judged.flatMap((item, index) =>
    validateFields(field.fields, item, `${path}.${index}.`, judging, context),
  );
}

function validateField(
  field: Field,
  value: AnswerValue | undefined,
  path: string,
  judging: Validation,
  context: AskingContext,
): AnswerFault[] {
  if ('fields' in field) return validateGroup(field, value, path, judging, context);
  if (value === undefined || value === null) {
    const key = field.kind === 'confirm' ? 'confirm' : 'required';
    return isRequired(field, judging.form) ? [{ path, key, params: {} }] : [];
  }
  const violation =
    'list' in field ? validateChoice(field, value, judging.options) : validateSimple(field, value, judging);
  return faultAt(path, violation);
}

function validateFields(
  fields: readonly Field[],
  answers: HelpProfileAnswers,
  prefix: string,
  judging: Validation,
  context: AskingContext,
): AnswerFault[] {
  return askedFields(fields, answers, context, prefix === '').flatMap((field) =>
    validateField(field, ownValue(answers, field.name), prefix + field.name, judging, context),
  );
}

function keepAsked(
  fields: readonly Field[],
  answers: HelpProfileAnswers,
  context: AskingContext,
  isTopLevel = true,
): HelpProfileAnswers {
  const entries = askedFields(fields, answers, context, isTopLevel).flatMap((field) => {
    const value = ownValue(answers, field.name);
    if (value === undefined) return [];
    if (field.kind === 'group' && isGroup(value))
      return [[field.name, keepAsked(field.fields, value, context, false)] as const];
    if (field.kind !== 'repeated' || !Array.isArray(value)) return [[field.name, value] as const];
    return [
      [
        field.name,
        value.filter(isGroup).map((item) => keepAsked(field.fields, item, context, false)),
      ] as const,
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads and validates the answers in a help profile, for the form and the server alike. Answers to questions
 * that are not asked, such as the floor of a person who does not live in an apartment, are dropped without
 * validation.
 */
export function validateAnswers(
  raw: unknown,
  judging: Validation,
): { answers: HelpProfileAnswers; faults: AnswerFault[] } {
  return validateThese(
    HELP_PROFILE.flatMap((section) => section.fields),
    raw,
    judging,
  );
}

/**
 * Returns which of our languages to use when writing to a person, based on the languages they speak; null if
 * those are unknown (rule 101).
 */
export function writtenLocale(answers: HelpProfileAnswers): Locale | null {
  const spoken: readonly unknown[] = Array.isArray(answers['languages']) ? answers['languages'] : [];
  if (spoken.length === 0) return null;
  return spoken.includes('english') && !spoken.includes('hebrew') ? 'en-US' : 'he-IL';
}

/**
 * Reads and validates only the answers of one section, for changes section by section; answers of other
 * sections are dropped.
 */
export function validateSection(
  name: SectionName,
  raw: unknown,
  judging: Validation,
): { answers: HelpProfileAnswers; faults: AnswerFault[] } {
  return validateThese(fieldsOf(name), raw, judging);
}

/** Returns the answers with those of one section replaced. */
export function withSection(
  answers: HelpProfileAnswers,
  name: SectionName,
  changed: HelpProfileAnswers,
): HelpProfileAnswers {
  const own = new Set(fieldsOf(name).map((field) => field.name));
  return { ...Object.fromEntries(Object.entries(answers).filter(([field]) => !own.has(field))), ...changed };
}

function fieldsOf(name: SectionName): readonly Field[] {
  return HELP_PROFILE.find((section) => section.name === name)?.fields ?? [];
}

function validateThese(
  fields: readonly Field[],
  raw: unknown,
  judging: Validation,
): { answers: HelpProfileAnswers; faults: AnswerFault[] } {
  const read = readAnswers(raw);
  const context: AskingContext = {
    form: judging.form,
    options: judging.options,
    isQuick: isQuickForm(judging.form, read),
  };
  const answers = keepAsked(fields, read, context);
  return { answers, faults: validateFields(fields, answers, '', judging, context) };
}

/** The short form exists only at registration; people who complete the profile later get all questions. */
function isQuickForm(form: ProfileFormKind, answers: HelpProfileAnswers): boolean {
  return (form === 'self' || form === 'reference') && answers['quick_emergency_request'] === 1;
}
