import type { NotificationType } from '@karov/domain';

/** Hebrew names of the kinds of message in the log. */
export const notificationTypes = {
  otp: 'קוד כניסה',
  request_created: 'בקשה נפתחה',
  offer: 'פנייה למתנדב',
  offer_filled: 'הבקשה נענתה',
  approved: 'אושר',
  rejected: 'נדחה',
  assigned: 'שובץ',
  reminder: 'תזכורת',
  expired: 'פג תוקף',
  event_invite: 'קריאה לאירוע',
  event_need_check: 'שאלה לנעזרים',
  emergency: 'חירום',
  renewal: 'חידוש',
  broadcast: 'הודעה לרבים',
  chat: 'התכתבות',
  system: 'הודעת מערכת',
} as const satisfies Record<NotificationType, string>;
