import type { Channel, NotificationStatus, NotificationType, Role } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET /notifications: a message in the log (rules 137, 190). */
export interface NotificationRow {
  id: number;
  receiver_id: number | null;
  type: NotificationType;
  receiver_type: Role[];
  /** empty for a manager if the person lives outside the manager's regions and has not answered (rule 79) */
  send_to: string;
  date: string;
  time: string;
  created_at: IsoTime;
  action_type: Channel;
  message: string;
  status: NotificationStatus;
  error: string | null;
  /** only for staff who may know the name (rule 79) */
  receiver_name: string | null;
  sent_at: IsoTime | null;
  attempts: number;
  /** for staff: the paid parts of a sent SMS */
  parts: number | null;
  /** for staff: the cost at the configured price, if there is one */
  cost: number | null;
  currency: string;
  /**
   * for staff: the WhatsApp template by its name in the settings, otherwise by its id; null for free text and
   * for other channels
   */
  template: string | null;
  application_id: number | null;
  event_id: number | null;
  broadcast_id: number | null;
  /**
   * for the audit log (rule 83): the person whose name, number and address the text reveals, which is the
   * help seeker in an approval; otherwise null
   */
  about_id: number | null;
}

/** The hold of all sending (rule 244). */
export interface SendingHold {
  held_at: IsoTime;
  /** null for the operator's command, and after a restore */
  held_by: string | null;
  reason: string;
  /** whether emergencies and everything else that is urgent wait too */
  includes_urgent: boolean;
  /** the number of messages that wait for its end */
  waiting: number;
}

/** GET /admin/sending-hold: the hold, null for none, and whether the caller may begin and end it. */
export interface SendingHoldState {
  hold: SendingHold | null;
  can_change: boolean;
}
