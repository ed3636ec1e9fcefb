/**
 * The state of a broadcast: "waiting" until the night ends, then sending; stopped by staff; or done (rule
 * 175).
 */
export const BROADCAST_STATES = ['waiting', 'sending', 'stopped', 'done'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/** Why a chosen person does not get a broadcast, in order of precedence (rule 176). */
export const LEFT_OUT_REASONS = [
  'out_of_reach',
  'deleted',
  'blocked',
  'unsubscribed',
  'no_address',
  'no_number',
  'no_texts',
  'bounced',
  'no_telephone',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/**
 * The stages of an event whose people can be written to together (rule 156): help seekers' stages, then
 * volunteers'.
 */
export const EVENT_AUDIENCES = [
  'asked',
  'silent',
  'needs_help',
  'to_approve',
  'assigned',
  'coming',
  'called',
  'unanswered',
  'ready',
  'helping',
] as const;
export type EventAudience = (typeof EVENT_AUDIENCES)[number];
