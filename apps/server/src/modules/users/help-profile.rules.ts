import { type HelpProfileAnswers, KEYS } from '@karov/domain';
import { addressForCaller } from '../places/index.js';
import type { HelpProfile, UserDetails } from './users.types.js';

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : [];
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const OF_THE_PERSON = ['first_name', 'last_name', 'email', 'residential_address'];

/**
 * Removes the person's name and address from the answers: these details can change, and a copy would keep the
 * former ones.
 */
export function withoutPerson(answers: HelpProfileAnswers): HelpProfileAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !OF_THE_PERSON.includes(name)));
}

/** Returns a person's details and address as answers of the help profile; unknown ones are left out. */
export function answersOf(
  person: Pick<UserDetails, 'firstName' | 'lastName' | 'email' | 'residential'>,
): HelpProfileAnswers {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    ...(person.email ? { email: person.email } : {}),
    ...(person.residential ? { residential_address: addressForCaller(person.residential) } : {}),
  };
}

/** Returns the answers that are stored separately, because matching or access checks need them. */
export function partsOf(
  answers: HelpProfileAnswers,
): Pick<HelpProfile, 'disabilities' | 'languages' | 'genderPreference' | 'isGenderMust'> {
  const gender = answers['gender_preference'];
  const genderPreference = typeof gender === 'string' && gender !== KEYS.anybodyMayCome ? gender : null;
  return {
    disabilities: {
      ids: numbers(answers['disability_id']),
      other: String(answers['other_disability'] ?? ''),
    },
    languages: texts(answers['languages']).filter((key) => key !== 'other'),
    genderPreference,
    isGenderMust: genderPreference !== null && answers['gender_wait'] === 1,
  };
}

/** Returns these answers after a form that asks for only some of them; those not asked for stay unchanged. */
export function partsAfter(before: HelpProfile, answers: HelpProfileAnswers): ReturnType<typeof partsOf> {
  const told = partsOf(answers);
  const hasTold = (name: string): boolean => Object.hasOwn(answers, name);
  return {
    disabilities: hasTold('disability_id') ? told.disabilities : before.disabilities,
    languages: hasTold('languages') ? told.languages : before.languages,
    genderPreference: hasTold('gender_preference') ? told.genderPreference : before.genderPreference,
    isGenderMust: hasTold('gender_preference') ? told.isGenderMust : before.isGenderMust,
  };
}

const NOTHING: HelpProfile = {
  answers: null,
  disabilities: { ids: [], other: '' },
  languages: [],
  genderPreference: null,
  isGenderMust: false,
  isQuick: false,
};

/** Returns the profile after only the disabilities have been chosen again. */
export function withDisabilities(
  before: HelpProfile | null,
  disabilities: HelpProfile['disabilities'],
): HelpProfile {
  const profile = before ?? NOTHING;
  const answers = profile.answers && {
    ...profile.answers,
    disability_id: disabilities.ids,
    other_disability: disabilities.other || undefined,
  };
  return { ...profile, answers, disabilities };
}
