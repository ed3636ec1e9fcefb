import type { SameKeys } from '../../catalogue.js';
import { messageFaults } from '../../common/message-faults.en.js';
import { needMatters } from '../../common/need-matters.en.js';
import {
  accountStatus,
  approval,
  attention,
  broadcastState,
  contactStatus,
  eventStatus,
  eventUserStatus,
  needResponse,
  notificationStatus,
  priority,
  progress,
} from '../../common/states.en.js';
import type { statuses as he } from '../he/statuses.js';

/** English: states in words. */
export const statuses = {
  account: accountStatus,
  approval,
  attention,
  contact: contactStatus,
  event: eventStatus,
  eventUser: eventUserStatus,
  needResponse,
  broadcast: broadcastState,
  notification: notificationStatus,
  priority,
  progress,
  matter: needMatters,
  messageFault: messageFaults,
} as const satisfies SameKeys<typeof he>;
