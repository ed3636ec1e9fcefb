import { LIMITS } from './limits.js';
import { ownValue } from './own-value.js';
import { isRecord, readText } from './reading.js';
import {
  type AnswerFault,
  faultAt,
  type Violation,
  validateAddress,
  validateEmail,
  validateShortText,
} from './text-checks.js';

/** A person who asks for help without a sign-in (rule 123). Addresses are in the wire's form. */
export interface ValidatedVisitor {
  full_name: string;
  /** Null if none was given, because the phone is sufficient (rule 103). */
  email: string | null;
  disability_id: number[];
  other_disability: string;
  comments: string;
  residential_address: string;
  arrival_address: string;
  is_phone: boolean;
  is_wp: boolean;
  is_sms: boolean;
}

/** An entry of the list of disabilities. */
export interface DisabilityChoice {
  id: number | string;
  key: string;
}

const YES: readonly unknown[] = [1, '1', true, 'true'];
const NO: readonly unknown[] = [0, '0', false, 'false'];

/**
 * Reads and validates the person asking for help: name, disability and home address are required (rule 131;
 * rule 103), and so are the consents of the registration. Used by the signed-out form and the server alike.
 * `disabilities` are the available entries; "other" requires a description.
 */
export function validateVisitor(
  rawPerson: unknown,
  { disabilities }: { disabilities: readonly DisabilityChoice[] },
): { person: ValidatedVisitor; faults: AnswerFault[] } {
  const raw = isRecord(rawPerson) ? rawPerson : {};
  const person = read(raw);
  const hasOther = disabilities.some(
    ({ id, key }) => key === 'other' && person.disability_id.includes(Number(id)),
  );
  const judged: readonly [string, Violation | null][] = [
    [
      'full_name',
      required(person.full_name, (text) => validateShortText(text, LIMITS.fullNameMin, LIMITS.textMax)),
    ],
    ['email', person.email === null ? null : validateEmail(person.email)],
    ['disability_id', validateDisabilities(person.disability_id, disabilities)],
    [
      'other_disability',
      hasOther
        ? required(person.other_disability, (text) => validateShortText(text, LIMITS.nameMin, LIMITS.textMax))
        : null,
    ],
    ['residential_address', required(person.residential_address, validateAddress)],
    ['arrival_address', person.arrival_address === '' ? null : validateAddress(person.arrival_address)],
    [
      'comments',
      person.comments.length > LIMITS.noteMax ? { key: 'tooLong', params: { max: LIMITS.noteMax } } : null,
    ],
    ['is_confirm', YES.includes(raw['is_confirm']) ? null : { key: 'confirm' }],
    ['is_authorize', YES.includes(raw['is_authorize']) ? null : { key: 'confirm' }],
  ];
  return {
    person: hasOther ? person : { ...person, other_disability: '' },
    faults: judged.flatMap(([path, violation]) => faultAt(path, violation)),
  };
}

function read(raw: Readonly<Record<string, unknown>>): ValidatedVisitor {
  const text = (name: string): string => readText(ownValue(raw, name)) ?? '';
  const ids: readonly unknown[] = Array.isArray(raw['disability_id']) ? raw['disability_id'] : [];
  return {
    full_name: text('full_name'),
    email: text('email') || null,
    disability_id: ids.map(Number).filter((id) => Number.isInteger(id)),
    other_disability: text('other_disability'),
    comments: text('comments'),
    residential_address: text('residential_address'),
    arrival_address: text('arrival_address'),
    is_phone: YES.includes(raw['is_phone']),
    is_wp: YES.includes(raw['is_wp']),
    is_sms: !NO.includes(raw['is_sms']),
  };
}

function validateDisabilities(
  ids: readonly number[],
  offered: readonly DisabilityChoice[],
): Violation | null {
  if (ids.length === 0) return { key: 'required' };
  return ids.every((id) => offered.some((one) => one.id === id)) ? null : { key: 'choice' };
}

function required(text: string, validate: (text: string) => Violation | null): Violation | null {
  return text === '' ? { key: 'required' } : validate(text);
}
