import type { NotificationType } from '@karov/domain';

/** English names of the kinds of message in the log. */
export const notificationTypes = {
  otp: 'Sign-in code',
  request_created: 'Request created',
  offer: 'Call for a volunteer',
  offer_filled: 'Already filled',
  approved: 'Approved',
  rejected: 'Rejected',
  assigned: 'Assigned',
  reminder: 'Reminder',
  expired: 'Expired',
  event_invite: 'Call to an event',
  event_need_check: 'Question to help seekers',
  emergency: 'Emergency',
  renewal: 'Renewal',
  broadcast: 'Broadcast',
  chat: 'Chat',
  system: 'System',
} as const satisfies Record<NotificationType, string>;
