import type { Channel, NotificationStatus, NotificationType, Role } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET /notifications: a message of the log (rules 137, 190). */
export interface NotificationRow {
  id: number;
  receiver_id: number | null;
  type: NotificationType;
  receiver_type: Role[];
  /** empty for a manager while the person lives outside their regions and has not answered (rule 79) */
  send_to: string;
  date: string;
  time: string;
  created_at: IsoTime;
  action_type: Channel;
  message: string;
  status: NotificationStatus;
  error: string | null;
  /** for staff who may know the name (rule 79) */
  receiver_name: string | null;
  sent_at: IsoTime | null;
  attempts: number;
  /** the paid parts of a sent SMS; for staff */
  parts: number | null;
  /** the cost at the configured price, if any; for staff */
  cost: number | null;
  currency: string;
  /**
   * the WhatsApp template, by its name in the settings, otherwise by id; null for free text and other
   * channels; for staff
   */
  template: string | null;
  application_id: number | null;
  event_id: number | null;
  broadcast_id: number | null;
  /**
   * the person whose name, number and address the text reveals, for the audit log (rule 83): the help seeker
   * in an approval, otherwise null
   */
  about_id: number | null;
}
