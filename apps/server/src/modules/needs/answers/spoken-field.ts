import { FlagField } from '../../../platform/http/fields.js';

/**
 * Whether staff who give a need have spoken to a volunteer who has not said yes (rule 242). Left out it means the
 * same in every call: the specified calls do not know it, and assign at once.
 */
export const SpokenField = (): PropertyDecorator =>
  FlagField({
    optional: true,
    description:
      'Whether the caller has their yes by telephone; false refuses (SPEAK_FIRST) a volunteer who has not said yes. Left out: as true.',
  });
