import { ageOn, isDay } from './days.js';
import { foldName } from './fold-name.js';
import type { ProfileOption } from './help-profile/index.js';
import { isIsraeliId, padIdNumber } from './id-number.js';
import { LIMITS } from './limits.js';
import { GENDERS, type Gender } from './options.js';
import { isRecord, readFlag, readText } from './reading.js';
import { type AnswerFault, faultAt, type Violation, validateShortText } from './text-checks.js';

type Flag = 0 | 1;

/**
 * The optional yes-or-no questions to volunteers, in order. Add new questions here; forms, steps, wire,
 * import and queries are derived from this list.
 */
export const VOLUNTEER_FLAGS = [
  'israeli_citizen',
  'driving_license',
  'vehicle_availability',
  'local_authority',
] as const;
export type VolunteerFlag = (typeof VOLUNTEER_FLAGS)[number];

/** The group of facts to which a question belongs in the forms. */
export type FlagGroup = 'identity' | 'practice';

interface FlagQuestion {
  group: FlagGroup;
  /** The question is asked only if this one was answered with yes; otherwise its answer is dropped. */
  onlyWith?: VolunteerFlag;
}

const FLAG_QUESTIONS: Readonly<Record<VolunteerFlag, FlagQuestion>> = {
  israeli_citizen: { group: 'identity' },
  driving_license: { group: 'practice' },
  vehicle_availability: { group: 'practice', onlyWith: 'driving_license' },
  local_authority: { group: 'practice' },
};

/** The questions of a group, in order. */
export function volunteerFlagsOf(group: FlagGroup): VolunteerFlag[] {
  return VOLUNTEER_FLAGS.filter((name) => FLAG_QUESTIONS[name].group === group);
}

/** Whether a question applies, given the other answers. */
export function isFlagAsked(name: VolunteerFlag, answers: Record<VolunteerFlag, Flag | null>): boolean {
  const { onlyWith } = FLAG_QUESTIONS[name];
  return onlyWith === undefined || answers[onlyWith] === 1;
}

/** A value for each yes-or-no question. */
export function eachVolunteerFlag<T>(of: (name: VolunteerFlag) => T): Record<VolunteerFlag, T> {
  return {
    israeli_citizen: of('israeli_citizen'),
    driving_license: of('driving_license'),
    vehicle_availability: of('vehicle_availability'),
    local_authority: of('local_authority'),
  };
}

/** The answers to the questions that apply; other answers are dropped. */
export function answeredFlags(
  answers: Record<VolunteerFlag, Flag | null>,
): Record<VolunteerFlag, Flag | null> {
  return eachVolunteerFlag((name) => (isFlagAsked(name, answers) ? answers[name] : null));
}

/** A volunteer's statements and signature, as read; the same at registration and at renewal (rule 129). */
export interface ValidatedVolunteerFacts extends Record<VolunteerFlag, Flag | null> {
  /** Nine digits. */
  id_number: string | null;
  dob: string | null;
  gender: Gender | null;
  place: string;
  date: string | null;
  languages: string[];
  interests: string[];
  is_agree: Flag;
  signature_image: string | null;
  signature_text: string | null;
  /** Whether an adult states that they have a guardian. */
  needs_guardian: Flag;
  /** The file of a guardian's approval. */
  guardian_approval: string | null;
}

/** Why a guardian must approve: the person is 16 or 17, or is an adult with a guardian (rule 56). */
export const GUARDIAN_REASONS = ['minor', 'adult'] as const;
export type GuardianReason = (typeof GUARDIAN_REASONS)[number];

/** What is needed to validate a volunteer's facts. */
export interface VolunteerValidation {
  options: {
    readonly volunteer_languages: readonly ProfileOption[];
    readonly volunteer_interests: readonly ProfileOption[];
  };
  /** The day in Israel, `YYYY-MM-DD`. */
  today: string;
  isRenewal: boolean;
  /** Whether only the given values are validated and nothing is signed yet (`partial_register_volunteer`). */
  isPartial: boolean;
  /** The name that a typed signature must match. */
  fullName: string;
}

const OTHER = 'other';
const OLDEST_BIRTHDAY = '1900-01-01';
const MAX_TYPED_LANGUAGES = 5;
const LANGUAGE_MIN = 2;
const LANGUAGE_MAX = 40;
const SIGNATURE_IMAGE = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

function readNullableFlag(value: unknown): Flag | null {
  const flag = readFlag(value);
  return flag === 0 || flag === 1 ? flag : null;
}

function readTexts(value: unknown): string[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(given.flatMap((entry) => readText(entry) ?? []))];
}

function readGender(value: unknown): Gender | null {
  return GENDERS.find((gender) => gender === value) ?? null;
}

function readFacts(raw: Readonly<Record<string, unknown>>): ValidatedVolunteerFacts {
  const idNumber = readText(raw['id_number']);
  return {
    id_number: idNumber === undefined ? null : (padIdNumber(idNumber) ?? idNumber),
    dob: readText(raw['dob']) ?? null,
    gender: readGender(raw['gender']),
    place: readText(raw['place']) ?? '',
    date: readText(raw['date']) ?? null,
    ...answeredFlags(eachVolunteerFlag((name) => readNullableFlag(raw[name]))),
    languages: readTexts(raw['languages']),
    interests: readTexts(raw['interests']),
    is_agree: readFlag(raw['is_agree']) === 1 ? 1 : 0,
    signature_image: readText(raw['signature_image']) ?? null,
    signature_text: readText(raw['signature_text']) ?? null,
    needs_guardian: readFlag(raw['needs_guardian']) === 1 ? 1 : 0,
    guardian_approval: readText(raw['guardian_approval']) ?? null,
  };
}

function validateIdNumber(facts: ValidatedVolunteerFacts): Violation | null {
  if (facts.id_number === null) return null;
  if (!/^\d{9}$/.test(facts.id_number)) return { key: 'digits', params: { max: LIMITS.idNumberDigits } };
  return facts.israeli_citizen === 1 && !isIsraeliId(facts.id_number) ? { key: 'idNumber' } : null;
}

function validateBirthday(dob: string | null, today: string): Violation | null {
  if (dob === null) return null;
  if (!isDay(dob) || dob < OLDEST_BIRTHDAY || dob > today) return { key: 'date' };
  return ageOn(dob, today) < LIMITS.volunteerAgeMin
    ? { key: 'tooYoung', params: { min: LIMITS.volunteerAgeMin } }
    : null;
}

/**
 * Validates the day of the training, which may be in the past or in the future; at renewal it must be in the
 * future (rule 54).
 */
function validateTrainingDay(date: string | null, judging: VolunteerValidation): Violation | null {
  if (date === null) return null;
  if (!isDay(date)) return { key: 'date' };
  return judging.isRenewal && date < judging.today ? { key: 'dateInPast' } : null;
}

/** Validates languages: keys from the list, and up to five typed languages in place of "other" (rule 129). */
function validateLanguages(
  languages: readonly string[],
  offered: readonly ProfileOption[],
): Violation | null {
  const typed = languages.filter((language) => !offered.some(({ id }) => id === language));
  if (languages.includes(OTHER) && typed.length === 0) return { key: 'otherText' };
  if (typed.length > MAX_TYPED_LANGUAGES) return { key: 'tooMany', params: { max: MAX_TYPED_LANGUAGES } };
  return (
    typed
      .map((language) => validateShortText(language, LANGUAGE_MIN, LANGUAGE_MAX))
      .find((violation) => violation !== null) ?? null
  );
}

function validateInterests(
  interests: readonly string[],
  offered: readonly ProfileOption[],
): Violation | null {
  return interests.every((interest) => offered.some(({ id }) => id === interest)) ? null : { key: 'choice' };
}

/** Finds values that are neither yes, no nor empty. */
function validateFlags(raw: Readonly<Record<string, unknown>>): AnswerFault[] {
  return VOLUNTEER_FLAGS.flatMap((name) => {
    const flag = readFlag(raw[name]);
    return faultAt(name, typeof flag === 'string' ? { key: 'flag' } : null);
  });
}

/**
 * Validates the signature: a drawing, or the typed full name as its accessible alternative, with whatever
 * quotes and hyphens the keyboard has (rules 66, 229).
 */
function validateSignature(facts: ValidatedVolunteerFacts, fullName: string): AnswerFault[] {
  if (facts.signature_image !== null)
    return faultAt(
      'signature_image',
      SIGNATURE_IMAGE.test(facts.signature_image) ? null : { key: 'signature' },
    );
  if (facts.signature_text === null) return faultAt('signature_image', { key: 'signature' });
  return faultAt(
    'signature_text',
    foldName(facts.signature_text) === foldName(fullName) ? null : { key: 'signatureName' },
  );
}

/** Whether a guardian's approval is required on that day: at 16 and 17 (rule 56). */
export function needsGuardian(dob: string | null, today: string): boolean {
  if (dob === null || !isDay(dob)) return false;
  const age = ageOn(dob, today);
  return age >= LIMITS.volunteerAgeMin && age < LIMITS.adultAge;
}

/** Why a guardian must approve a person's signature on that day, or null (rule 86). */
export function guardianReason(
  facts: Pick<ValidatedVolunteerFacts, 'dob' | 'needs_guardian'>,
  today: string,
): GuardianReason | null {
  if (needsGuardian(facts.dob, today)) return 'minor';
  return facts.needs_guardian === 1 ? 'adult' : null;
}

/**
 * Validates the next training session, which a renewal requires; an empty one is never accepted (rules 54,
 * 85).
 */
function validateSession(facts: ValidatedVolunteerFacts): AnswerFault[] {
  return faultAt('date', facts.date === null ? { key: 'required' } : null);
}

function validatePresence(
  facts: ValidatedVolunteerFacts,
  raw: Readonly<Record<string, unknown>>,
): AnswerFault[] {
  const genderKey = readText(raw['gender']) === undefined ? 'required' : 'choice';
  return [
    ...faultAt('id_number', facts.id_number === null ? { key: 'required' } : null),
    ...faultAt('dob', facts.dob === null ? { key: 'required' } : null),
    ...faultAt('gender', facts.gender === null ? { key: genderKey } : null),
    ...faultAt('languages', readTexts(raw['languages']).length === 0 ? { key: 'required' } : null),
    ...faultAt('interests', facts.interests.length === 0 ? { key: 'required' } : null),
  ];
}

function validateAgreement(facts: ValidatedVolunteerFacts, judging: VolunteerValidation): AnswerFault[] {
  const isGuardianMissing =
    !judging.isRenewal && facts.guardian_approval === null && guardianReason(facts, judging.today) !== null;
  return [
    ...faultAt('guardian_approval', isGuardianMissing ? { key: 'guardian' } : null),
    ...faultAt('is_agree', facts.is_agree === 1 ? null : { key: 'confirm' }),
    ...validateSignature(facts, judging.fullName),
  ];
}

/**
 * Reads and validates a volunteer's statements and signature, for both the registration and the renewal form
 * (rules 129 and 131; rules 54, 56, 66). Answers to questions that do not apply are dropped.
 */
export function validateVolunteerFacts(
  rawFacts: unknown,
  judging: VolunteerValidation,
): { facts: ValidatedVolunteerFacts; faults: AnswerFault[] } {
  const raw = isRecord(rawFacts) ? rawFacts : {};
  const read = readFacts(raw);
  const facts = { ...read, languages: read.languages.filter((language) => language !== OTHER) };
  const given = [
    ...faultAt('id_number', validateIdNumber(facts)),
    ...faultAt('dob', validateBirthday(facts.dob, judging.today)),
    ...faultAt('place', validateShortText(facts.place, 0, LIMITS.textMax)),
    ...faultAt('date', validateTrainingDay(facts.date, judging)),
    ...validateFlags(raw),
    ...faultAt('languages', validateLanguages(read.languages, judging.options.volunteer_languages)),
    ...faultAt('interests', validateInterests(facts.interests, judging.options.volunteer_interests)),
  ];
  if (judging.isPartial) return { facts, faults: given };
  return {
    facts,
    faults: [
      ...validatePresence(facts, raw),
      ...(judging.isRenewal ? validateSession(facts) : []),
      ...given,
      ...validateAgreement(facts, judging),
    ],
  };
}
