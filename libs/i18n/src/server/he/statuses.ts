import { messageFaults } from '../../common/message-faults.he.js';
import { needMatters } from '../../common/need-matters.he.js';
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
} from '../../common/states.he.js';

/** Hebrew: states in words. */
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
} as const;
