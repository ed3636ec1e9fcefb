import type { HelpProfileDropdowns } from '@karov/api-client';
import {
  addressForDisplay,
  type Field,
  HELP_PROFILE,
  type HelpProfileAnswers,
  isRecord,
  type OptionList,
  ownValue,
} from '@karov/domain';
import type { CommonKey } from '@karov/i18n/common';

/** One answer for display; `path` identifies its label. */
interface ProfileFact {
  path: string;
  value: string;
  isPhone: boolean;
}

/** Answers under one heading: a section, a group in it, or one of several people. */
export interface ProfilePart {
  /** the section's name, or the group's path */
  key: string;
  isGroup: boolean;
  facts: ProfileFact[];
}

interface Words {
  options: HelpProfileDropdowns;
  word: (key: CommonKey) => string;
}

/**
 * Returns a help profile for display: by section, in the order of the form, without empty answers. It is
 * derived from the declaration of the help profile.
 */
export function profileParts(answers: HelpProfileAnswers, words: Words): ProfilePart[] {
  return HELP_PROFILE.flatMap(({ name, fields }) => {
    const own = { key: name, isGroup: false, facts: factsOf(fields, answers, '', words) };
    return [own, ...groupsOf(fields, answers, words)];
  }).filter(({ facts }) => facts.length > 0);
}

function groupsOf(fields: readonly Field[], answers: HelpProfileAnswers, words: Words): ProfilePart[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'group' && field.kind !== 'repeated') return [];
    const value: unknown = ownValue(answers, field.name);
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.filter(isRecord).map((item) => ({
      key: field.name,
      isGroup: true,
      facts: factsOf(field.fields, item, `${field.name}.`, words),
    }));
  });
}

function factsOf(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
  prefix: string,
  words: Words,
): ProfileFact[] {
  return fields.flatMap((field) => {
    const value = valueText(field, ownValue(answers, field.name), words);
    return value === '' ? [] : [{ path: prefix + field.name, value, isPhone: field.kind === 'phone' }];
  });
}

function valueText(field: Field, value: unknown, words: Words): string {
  if (value === undefined || value === null) return '';
  switch (field.kind) {
    case 'group':
    case 'repeated':
      return '';
    case 'choice':
    case 'choices':
      return labelsOf(field.list, Array.isArray(value) ? value : [value], words.options);
    case 'yesNo':
    case 'toggle':
    case 'confirm':
      return words.word(value === 1 || value === true ? 'words.yes' : 'words.no');
    case 'address':
      return addressForDisplay(String(value));
    default:
      return String(value);
  }
}

/** Returns the labels of the chosen options. A hidden option no longer has a label, so its key is shown. */
function labelsOf(list: OptionList, chosen: readonly unknown[], options: HelpProfileDropdowns): string {
  return chosen
    .map((id) => options[list].find((option) => option.id === id)?.label ?? String(id).replaceAll('_', ' '))
    .join(', ');
}
