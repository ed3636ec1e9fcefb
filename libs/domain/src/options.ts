/** The genders that volunteers can choose (rule 129). */
export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

/** The interests that every new installation has. */
export const VOLUNTEER_INTERESTS = [
  'rides',
  'shopping',
  'home_visits',
  'phone_calls',
  'evacuation',
  'equipment',
  'sign_language',
  'home_repairs',
] as const;

/** Ways to help (rule 129, way_to_provide_help). */
export const WAYS_TO_HELP = ['phone', 'on_site', 'both'] as const;
export type WayToHelp = (typeof WAYS_TO_HELP)[number];

/** How a volunteer wants to be contacted (rule 129, contact_method). */
export const CONTACT_METHODS = ['whatsapp', 'sms'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** The channels of messages; "call" is a telephone call that reads the message out (rule 180). */
export const CHANNELS = ['sms', 'whatsapp', 'email', 'call'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What carries messages: the provider of each channel, and the push services as a group, which are not a
 * channel (rule 186).
 */
export const PROVIDERS = ['sms', 'whatsapp', 'email', 'call', 'push'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Which of a person's addresses is used as their position (rule 138). */
export const ADDRESS_TYPES = ['residential', 'arrival'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** Locales (rule 112); the first is the default. */
export const LOCALES = ['he-IL', 'en-US'] as const;
export type Locale = (typeof LOCALES)[number];

/** The tag by which days are formatted: the day stands before the month in English too (rule 135). */
export const DATE_TAGS: Readonly<Record<Locale, string>> = { 'he-IL': 'he-IL', 'en-US': 'en-GB' };

/** Kinds of message in the notification log (rule 33). */
export const NOTIFICATION_TYPES = [
  'otp',
  'request_created',
  'offer',
  'offer_filled',
  'approved',
  'rejected',
  'assigned',
  'reminder',
  'expired',
  'event_invite',
  'event_need_check',
  'emergency',
  'renewal',
  'broadcast',
  'chat',
  'system',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Channels of broadcasts, which people unsubscribe from separately (rule 126, rule 31). */
export const BROADCAST_CHANNELS = ['sms', 'email'] as const;
export type BroadcastChannel = (typeof BROADCAST_CHANNELS)[number];

/**
 * How a broadcast is sent: by SMS, by e-mail, or as a test, which goes by call or SMS on the recipient's own
 * channel (rule 210).
 */
export const BROADCAST_WAYS = ['sms', 'email', 'test'] as const;
export type BroadcastWay = (typeof BROADCAST_WAYS)[number];

/** States of a message in the notification log. */
export const NOTIFICATION_STATUSES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'cancelled',
] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];
