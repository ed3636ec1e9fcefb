import type { RegisterDropdowns } from '@karov/api-client';
import {
  type AnswerFault,
  localDay,
  validateVolunteerDisabilities,
  validateVolunteerFacts,
  validateVolunteerPerson,
} from '@karov/domain';
import type { Translate } from '../../core/text.js';
import { problemOf } from '../help-profile/index.js';
import type { AnswerProblem } from '../wizard/faults.js';
import { otherDisability } from './fields.js';
import { disabilitiesToWire, factsToWire, fullNameOf, personToWire } from './to-wire.js';
import type { VolunteerValues } from './values.js';

/**
 * Returns the path at which an error is shown: for example, the typed and the drawn signature share one
 * field.
 */
function shownPath({ path, key }: { path: string; key?: AnswerFault['key'] }): string {
  if (path === 'signature_text') return 'signature_image';
  return path === 'languages' && key === 'otherText' ? 'other_language' : path;
}

interface VolunteerJudgement {
  t: Translate;
  options: Pick<RegisterDropdowns, 'volunteer_languages' | 'volunteer_interests' | 'disabilities'>;
  isRenewal: boolean;
  /** validates only the values that are given, the names and the address */
  isPartial: boolean;
}

/** Validates a volunteer's form by the server's rules. */
export function validateVolunteer(
  values: VolunteerValues,
  { t, options, isRenewal, isPartial }: VolunteerJudgement,
): AnswerProblem[] {
  const judging = {
    options,
    isRenewal,
    isPartial,
    today: localDay(new Date()),
    fullName: fullNameOf(values),
  };
  const { faults } = validateVolunteerFacts(
    { ...factsToWire(values), guardian_approval: values.guardian?.id ?? null },
    judging,
  );
  const personFaults = isRenewal ? [] : validateVolunteerPerson(personToWire(values), { isPartial }).faults;
  const disabilityFaults = isRenewal
    ? []
    : validateVolunteerDisabilities(
        disabilitiesToWire(values, otherDisability(options)),
        options.disabilities,
      ).faults;
  return [...personFaults, ...faults, ...disabilityFaults].map((fault) => ({
    ...problemOf(t, fault),
    path: shownPath(fault),
  }));
}
