import type { Channel, NotificationStatus, NotificationType, Role } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** GET /notifications: a message of the log (rules 137, 190). */
export interface NotificationRow {
  id: number;
  receiver_id: number | null;
  type: NotificationType;
  receiver_type: Role[];
  /** empty for a manager while the person lives outside the own regions and has not answered (rule 79) */
  send_to: string;
  date: string;
  time: string;
  created_at: IsoTime;
  action_type: Channel;
  message: string;
  status: NotificationStatus;
  error: string | null;
  /** to staff who may know the name (rule 79) */
  receiver_name: string | null;
  sent_at: IsoTime | null;
  attempts: number;
  /** the parts of an SMS that left, as it is paid; to staff */
  parts: number | null;
  /** by the setting, where there is one; to staff */
  cost: number | null;
  currency: string;
  /** by which template WhatsApp got it, by its name in the setting, else its number; null for free words and other channels; to staff */
  template: string | null;
  application_id: number | null;
  event_id: number | null;
  broadcast_id: number | null;
  /** whose name, number and address the words tell, for the audit log (rule 83): of an approval whoever is helped; null elsewhere */
  about_id: number | null;
}
