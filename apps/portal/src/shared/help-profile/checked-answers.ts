import type { HelpProfileDropdowns } from '@karov/api-client';
import {
  type AnswerValue,
  addressForDisplay,
  type ChoiceField,
  type Field,
  type GroupField,
  type HelpProfileAnswers,
  ownValue,
  type SimpleField,
} from '@karov/domain';
import type { Translate } from '../../core/text.js';
import type { CheckedAnswer } from '../wizard/check-list.js';
import { chosenOf, groupsOf, isGroup, textOf } from './answers.js';
import type { ProfileWords } from './form-words.js';

/** What is needed to show answers as text. */
export interface Reading {
  t: Translate;
  words: ProfileWords;
  options: HelpProfileDropdowns;
  /** returns which fields of a group to ask for, given its answers */
  askedIn: (fields: readonly Field[], answers: HelpProfileAnswers) => readonly Field[];
}

function readSimple(field: SimpleField, value: AnswerValue | undefined, t: Translate): string {
  if (field.kind === 'yesNo' || field.kind === 'toggle' || field.kind === 'confirm') {
    if (value === 1) return t('common.words.yes');
    return value === 0 || field.kind === 'toggle' ? t('common.words.no') : '';
  }
  return field.kind === 'address' ? addressForDisplay(textOf(value)) : textOf(value);
}

function readChoice(
  field: ChoiceField,
  value: AnswerValue | undefined,
  options: HelpProfileDropdowns,
): string {
  const chosen = chosenOf(value);
  return options[field.list]
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ');
}

function readGroup(
  field: GroupField,
  path: string,
  title: string,
  answers: HelpProfileAnswers,
  reading: Reading,
): CheckedAnswer[] {
  if (Object.values(answers).every((value) => value === undefined || value === ''))
    return [{ path, label: title, value: '' }];
  return readAll(reading.askedIn(field.fields, answers), answers, reading, `${path}.`).map((answer) => ({
    ...answer,
    label: asked(title, answer.label),
  }));
}

/** Returns the label of a field in a group, preceded by the group's name; no colon follows a question. */
function asked(title: string, label: string): string {
  return `${title}${title.endsWith('?') ? '' : ':'} ${label}`;
}

function readRepeated(
  field: GroupField,
  path: string,
  value: AnswerValue | undefined,
  reading: Reading,
): CheckedAnswer[] {
  const title = (index: number) =>
    reading.t('forms.person.nth', { title: reading.words.label(path), number: index + 1 });
  return groupsOf(value).flatMap((item, index) =>
    readGroup(field, `${path}.${index}`, title(index), item, reading),
  );
}

function readField(
  field: Field,
  path: string,
  value: AnswerValue | undefined,
  reading: Reading,
): CheckedAnswer[] {
  if ('fields' in field) {
    if (field.kind === 'repeated') return readRepeated(field, path, value, reading);
    return readGroup(field, path, reading.words.label(path), isGroup(value) ? value : {}, reading);
  }
  const text =
    'list' in field ? readChoice(field, value, reading.options) : readSimple(field, value, reading.t);
  return [{ path, label: reading.words.label(path), value: text }];
}

function readAll(
  fields: readonly Field[],
  answers: HelpProfileAnswers,
  reading: Reading,
  prefix: string,
): CheckedAnswer[] {
  return fields.flatMap((field) =>
    readField(field, prefix + field.name, ownValue(answers, field.name), reading),
  );
}

/** Returns answers for display as labels and values, group by group. */
export function checkedAnswers(
  fields: readonly Field[],
  answers: HelpProfileAnswers,
  reading: Reading,
): CheckedAnswer[] {
  return readAll(fields, answers, reading, '');
}
