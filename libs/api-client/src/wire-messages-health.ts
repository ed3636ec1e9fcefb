import type { Locale, MessageFault, Provider, TemplateName } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/**
 * The separate queues of messages: urgent messages overtake others, and broadcasts are sent at their own
 * pace.
 */
export type MessageLane = 'urgent' | 'ordinary' | 'broadcast';
/**
 * The messages in a lane: due now, due later, and held back because their provider is skipped. Times are in
 * seconds, null if there are no messages.
 */
export interface MessageQueue {
  lane: MessageLane;
  waiting: number;
  later: number;
  held: number;
  late_seconds: number | null;
  /**
   * how many were sent in the last hour, and how late; omitted for broadcasts, which are sent at their own
   * pace
   */
  sent: number;
  p50_seconds: number | null;
  p99_seconds: number | null;
}
/**
 * The states of a provider: working; failing but still used; skipped; being tried with one message; not
 * configured.
 */
export type ProviderHealthState = 'works' | 'failing' | 'skipped' | 'tried' | 'not_set_up';
/** The state of a channel's provider, or of push services (rules 193, 199). */
export interface ProviderHealth {
  channel: Provider;
  state: ProviderHealthState;
  failing_since: IsoTime | null;
  skipped_until: IsoTime | null;
  /** the number of failures since the provider last worked */
  failures: number;
  /** the provider's last answer, as logged */
  code: string | null;
  /** whether admins were notified of the problem (rule 194) */
  is_told: boolean;
}
/** How many messages of a channel failed for one reason. */
export interface ChannelFailure {
  channel: Provider;
  fault: MessageFault;
  last_hour: number;
  last_day: number;
}
/** A configured WhatsApp template: in use, or skipped since WhatsApp refused it (rule 197). */
export interface WhatsappTemplateHealth {
  name: TemplateName;
  /** the kind of messages that use it, in words; null for the general template */
  label: string | null;
  locale: Locale;
  left_until: IsoTime | null;
  /** the last refusal, as logged */
  code: string | null;
}
/** GET /admin/messages-health: how well messages are delivered, for admins (rule 195). */
export interface MessagesHealth {
  /** needs that nobody has attended to for more than a minute; should always be 0 (rule 218) */
  needs_unattended: number;
  queues: MessageQueue[];
  providers: ProviderHealth[];
  /** null if WhatsApp's provider requires no templates, or if there is no provider */
  templates: WhatsappTemplateHealth[] | null;
  /** sorted by the number in the last day, highest first */
  failures: ChannelFailure[];
  /** the parts of SMS sent since midnight in Israel, and the price of one part, 0 if unknown */
  sms_parts_today: number;
  sms_price: number;
  currency: string;
  /** codes sent in the last 24 hours, and the limit */
  codes: number;
  most_codes: number;
  /** broadcast messages sent in the last minute, and the limit */
  broadcast_minute: number;
  most_broadcast_minute: number;
  /** receipts that arrived before their message was marked as sent */
  early_receipts: number;
  /** the version of the server's program, and the commit from which it was built, if that is known */
  version: string;
  commit: string | null;
  server_time: IsoTime;
}
