import { needMatters } from '../../common/need-matters.he.js';
import { eventUserStatus } from '../../common/states.he.js';

/** States in words, Hebrew. */
export const statuses = {
  eventUser: eventUserStatus,
  matter: needMatters,
} as const;
