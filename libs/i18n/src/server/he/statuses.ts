import { eventUserStatus } from '../../common/states.he.js';

/** States in words, Hebrew. */
export const statuses = {
  eventUser: eventUserStatus,
} as const;
