import type { ContactMethod, Gender, Locale, VolunteerInterest, VolunteerLanguage, WayToHelp } from '@karov/domain';
import { CONTACT_METHODS, GENDERS, VOLUNTEER_INTERESTS, VOLUNTEER_LANGUAGES, WAYS_TO_HELP } from '@karov/domain';
import type { Option } from '@karov/api-client';
import { en, he } from '@karov/i18n/server';
import type { Choice } from './import-values.rules.js';

type Words<T extends string> = Readonly<Record<T, string>>;

function choices<T extends string>(values: readonly T[], hebrew: Words<T>, english: Words<T>, others: Partial<Record<T, string[]>> = {}): Choice<T>[] {
  return values.map((value) => ({ value, words: [hebrew[value], english[value], ...(others[value] ?? [])] }));
}

export const GENDER_CHOICES = choices<Gender>(GENDERS, he.imports.genders, en.imports.genders, {
  male: ['גבר', 'ז', 'm', 'man'], female: ['אישה', 'נ', 'f', 'woman'],
});
export const LANGUAGE_CHOICES = choices<VolunteerLanguage>(VOLUNTEER_LANGUAGES, he.imports.languages, en.imports.languages);
export const INTEREST_CHOICES = choices<VolunteerInterest>(VOLUNTEER_INTERESTS, he.imports.interests, en.imports.interests);
export const WAY_CHOICES = choices<WayToHelp>(WAYS_TO_HELP, he.imports.ways, en.imports.ways, {
  phone: ['טלפון'], on_site: ['בשטח', 'onsite'], both: ['הכול', 'הכל'],
});
export const CONTACT_CHOICES = choices<ContactMethod>(CONTACT_METHODS, he.imports.contactMethods, en.imports.contactMethods, { whatsapp: ['ווטסאפ', 'wa'] });

/** The values that the columns of interests, gender and languages take, for the info table (part 2 §2). */
export function importOptions(locale: Locale): { interests: Option[]; languages: Option[]; gender: Option[] } {
  return { interests: labelled(INTEREST_CHOICES, locale), languages: labelled(LANGUAGE_CHOICES, locale), gender: labelled(GENDER_CHOICES, locale) };
}

/** The words that can be written for a set of choices, for an error text. */
export function allowedWords<T extends string>(from: readonly Choice<T>[], locale: Locale): string {
  return labelled(from, locale).map(({ label }) => label).join(', ');
}

function labelled<T extends string>(from: readonly Choice<T>[], locale: Locale): Option[] {
  return from.map(({ value, words }) => ({ id: value, label: words[locale === 'he-IL' ? 0 : 1] ?? value }));
}
