import type { BroadcastState, BroadcastWay, Channel, LeftOutReason, Locale, NotificationStatus } from '@karov/domain';
import type { IsoTime, NamedPerson } from './wire-basics.js';

/** POST …/users/send-message: the broadcast that was made, or the one that the same call had made before. */
export interface BroadcastSent {
  id: number;
  receivers: number;
  /** false where this very message was sent before: nothing was sent again */
  is_new: boolean;
  /** when it begins to leave */
  starts_at: IsoTime;
}

/** How many of those who were chosen get nothing, and why. */
export interface LeftOut {
  reason: LeftOutReason;
  label: string;
  count: number;
}

/** What one receiver will read, or hear. */
export interface BroadcastSample {
  id: number;
  full_name: string;
  send_to: string;
  locale: Locale;
  channel: Channel;
  text: string;
}

/** What a message to many would cost as SMS: for each language how many get it in how many parts. */
export interface BroadcastLanguage {
  locale: Locale;
  count: number;
  /** parts of one SMS; 1 for an e-mail */
  segments: number;
}

/** POST …/users/send-message/preview */
export interface BroadcastPreview {
  type: BroadcastWay;
  chosen: number;
  receivers: number;
  left_out: LeftOut[];
  /** how many get it by which channel; of a test there can be two */
  channels: { channel: Channel; count: number }[];
  languages: BroadcastLanguage[];
  /** letters for which an SMS of it takes twice the parts; empty where it is none, or where the text is in Hebrew anyway */
  costly: string[];
  /** whether a part holds 70 or 67 letters rather than 160 or 153 */
  is_unicode: boolean;
  segments_total: number;
  /** of all SMS and calls; null where a price of them is not set */
  cost: number | null;
  currency: string;
  samples: BroadcastSample[];
  /** when it would begin to leave; later than now in the night (rule 100) */
  starts_at: IsoTime;
  /** so long it takes to leave, seconds */
  seconds: number;
}

/** One of those who were chosen: POST …/users/send-message/people */
export interface BroadcastPerson {
  id: number;
  full_name: string;
  send_to: string;
  locale: Locale;
}
/** A page of them. */
export interface BroadcastPeople {
  total: number;
  people: BroadcastPerson[];
}

/** GET …/broadcasts, …/broadcasts/{id}: a message to many and how far it is. */
export interface BroadcastRow {
  id: number;
  type: BroadcastWay;
  message: string;
  sender: NamedPerson | null;
  state: BroadcastState;
  receivers: number;
  left_out: LeftOut[];
  counts: Record<NotificationStatus, number>;
  created_at: IsoTime;
  starts_at: IsoTime;
  ended_at: IsoTime | null;
  /** the broadcast whose failures this one sends again */
  resend_of: number | null;
  /** the one that sends those of this one again */
  resent_as: number | null;
  /** its people are those of an event */
  event_id: number | null;
  abilities: BroadcastAbility[];
}
export type BroadcastAbility = 'stop' | 'resend';

/** GET …/broadcasts/{id}/receivers: what became of the message to one of them. */
export interface BroadcastReceiver {
  id: number;
  user_id: number | null;
  full_name: string;
  send_to: string;
  status: NotificationStatus;
  error: string | null;
  sent_at: IsoTime | null;
  /** of an SMS or a call: when its receiver first wrote something back (rule 192), or pressed the key (rule 210) */
  answered_at: IsoTime | null;
}

/** GET …/broadcasts/{id}/answers: who has answered after an SMS to many or a test, and how it went with the others. */
export interface BroadcastAnswers {
  answered: number;
  /** received, without an answer */
  received: number;
  /** left or waiting, with no word yet of what became of it */
  unknown: number;
  /** did not get it */
  missed: number;
}
