import { LIMITS } from './limits.js';
import { CONTACT_METHODS, type ContactMethod, WAYS_TO_HELP, type WayToHelp } from './options.js';
import { isRecord, readText } from './reading.js';
import {
  type AnswerFault,
  faultAt,
  type Violation,
  validateAddress,
  validateEmail,
  validateShortText,
} from './text-checks.js';

/**
 * A volunteer's personal details and way to help: the questions of the registration apart from the facts
 * (rule 129).
 */
export interface ValidatedVolunteerPerson {
  first_name: string;
  last_name: string;
  email: string | null;
  /** In the wire's form, with its position. */
  residential_address: string;
  arrival_address: string | null;
  way_to_provide_help: WayToHelp;
  contact_method: ContactMethod;
}

const SPLIT_NAME = /^(\S+)\s+(.+)$/;

/** Splits a full name into first and last name. */
export function splitFullName(fullName: string): { first_name: string; last_name: string } {
  const [, first = fullName.trim(), last = ''] = SPLIT_NAME.exec(fullName.trim()) ?? [];
  return { first_name: first, last_name: last };
}

/** Returns the names in a registration; a `full_name` alone is split. */
export function readNames(raw: Readonly<Record<string, unknown>>): { first_name: string; last_name: string } {
  const first = readText(raw['first_name']);
  const last = readText(raw['last_name']);
  const full = readText(raw['full_name']);
  if (first === undefined && last === undefined && full !== undefined) return splitFullName(full);
  return { first_name: first ?? '', last_name: last ?? '' };
}

function validateName(name: string): Violation | null {
  return name === '' ? { key: 'required' } : validateShortText(name, LIMITS.personNameMin, LIMITS.textMax);
}

function validateOneOf(
  value: string | undefined,
  offered: readonly string[],
  isRequired: boolean,
): Violation | null {
  if (value === undefined) return isRequired ? { key: 'required' } : null;
  return offered.includes(value) ? null : { key: 'choice' };
}

function readPerson(raw: Readonly<Record<string, unknown>>): ValidatedVolunteerPerson {
  return {
    ...readNames(raw),
    email: readText(raw['email']) ?? null,
    residential_address: readText(raw['residential_address']) ?? '',
    arrival_address: readText(raw['arrival_address']) ?? null,
    way_to_provide_help: WAYS_TO_HELP.find((way) => way === raw['way_to_provide_help']) ?? 'both',
    contact_method: CONTACT_METHODS.find((method) => method === raw['contact_method']) ?? 'sms',
  };
}

/**
 * Reads and validates a volunteer's personal details, for the form and the server alike. A partial
 * registration requires only names and address.
 */
export function validateVolunteerPerson(
  rawPerson: unknown,
  { isPartial }: { isPartial: boolean },
): { person: ValidatedVolunteerPerson; faults: AnswerFault[] } {
  const raw = isRecord(rawPerson) ? rawPerson : {};
  const person = readPerson(raw);
  const faults = [
    ...faultAt('first_name', validateName(person.first_name)),
    ...faultAt('last_name', validateName(person.last_name)),
    ...faultAt('email', person.email === null ? null : validateEmail(person.email)),
    ...faultAt(
      'residential_address',
      person.residential_address === '' ? { key: 'required' } : validateAddress(person.residential_address),
    ),
    ...faultAt(
      'arrival_address',
      person.arrival_address === null ? null : validateAddress(person.arrival_address),
    ),
    ...faultAt(
      'way_to_provide_help',
      validateOneOf(readText(raw['way_to_provide_help']), WAYS_TO_HELP, !isPartial),
    ),
    ...faultAt('contact_method', validateOneOf(readText(raw['contact_method']), CONTACT_METHODS, !isPartial)),
  ];
  return { person, faults };
}
