import type { Channel, MessageFault, ReachLevel, ReachState } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET …/reachability: a person of a district with the channels that reach them now (rule 191). */
export interface ReachRow {
  id: number;
  full_name: string;
  phone: string;
  level: ReachLevel;
  /** channels that would reach them now */
  channels: Channel[];
  /** channels refused for good, for the present number or address */
  bounced: Channel[];
  last_delivered_at: IsoTime | null;
  last_answered_at: IsoTime | null;
}

/** GET …/reachability/counts: how many people are reached by two channels or more, by one, by none. */
export interface ReachCounts {
  many: number;
  one: number;
  none: number;
}

/** The state of a channel for a person. */
export interface ReachChannel {
  channel: Channel;
  state: ReachState;
  /** of the last message by it to the present number or address */
  last_sent_at: IsoTime | null;
  last_delivered_at: IsoTime | null;
  /** when it was last refused, and why */
  last_failed_at: IsoTime | null;
  fault: MessageFault | null;
  /** messages were sent by it, and none was confirmed as received */
  is_silent: boolean;
  /** gets no broadcasts */
  is_unsubscribed: boolean;
}

/** GET …/reachability/{id}: the channels that reach one person. */
export interface PersonReach {
  level: ReachLevel;
  channels: ReachChannel[];
  /** browsers that show notifications in addition to messages (rule 186); they are not a channel */
  push_devices: number;
  last_delivered_at: IsoTime | null;
  /** the last written answer */
  last_answered_at: IsoTime | null;
}
