import type { Channel, MessageFault, ReachLevel, ReachState } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET …/reachability: a person in a district with the channels that reach them at present (rule 191). */
export interface ReachRow {
  id: number;
  full_name: string;
  phone: string;
  level: ReachLevel;
  /** the channels that would reach them at present */
  channels: Channel[];
  /** the channels that bounced permanently, for the current number or address */
  bounced: Channel[];
  last_delivered_at: IsoTime | null;
  last_answered_at: IsoTime | null;
}

/** GET …/reachability/counts: how many people are reached by at least two channels, by one, and by none. */
export interface ReachCounts {
  many: number;
  one: number;
  none: number;
}

/** The state of a channel for a person. */
export interface ReachChannel {
  channel: Channel;
  state: ReachState;
  /** when the last message was sent through the channel to the current number or address */
  last_sent_at: IsoTime | null;
  last_delivered_at: IsoTime | null;
  /** when a message through the channel last failed, and why */
  last_failed_at: IsoTime | null;
  fault: MessageFault | null;
  /** whether messages were sent through the channel and none was confirmed as received */
  is_silent: boolean;
  /** whether the person gets no broadcasts through the channel */
  is_unsubscribed: boolean;
}

/** GET …/reachability/{id}: the channels that reach one person. */
export interface PersonReach {
  level: ReachLevel;
  channels: ReachChannel[];
  /** browsers that show notifications in addition to messages (rule 186); push is not a channel */
  push_devices: number;
  last_delivered_at: IsoTime | null;
  /** when the person last answered in writing */
  last_answered_at: IsoTime | null;
}
