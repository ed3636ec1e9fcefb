import type {
  BroadcastState,
  BroadcastWay,
  Channel,
  LeftOutReason,
  Locale,
  NotificationStatus,
} from '@karov/domain';
import type { IsoTime, NamedPerson } from './wire-basics.js';

/** POST …/users/send-message: the new broadcast, or the one that an earlier identical call created. */
export interface BroadcastSent {
  id: number;
  receivers: number;
  /** false if the same message was sent before, so that nothing was sent again */
  is_new: boolean;
  /** when sending begins */
  starts_at: IsoTime;
}

/** How many of the chosen people get nothing, by reason. */
export interface LeftOut {
  reason: LeftOutReason;
  label: string;
  count: number;
}

/** The text for one recipient, as they read or hear it. */
export interface BroadcastSample {
  id: number;
  full_name: string;
  send_to: string;
  locale: Locale;
  channel: Channel;
  text: string;
}

/** The cost of a broadcast as SMS: the recipients and parts for each language. */
export interface BroadcastLanguage {
  locale: Locale;
  count: number;
  /** the parts of one SMS; 1 for an e-mail */
  segments: number;
}

/** POST …/users/send-message/preview */
export interface BroadcastPreview {
  type: BroadcastWay;
  chosen: number;
  receivers: number;
  left_out: LeftOut[];
  /** how many people get the broadcast by each channel; a test can use two channels */
  channels: { channel: Channel; count: number }[];
  languages: BroadcastLanguage[];
  /**
   * characters that double the parts of an SMS; empty if there are none, or if the text is in Hebrew anyway
   */
  costly: string[];
  /** whether a part has 70 or 67 characters rather than 160 or 153 */
  is_unicode: boolean;
  segments_total: number;
  /** the cost of all SMS and calls; null if one of the prices is not set */
  cost: number | null;
  currency: string;
  samples: BroadcastSample[];
  /** when sending would begin; later than now at night (rule 100) */
  starts_at: IsoTime;
  /** how long sending takes, in seconds */
  seconds: number;
}

/** One of the chosen people: POST …/users/send-message/people */
export interface BroadcastPerson {
  id: number;
  full_name: string;
  send_to: string;
  locale: Locale;
}
/** A page of the chosen people. */
export interface BroadcastPeople {
  total: number;
  people: BroadcastPerson[];
}

/** GET …/broadcasts, …/broadcasts/{id}: a broadcast with its progress. */
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
  /** the broadcast whose failures this one resends */
  resend_of: number | null;
  /** the broadcast that resends the failures of this one */
  resent_as: number | null;
  /** the event to whose people the broadcast is sent */
  event_id: number | null;
  abilities: BroadcastAbility[];
}
export type BroadcastAbility = 'stop' | 'resend';

/** GET …/broadcasts/{id}/receivers: the result for each recipient. */
export interface BroadcastReceiver {
  id: number;
  user_id: number | null;
  full_name: string;
  send_to: string;
  status: NotificationStatus;
  error: string | null;
  sent_at: IsoTime | null;
  /** for an SMS or a call: when the recipient first wrote back (rule 192) or pressed a key (rule 210) */
  answered_at: IsoTime | null;
}

/**
 * GET …/broadcasts/{id}/answers: the people who answered a broadcast SMS or a test, and the results for all
 * others.
 */
export interface BroadcastAnswers {
  answered: number;
  /** how many received it and did not answer */
  received: number;
  /** how many have no result yet: sent, or waiting to be sent */
  unknown: number;
  /** how many did not get it */
  missed: number;
}
