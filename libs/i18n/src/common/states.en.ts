import type { SameKeys } from '../catalogue.js';
import type * as he from './states.he.js';

/** English: states in words. */
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

export const approval = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Not approved',
} as const satisfies SameKeys<typeof he.approval>;

export const progress = { on_way: 'On the way', arrived: 'Has arrived' } as const satisfies SameKeys<
  typeof he.progress
>;

export const needResponse = {
  unanswered: 'No answer yet',
  needsHelp: 'Needs help',
  noHelp: 'Does not need help',
} as const satisfies SameKeys<typeof he.needResponse>;

export const attention = {
  coordinator: 'Needs a coordinator',
  takenOver: 'Handled by %{name}',
  notSetOut: 'Assigned, has not set out',
  silent: 'No sign of the volunteer',
  overdue: 'Nobody said how it went',
  leftAlone: 'Left without help',
  letGo: 'Taken off',
} as const satisfies SameKeys<typeof he.attention>;

export const eventStatus = { active: 'Active', inactive: 'Not active' } as const satisfies SameKeys<
  typeof he.eventStatus
>;

export const accountStatus = {
  activated: 'Activated',
  deactivated: 'Deactivated',
  deleted: 'Deleted',
} as const satisfies SameKeys<typeof he.accountStatus>;

export const contactStatus = {
  new: 'Waiting for an answer',
  answered: 'Answered',
  closed: 'Closed',
} as const satisfies SameKeys<typeof he.contactStatus>;

export const notificationStatus = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies SameKeys<typeof he.notificationStatus>;

export const priority = {
  none: 'Not set',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
} as const satisfies SameKeys<typeof he.priority>;
/** The progress of a broadcast. */
export const broadcastState = {
  waiting: 'Waiting for the morning',
  sending: 'Being sent',
  stopped: 'Stopped',
  done: 'Over',
} as const satisfies SameKeys<typeof he.broadcastState>;
