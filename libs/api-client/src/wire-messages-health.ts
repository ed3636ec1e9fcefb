import type { Locale, MessageFault, Provider, TemplateName } from '@karov/domain';
import type { IsoTime } from './wire-basics.js';

/** Which messages wait apart from which: urgent ones overtake, those to many leave at a pace of their own. */
export type MessageLane = 'urgent' | 'ordinary' | 'broadcast';
/** Messages of a lane: how many are due, will be due later, and are held back since their provider is left out; times in seconds, null where there is nothing to tell. */
export interface MessageQueue {
  lane: MessageLane;
  waiting: number;
  later: number;
  held: number;
  late_seconds: number | null;
  /** of the last hour: how many left, and how long after they were due; to many: nothing, their pace decides */
  sent: number;
  p50_seconds: number | null;
  p99_seconds: number | null;
}
/** It works; it has failed, and is asked as always; it is left out; one message tries it; none is set up. */
export type ProviderHealthState = 'works' | 'failing' | 'skipped' | 'tried' | 'not_set_up';
/** How the provider of a channel is, or push services are (rules 193, 199). */
export interface ProviderHealth {
  channel: Provider;
  state: ProviderHealthState;
  failing_since: IsoTime | null;
  skipped_until: IsoTime | null;
  /** since it worked last */
  failures: number;
  /** the provider's last answer, as the log has it */
  code: string | null;
  /** admins were told of it (rule 194) */
  is_told: boolean;
}
/** How many messages of a channel failed for one reason. */
export interface ChannelFailure {
  channel: Provider;
  fault: MessageFault;
  last_hour: number;
  last_day: number;
}
/** A template of WhatsApp by the setting: whether messages go by it, or it is left alone since it was refused (rule 197). */
export interface WhatsappTemplateHealth {
  name: TemplateName;
  /** for which kind of messages, in words; null for the general one */
  label: string | null;
  locale: Locale;
  left_until: IsoTime | null;
  /** the last refusal, as the log has it */
  code: string | null;
}
/** GET /admin/messages-health: how messages leave, for admins (rule 195). */
export interface MessagesHealth {
  /** needs that were nobody's for longer than a minute, which must be none (rule 218) */
  needs_unattended: number;
  queues: MessageQueue[];
  providers: ProviderHealth[];
  /** null where WhatsApp has no provider that asks for templates */
  templates: WhatsappTemplateHealth[] | null;
  /** most of the last day first */
  failures: ChannelFailure[];
  /** parts of SMS since midnight in Israel, and what one costs, 0 where that is not known */
  sms_parts_today: number;
  sms_price: number;
  currency: string;
  /** codes in the last 24 hours, and how many there may be */
  codes: number;
  most_codes: number;
  /** messages to many in the last minute, and how many there may be */
  broadcast_minute: number;
  most_broadcast_minute: number;
  /** receipts that came before their message was written down as sent */
  early_receipts: number;
  server_time: IsoTime;
}
