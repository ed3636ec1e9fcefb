import type { SameKeys } from '../../catalogue.js';
import type { statuses as he } from '../he/statuses.js';
import { needMatters } from '../../common/need-matters.en.js';
import { eventUserStatus } from '../../common/states.en.js';

/** States in words, English. */
export const statuses = {
  eventUser: eventUserStatus,
  matter: needMatters,
} as const satisfies SameKeys<typeof he>;
