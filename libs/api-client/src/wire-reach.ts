import type { Channel, MessageFault, ReachLevel, ReachState } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET …/reachability: somebody of a district and which channels reach them now (rule 191). */
export interface ReachRow {
  id: number;
  full_name: string;
  phone: string;
  level: ReachLevel;
  /** that would reach them now */
  channels: Channel[];
  /** that were refused for good, for the present number or address */
  bounced: Channel[];
  last_delivered_at: IsoTime | null;
  last_answered_at: IsoTime | null;
}

/** GET …/reachability/counts: how many are reached by two channels or more, by one, by none. */
export interface ReachCounts {
  many: number;
  one: number;
  none: number;
}

/** How a channel stands to a person. */
export interface ReachChannel {
  channel: Channel;
  state: ReachState;
  /** of the last message that left by it to the present number or address */
  last_sent_at: IsoTime | null;
  last_delivered_at: IsoTime | null;
  /** when it was last refused, and why */
  last_failed_at: IsoTime | null;
  fault: MessageFault | null;
  /** messages left by it, and of none came word that it was received */
  is_silent: boolean;
  /** takes no messages to many */
  is_unsubscribed: boolean;
}

/** GET …/reachability/{id}: how one person is reached. */
export interface PersonReach {
  level: ReachLevel;
  channels: ReachChannel[];
  /** browsers that show notifications beside messages (rule 186); they are no channel */
  push_devices: number;
  last_delivered_at: IsoTime | null;
  /** something was written back, whatever it was */
  last_answered_at: IsoTime | null;
}
