import type { Locale, MessageFault, Provider, TemplateName } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** The separate queues of messages: urgent ones overtake, broadcasts are sent at their own pace. */
export type MessageLane = 'urgent' | 'ordinary' | 'broadcast';
/**
 * Messages of a lane: due now, due later, and held back because their provider is skipped; times in seconds,
 * null if there are none.
 */
export interface MessageQueue {
  lane: MessageLane;
  waiting: number;
  later: number;
  held: number;
  late_seconds: number | null;
  /** in the last hour: how many were sent, and how late; omitted for broadcasts, which have their own pace */
  sent: number;
  p50_seconds: number | null;
  p99_seconds: number | null;
}
/** Working; failing but still used; skipped; being tried with one message; not configured. */
export type ProviderHealthState = 'works' | 'failing' | 'skipped' | 'tried' | 'not_set_up';
/** The state of a channel's provider, or of push services (rules 193, 199). */
export interface ProviderHealth {
  channel: Provider;
  state: ProviderHealthState;
  failing_since: IsoTime | null;
  skipped_until: IsoTime | null;
  /** the number of failures since it last worked */
  failures: number;
  /** the provider's last answer, as logged */
  code: string | null;
  /** whether admins were notified of it (rule 194) */
  is_told: boolean;
}
/** The number of messages of a channel that failed for one reason. */
export interface ChannelFailure {
  channel: Provider;
  fault: MessageFault;
  last_hour: number;
  last_day: number;
}
/** A configured WhatsApp template: in use, or skipped since it was refused (rule 197). */
export interface WhatsappTemplateHealth {
  name: TemplateName;
  /** the kind of messages, in words; null for the general template */
  label: string | null;
  locale: Locale;
  left_until: IsoTime | null;
  /** the last refusal, as logged */
  code: string | null;
}
/** GET /admin/messages-health: the delivery of messages, for admins (rule 195). */
export interface MessagesHealth {
  /** needs that nobody has attended to for more than a minute; must be 0 (rule 218) */
  needs_unattended: number;
  queues: MessageQueue[];
  providers: ProviderHealth[];
  /** null if WhatsApp's provider requires no templates, or there is none */
  templates: WhatsappTemplateHealth[] | null;
  /** sorted by the last day's number, highest first */
  failures: ChannelFailure[];
  /** parts of SMS since midnight in Israel, and the price of one part, 0 if unknown */
  sms_parts_today: number;
  sms_price: number;
  currency: string;
  /** codes in the last 24 hours, and their limit */
  codes: number;
  most_codes: number;
  /** broadcast messages in the last minute, and their limit */
  broadcast_minute: number;
  most_broadcast_minute: number;
  /** receipts that arrived before their message was marked as sent */
  early_receipts: number;
  server_time: IsoTime;
}
