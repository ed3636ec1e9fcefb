import { isContradiction, KEYS, noneOf, type ProfileOption } from './help-profile/index.js';
import { LIMITS } from './limits.js';
import { isRecord, readText } from './reading.js';
import { type AnswerFault, faultAt, type Violation, validateShortText } from './text-checks.js';

/**
 * Disabilities that a volunteer may state (rule 129, `disability_id`); null if the form does not contain the
 * field.
 */
export interface ValidatedDisabilities {
  ids: number[];
  /** The description for "other". */
  other: string;
}

function readIds(value: unknown): unknown[] {
  const given: unknown[] = Array.isArray(value)
    ? value
    : value === undefined || value === null || value === ''
      ? []
      : [value];
  return [...new Set(given.map((id) => (typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id)))];
}

function validateOther(text: string | undefined): Violation | null {
  return text === undefined ? { key: 'otherText' } : validateShortText(text, LIMITS.nameMin, LIMITS.textMax);
}

/**
 * Reads and validates the disabilities in a volunteer's form: the field is optional, and "other" requires a
 * description (rule 131).
 */
export function validateVolunteerDisabilities(
  rawForm: unknown,
  offered: readonly ProfileOption[],
): { disabilities: ValidatedDisabilities | null; faults: AnswerFault[] } {
  const raw = isRecord(rawForm) ? rawForm : {};
  if (!('disability_id' in raw)) return { disabilities: null, faults: [] };
  const given = readIds(raw['disability_id']);
  const known = offered.filter(({ id }) => given.includes(id));
  if (known.length < given.length)
    return { disabilities: null, faults: faultAt('disability_id', { key: 'choice' }) };
  if (isContradiction(given, noneOf('disabilities', offered)))
    return { disabilities: null, faults: faultAt('disability_id', { key: 'noneAlone' }) };
  const hasOther = known.some(({ key }) => key === KEYS.other);
  const other = hasOther ? readText(raw['other_disability']) : undefined;
  return {
    disabilities: {
      ids: known.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
      other: other ?? '',
    },
    faults: hasOther ? faultAt('other_disability', validateOther(other)) : [],
  };
}
