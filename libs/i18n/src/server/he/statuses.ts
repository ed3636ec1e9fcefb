import { needMatters } from '../../common/need-matters.he.js';
import {
  accountStatus,
  approval,
  attention,
  contactStatus,
  eventStatus,
  eventUserStatus,
  needResponse,
  notificationStatus,
  priority,
  progress,
} from '../../common/states.he.js';

/** States in words, Hebrew. */
export const statuses = {
  account: accountStatus,
  approval,
  attention,
  contact: contactStatus,
  event: eventStatus,
  eventUser: eventUserStatus,
  needResponse,
  notification: notificationStatus,
  priority,
  progress,
  matter: needMatters,
} as const;
