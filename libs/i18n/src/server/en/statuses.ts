import type { SameKeys } from '../../catalogue.js';
import type { statuses as he } from '../he/statuses.js';
import { eventUserStatus } from '../../common/states.en.js';

/** States in words, English. */
export const statuses = {
  eventUser: eventUserStatus,
} as const satisfies SameKeys<typeof he>;
