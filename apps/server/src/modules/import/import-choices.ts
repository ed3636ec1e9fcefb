import type { Option } from '@karov/api-client';
import {
  CONTACT_METHODS,
  type ContactMethod,
  GENDERS,
  type Gender,
  type Locale,
  ownValue,
  WAYS_TO_HELP,
  type WayToHelp,
} from '@karov/domain';
import { en, he } from '@karov/i18n/server';
import type { BilingualOption } from '../options/index.js';
import type { Choice } from './import-values.rules.js';

type Words<T extends string> = Readonly<Record<T, string>>;
type Others = Readonly<Record<string, readonly string[]>>;

/** The choices in columns whose values are option lists, at the time of an import. */
export interface ImportChoices {
  gender: readonly Choice<Gender>[];
  languages: readonly Choice<string>[];
  interests: readonly Choice<string>[];
}

/** Other words for entries, used in volunteers' own lists in addition to the keys and labels. */
const GENDER_WORDS: Others = {
  male: [he.imports.genders.male, en.imports.genders.male, 'גבר', 'ז', 'm', 'man'],
  female: [he.imports.genders.female, en.imports.genders.female, 'אישה', 'נ', 'f', 'woman'],
  other: [he.imports.genders.other, en.imports.genders.other],
};
const LANGUAGE_WORDS = bothLanguages(he.imports.languages, en.imports.languages);
const INTEREST_WORDS = bothLanguages(he.imports.interests, en.imports.interests);

export const WAY_CHOICES = choices<WayToHelp>(WAYS_TO_HELP, he.imports.ways, en.imports.ways, {
  phone: ['טלפון'],
  on_site: ['בשטח', 'onsite'],
  both: ['הכול', 'הכל'],
});
export const CONTACT_CHOICES = choices<ContactMethod>(
  CONTACT_METHODS,
  he.imports.contactMethods,
  en.imports.contactMethods,
  { whatsapp: ['ווטסאפ', 'wa'] },
);

/**
 * The choices for an import from the available lists, including entries that admins added and excluding
 * hidden ones.
 */
export function importChoices(
  lists: Readonly<
    Record<'volunteer_gender' | 'volunteer_languages' | 'volunteer_interests', readonly BilingualOption[]>
  >,
): ImportChoices {
  return {
    gender: lists.volunteer_gender.flatMap(({ key, labels }) => {
      const value = GENDERS.find((gender) => gender === key);
      return value ? [{ value, labels, words: GENDER_WORDS[value] ?? [] }] : [];
    }),
    languages: lists.volunteer_languages.map(({ key, labels }) => ({
      value: key,
      labels,
      words: ownValue(LANGUAGE_WORDS, key) ?? [],
    })),
    interests: lists.volunteer_interests.map(({ key, labels }) => ({
      value: key,
      labels,
      words: ownValue(INTEREST_WORDS, key) ?? [],
    })),
  };
}

/**
 * The allowed values of the columns for interests, gender and languages, for the information table (rule
 * 137).
 */
export function importOptions(
  { interests, languages, gender }: ImportChoices,
  locale: Locale,
): { interests: Option[]; languages: Option[]; gender: Option[] } {
  return {
    interests: labelled(interests, locale),
    languages: labelled(languages, locale),
    gender: labelled(gender, locale),
  };
}

/** The allowed words of a set of choices, for the text of an error. */
export function allowedWords(from: readonly Choice<string>[], locale: Locale): string {
  return labelled(from, locale)
    .map(({ label }) => label)
    .join(', ');
}

/** A choice's label. */
export function labelIn({ labels }: Pick<Choice<string>, 'labels'>, locale: Locale): string {
  return labels[locale === 'he-IL' ? 0 : 1];
}

function labelled(from: readonly Choice<string>[], locale: Locale): Option[] {
  return from.map((choice) => ({ id: choice.value, label: labelIn(choice, locale) }));
}

function choices<T extends string>(
  values: readonly T[],
  hebrew: Words<T>,
  english: Words<T>,
  others: Partial<Record<T, readonly string[]>>,
): Choice<T>[] {
  return values.map((value) => ({
    value,
    labels: [hebrew[value], english[value]],
    words: others[value] ?? [],
  }));
}

function bothLanguages(
  hebrew: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
): Others {
  return Object.fromEntries(
    Object.entries(hebrew).map(([key, word]) => [key, [word, ownValue(english, key) ?? word]]),
  );
}
