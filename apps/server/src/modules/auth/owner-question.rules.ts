import { DAY, foldName, LIMITS, OWNER_QUESTIONS, type OwnerQuestionKind, onlyDigits } from '@karov/domain';
import { addSeconds } from '../../platform/clock/clock.js';

/** The facts of a profile that only its person can know; each normalized, empty if unknown. */
export type OwnerFacts = Readonly<Record<OwnerQuestionKind, readonly string[]>>;

/** Wrong answers, in total and on the day that began with the first of that day's. */
export interface Tries {
  wrong: number;
  wrongToday: number;
  dayBeganAt: Date | null;
}

/** The data of a profile from which the facts are derived. */
export interface ToldFacts {
  birthday: string | null;
  streets: readonly string[];
  contacts: readonly { first: string; family: string }[];
}

/** Distinguishes a year from a full birthday. */
const YEAR_DIGITS = 4;
const BIRTHDAY_DIGITS = 8;
/** Words before or after a street's name, which people may include or omit. */
const BESIDE_STREET: ReadonlySet<string> = new Set([
  'רחוב',
  'רח',
  'שדרות',
  'שד',
  'דרך',
  'סמטת',
  'street',
  'st',
  'road',
  'rd',
  'avenue',
  'ave',
]);

/** Returns a profile's facts as they are compared with answers. */
export function factsOf({ birthday, streets, contacts }: ToldFacts): OwnerFacts {
  return {
    birth_year: birthday ? [birthday.slice(0, YEAR_DIGITS)] : [],
    street: streets.map(foldStreet).filter(Boolean),
    contact: contacts.flatMap(({ first, family }) =>
      foldName(first) === '' ? [] : [foldName(first), foldName(`${first} ${family}`)],
    ),
  };
}

/**
 * Returns the question for a person: always the same one, and if possible one that the profile can answer;
 * `turn` is a number that stays the same for a person.
 */
export function questionOf(facts: OwnerFacts, turn: number): OwnerQuestionKind {
  const answered = OWNER_QUESTIONS.filter((kind) => facts[kind].length > 0);
  const asked = answered.length > 0 ? answered : OWNER_QUESTIONS;
  return asked[turn % asked.length] ?? 'street';
}

/** Whether an answer is right for the person; no answer matches an unknown fact. */
export function isAnswer(facts: OwnerFacts, kind: OwnerQuestionKind, typed: string): boolean {
  return facts[kind].includes(READERS[kind](typed));
}

const READERS: Readonly<Record<OwnerQuestionKind, (typed: string) => string>> = {
  birth_year: readYear,
  street: foldStreet,
  contact: foldName,
};

function readYear(typed: string): string {
  const digits = onlyDigits(typed);
  return digits.length > BIRTHDAY_DIGITS ? '' : digits.slice(-YEAR_DIGITS);
}

function foldStreet(street: string): string {
  return foldName(street)
    .split(' ')
    .filter((word) => !/\d/.test(word) && !BESIDE_STREET.has(word))
    .join(' ');
}

/**
 * Returns the number of answers still accepted now: there is a daily limit and a total one, after which only
 * staff can help.
 */
export function answersLeft(tries: Tries, now: Date): number {
  return Math.max(
    0,
    Math.min(LIMITS.ownerAnswersADay - wrongOn(tries, now), LIMITS.ownerAnswers - tries.wrong),
  );
}

/** Returns the tries with one more wrong answer. */
export function withWrong(tries: Tries, now: Date): Tries {
  const isSameDay = isToday(tries, now);
  return {
    wrong: tries.wrong + 1,
    wrongToday: wrongOn(tries, now) + 1,
    dayBeganAt: isSameDay ? tries.dayBeganAt : now,
  };
}

/** Returns when answers are accepted again; null when they are accepted now, or when only staff can help. */
export function heardAgainAt(tries: Tries, now: Date): Date | null {
  const isShutForToday =
    tries.dayBeganAt !== null && answersLeft(tries, now) === 0 && tries.wrong < LIMITS.ownerAnswers;
  return isShutForToday && tries.dayBeganAt ? addSeconds(tries.dayBeganAt, DAY) : null;
}

function wrongOn(tries: Tries, now: Date): number {
  return isToday(tries, now) ? tries.wrongToday : 0;
}

function isToday({ dayBeganAt }: Tries, now: Date): boolean {
  return dayBeganAt !== null && addSeconds(dayBeganAt, DAY) > now;
}
