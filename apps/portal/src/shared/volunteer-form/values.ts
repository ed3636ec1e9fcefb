import type { KnownPerson, VolunteerPrefill } from '@karov/api-client';
import {
  CONTACT_METHODS,
  type ContactMethod,
  eachVolunteerFlag,
  GENDERS,
  type Gender,
  type VolunteerFlag,
  WAYS_TO_HELP,
  type WayToHelp,
} from '@karov/domain';
import type { Signature } from '../../design/signature/signature-field.js';

type Flag = 0 | 1;

/** The fields of a volunteer's forms; a field without a choice is null, one without text is empty. */
export interface VolunteerValues extends Record<VolunteerFlag, Flag | null> {
  first_name: string;
  last_name: string;
  email: string;
  /** in the wire's form, with its position */
  residential_address: string;
  arrival_address: string;
  id_number: string;
  dob: string;
  gender: Gender | null;
  place: string;
  date: string;
  languages: string[];
  /** typed languages, separated by commas; asked for with "other" */
  other_language: string;
  interests: string[];
  /** numbers from the list; optional */
  disability_id: number[];
  /** a description of another disability; asked for with "other" */
  other_disability: string;
  way_to_provide_help: WayToHelp | null;
  contact_method: ContactMethod | null;
  is_agree: Flag;
  signature: Signature;
  /** an adult with a guardian */
  needs_guardian: Flag;
  /** the file of a guardian's approval and its name */
  guardian: { id: string; name: string } | null;
}

export const OTHER_LANGUAGE = 'other';

export const EMPTY_VOLUNTEER: VolunteerValues = {
  first_name: '',
  last_name: '',
  email: '',
  residential_address: '',
  arrival_address: '',
  id_number: '',
  dob: '',
  gender: null,
  place: '',
  date: '',
  ...eachVolunteerFlag(() => null),
  languages: [],
  other_language: '',
  interests: [],
  disability_id: [],
  other_disability: '',
  way_to_provide_help: null,
  contact_method: null,
  is_agree: 0,
  signature: { image: null, text: '' },
  needs_guardian: 0,
  guardian: null,
};

/** Separates the languages: those from the list stay unchanged, typed ones belong to "other". */
function splitLanguages(
  languages: readonly string[],
  offered: readonly string[],
): Pick<VolunteerValues, 'languages' | 'other_language'> {
  const typed = languages.filter((language) => !offered.includes(language));
  const listed = languages.filter((language) => offered.includes(language));
  return {
    languages: typed.length > 0 ? [...listed, OTHER_LANGUAGE] : listed,
    other_language: typed.join(', '),
  };
}

/** Returns the form for a person with some known details, for example from an import (rule 119, rule 65). */
export function knownVolunteer(
  person: KnownPerson,
  known: VolunteerPrefill | null,
  offeredLanguages: readonly string[],
): VolunteerValues {
  const { first_name, last_name, email, residential_address, arrival_address } = person;
  const values = {
    ...EMPTY_VOLUNTEER,
    first_name,
    last_name,
    email: email ?? '',
    residential_address,
    arrival_address,
  };
  if (!known) return values;
  const { gender, place, interests, way_to_provide_help, contact_method } = known;
  return {
    ...values,
    residential_address: residential_address || known.import_address,
    id_number: known.id_number ?? '',
    dob: known.dob ?? '',
    gender,
    place,
    date: known.date ?? '',
    ...eachVolunteerFlag((name) => known[name]),
    interests,
    way_to_provide_help,
    contact_method,
    ...splitLanguages(known.languages, offeredLanguages),
  };
}

function parseSignature(kept: unknown): Signature {
  if (typeof kept !== 'object' || kept === null) return EMPTY_VOLUNTEER.signature;
  const image = 'image' in kept && typeof kept.image === 'string' ? kept.image : null;
  return { image, text: 'text' in kept && typeof kept.text === 'string' ? kept.text : '' };
}

function parseGuardian(kept: unknown): VolunteerValues['guardian'] {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null;
  return typeof kept.id === 'string' && typeof kept.name === 'string'
    ? { id: kept.id, name: kept.name }
    : null;
}

/** Reads a draft; unknown values are left out. */
export function parseVolunteer(kept: unknown): VolunteerValues {
  const raw: ReadonlyMap<string, unknown> = new Map(
    typeof kept === 'object' && kept !== null ? Object.entries(kept) : [],
  );
  const text = (name: keyof VolunteerValues) => String(raw.get(name) ?? '');
  const flag = (name: keyof VolunteerValues) =>
    ([0, 1] as const).find((value) => value === raw.get(name)) ?? null;
  const texts = (name: keyof VolunteerValues) => {
    const value = raw.get(name);
    return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
  };
  const numbers = (name: keyof VolunteerValues) => {
    const value = raw.get(name);
    return Array.isArray(value) ? value.filter((entry): entry is number => typeof entry === 'number') : [];
  };
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    residential_address: text('residential_address'),
    arrival_address: text('arrival_address'),
    id_number: text('id_number'),
    dob: text('dob'),
    place: text('place'),
    date: text('date'),
    gender: GENDERS.find((gender) => gender === raw.get('gender')) ?? null,
    ...eachVolunteerFlag(flag),
    languages: texts('languages'),
    other_language: text('other_language'),
    interests: texts('interests'),
    disability_id: numbers('disability_id'),
    other_disability: text('other_disability'),
    way_to_provide_help: WAYS_TO_HELP.find((way) => way === raw.get('way_to_provide_help')) ?? null,
    contact_method: CONTACT_METHODS.find((method) => method === raw.get('contact_method')) ?? null,
    is_agree: flag('is_agree') ?? 0,
    signature: parseSignature(raw.get('signature')),
    needs_guardian: flag('needs_guardian') ?? 0,
    guardian: parseGuardian(raw.get('guardian')),
  };
}
