import type { Flag, HelpProfileDropdowns, Profile, ProfileForm } from '@karov/api-client';
import {
  type AddressType,
  KEYS,
  LIMITS,
  type Violation,
  validateAddress,
  validateEmail,
  validateShortText,
} from '@karov/domain';

/** The details that people change themselves; each key is the field's name on the wire. */
export interface Details {
  first_name: string;
  last_name: string;
  email: string;
  residential_address: string;
  arrival_address: string;
  address_type: AddressType;
  contact_note: string;
  comments: string;
  is_phone: Flag;
  is_wp: Flag;
  is_sms: Flag;
  is_email: Flag;
  disability_id: number[];
  other_disability: string;
}
export type DetailName = keyof Details;

/** The channels by which messages reach a person. */
export const CHANNELS = ['is_phone', 'is_wp', 'is_sms', 'is_email'] as const;

export function detailsOf(profile: Profile): Details {
  const {
    first_name,
    last_name,
    residential_address,
    arrival_address,
    address_type,
    contact_note,
    comments,
    is_phone,
    is_wp,
    is_sms,
    is_email,
    disability_id,
    other_disability,
  } = profile;
  return {
    first_name,
    last_name,
    email: profile.email ?? '',
    residential_address,
    arrival_address,
    address_type,
    contact_note,
    comments,
    is_phone,
    is_wp,
    is_sms,
    is_email,
    disability_id,
    other_disability,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function changedNames(before: Details, after: Details): DetailName[] {
  const names: DetailName[] = [
    'first_name',
    'last_name',
    'email',
    'residential_address',
    'arrival_address',
    'address_type',
    'contact_note',
    'comments',
    ...CHANNELS,
    'disability_id',
    'other_disability',
  ];
  return names.filter((name) => !isSame(before[name], after[name]));
}

/**
 * Returns the form to send, which contains only changes; names are sent together, and so are disabilities.
 */
export function formOf(before: Details, after: Details): ProfileForm {
  const changed = changedNames(before, after);
  const isNamed = changed.includes('first_name') || changed.includes('last_name');
  const isDisability = changed.includes('disability_id') || changed.includes('other_disability');
  const names: DetailName[] = [
    ...changed,
    ...(isNamed ? (['first_name', 'last_name'] as const) : []),
    ...(isDisability ? (['disability_id', 'other_disability'] as const) : []),
  ];
  return pick(
    { ...after, email: after.email || null, arrival_address: after.arrival_address || null },
    names,
  );
}

function pick<T extends object, K extends keyof T>(source: T, names: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const name of names) picked[name] = source[name];
  return picked;
}

/** Whether any message could reach the person. */
export function isReachable(details: Details): boolean {
  return CHANNELS.some((name) => details[name] === 1);
}

/** Whether "other" is among the disabilities, so that a description is required. */
export function hasOtherDisability(details: Details, options: HelpProfileDropdowns | null): boolean {
  const other = options?.disabilities.find(({ key }) => key === KEYS.other)?.id;
  return other !== undefined && details.disability_id.some((id) => id === other);
}

/** Validates the changes by the server's rules; unchanged values are not validated. */
export function validateDetails(
  before: Details,
  after: Details,
  needsOtherWords: boolean,
): [DetailName, Violation][] {
  const changed = changedNames(before, after);
  const judged: [DetailName, Violation | null][] = [
    ['first_name', validateName(after.first_name, LIMITS.personNameMin)],
    ['last_name', validateName(after.last_name, LIMITS.personNameMin)],
    ['email', after.email === '' ? null : validateEmail(after.email)],
    [
      'residential_address',
      after.residential_address === '' ? { key: 'required' } : validateAddress(after.residential_address),
    ],
    ['arrival_address', after.arrival_address === '' ? null : validateAddress(after.arrival_address)],
    ['disability_id', after.disability_id.length === 0 ? { key: 'required' } : null],
    ['other_disability', needsOtherWords ? validateName(after.other_disability, LIMITS.nameMin) : null],
  ];
  const isJudged = (name: DetailName) =>
    changed.includes(name) || (name === 'other_disability' && changed.includes('disability_id'));
  return judged.flatMap(([name, violation]) => (violation && isJudged(name) ? [[name, violation]] : []));
}

function validateName(text: string, min: number): Violation | null {
  return text.trim() === '' ? { key: 'required' } : validateShortText(text.trim(), min, LIMITS.textMax);
}
