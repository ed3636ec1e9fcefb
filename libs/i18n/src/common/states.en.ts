import type { SameKeys } from '../catalogue.js';
import type * as he from './states.he.js';

/** States in words, English. */
export const eventUserStatus = {
  pending: 'Waiting',
  assigned: 'Assigned',
  completed: 'Completed',
  reject: 'Rejected',
  closed: 'Closed',
} as const satisfies SameKeys<typeof he.eventUserStatus>;

export const eventVolunteerStatus = {
  pending: 'No answer yet',
  accept: 'Ready to help',
  reject: 'Cannot help',
  assigned: 'Assigned',
  completed: 'Completed',
  closed: 'Closed',
} as const satisfies SameKeys<typeof he.eventVolunteerStatus>;

export const applicationStatus = {
  open: 'Open',
  'in treatment': 'In treatment',
  completed: 'Completed',
  closed: 'Closed',
  cancelled: 'Cancelled',
  reject: 'Rejected',
  expired: 'Expired',
} as const satisfies SameKeys<typeof he.applicationStatus>;
