import { ownValue } from '../own-value.js';
import type { Condition, Field, HelpProfileAnswers, ProfileFormKind, Section } from './field.js';
import type { ProfileOptions } from './option-lists.js';
import { HELP_PROFILE, type SectionName } from './sections.js';

/** What decides which questions are asked: the form, the lists, and whether the short form was chosen. */
export interface AskingContext {
  form: ProfileFormKind;
  options: ProfileOptions;
  isQuick: boolean;
}

function keysHeld(field: Field, value: unknown, options: ProfileOptions): string[] {
  if (field.kind === 'yesNo') return value === 1 ? ['yes'] : value === 0 ? ['no'] : [];
  if (field.kind !== 'choice' && field.kind !== 'choices') return [];
  const chosen: unknown[] = Array.isArray(value) ? value : [value];
  return options[field.list].filter(({ id }) => chosen.includes(id)).map(({ key }) => key);
}

function holds(
  condition: Condition,
  beside: readonly Field[],
  answers: HelpProfileAnswers,
  options: ProfileOptions,
): boolean {
  const field = beside.find(({ name }) => name === condition.field);
  if (!field) return false;
  const keys = keysHeld(field, ownValue(answers, field.name), options);
  if (condition.has !== undefined) return keys.includes(condition.has);
  return keys.length > 0 && !keys.includes(condition.hasNot ?? '');
}

/**
 * Returns the fields of a group to ask now, given the answers in the same group. A field that depends on a
 * field that is not asked is not asked either.
 */
export function askedFields(
  fields: readonly Field[],
  answers: HelpProfileAnswers,
  context: AskingContext,
  isTopLevel = true,
): Field[] {
  const asked: Field[] = [];
  for (const field of fields) {
    if (isTopLevel && context.isQuick && !field.inQuick) continue;
    if (isTopLevel && context.form === 'carer' && !field.inCarer) continue;
    if (field.forms && !field.forms.includes(context.form)) continue;
    if (field.askedWhen && !holds(field.askedWhen, asked, answers, context.options)) continue;
    asked.push(field);
  }
  return asked;
}

/** Returns the steps of a form with the fields to ask now; steps without such fields are left out. */
export function askedSections(
  answers: HelpProfileAnswers,
  context: AskingContext,
): (Section & { name: SectionName })[] {
  return HELP_PROFILE.map(({ name, fields }) => ({
    name,
    fields: askedFields(fields, answers, context),
  })).filter(({ fields }) => fields.length > 0);
}

/** Whether a field must be answered in this form. */
export function isRequired(field: Field, form: ProfileFormKind): boolean {
  return typeof field.required === 'boolean' ? field.required : field.required.includes(form);
}
