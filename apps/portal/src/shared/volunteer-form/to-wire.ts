import type { VolunteerFacts, VolunteerRegistration } from '@karov/api-client';
import { answeredFlags } from '@karov/domain';
import { OTHER_LANGUAGE, type VolunteerValues } from './values.js';

/** The wire's shape with every field nullable, because a field under validation may still be empty. */
type Unfinished<T> = { [K in keyof T]: T[K] | null };

/**
 * Languages typed by hand replace "other" (rule 129); if none was typed, "other" itself is sent, so that
 * validation refuses it.
 */
function languagesOf({ languages, other_language }: VolunteerValues): string[] {
  if (!languages.includes(OTHER_LANGUAGE)) return languages;
  const typed = other_language
    .split(',')
    .map((language) => language.trim())
    .filter(Boolean);
  return [
    ...languages.filter((language) => language !== OTHER_LANGUAGE),
    ...(typed.length > 0 ? typed : [OTHER_LANGUAGE]),
  ];
}

/** Returns the name that a typed signature must repeat. */
export function fullNameOf({
  first_name,
  last_name,
}: Pick<VolunteerValues, 'first_name' | 'last_name'>): string {
  return `${first_name.trim()} ${last_name.trim()}`.trim();
}

/** A volunteer's statements and signature, as sent at registration and at renewal. */
export function factsToWire(values: VolunteerValues): Unfinished<VolunteerFacts> {
  const { id_number, dob, gender, place, date, interests, is_agree, signature } = values;
  return {
    id_number,
    dob: dob || null,
    gender,
    place: place.trim(),
    date: date || null,
    ...answeredFlags(values),
    languages: languagesOf(values),
    interests,
    is_agree,
    needs_guardian: values.needs_guardian,
    signature_image: signature.image,
    signature_text: signature.text.trim() || null,
  };
}

/** A volunteer's disabilities, as sent; the description only with "other" (rule 131). */
export function disabilitiesToWire(
  { disability_id, other_disability }: VolunteerValues,
  otherId: number | string | null,
): Pick<VolunteerRegistration, 'disability_id' | 'other_disability'> {
  const hasOther = disability_id.some((id) => id === otherId);
  return { disability_id, ...(hasOther ? { other_disability: other_disability.trim() } : {}) };
}

type Person = Pick<
  VolunteerRegistration,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'residential_address'
  | 'arrival_address'
  | 'way_to_provide_help'
  | 'contact_method'
>;

/** A volunteer's personal details and way to help, as sent. */
export function personToWire(values: VolunteerValues): Unfinished<Person> {
  const {
    first_name,
    last_name,
    email,
    residential_address,
    arrival_address,
    way_to_provide_help,
    contact_method,
  } = values;
  return {
    first_name,
    last_name,
    email: email || null,
    residential_address,
    arrival_address: arrival_address || null,
    way_to_provide_help,
    contact_method,
  };
}
