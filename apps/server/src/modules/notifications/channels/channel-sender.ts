import type { Channel, Locale } from '@karov/domain';

/** A template that WhatsApp has approved, and its variables (rule 196). */
export interface TemplateMessage {
  /** Twilio's number of it (ContentSid) */
  sid: string;
  /** by their numbers, from "1" */
  variables: Readonly<Record<string, string>>;
}

/** A message that is ready to go: its row in the notification log is already written (rule 32). */
export interface OutgoingMessage {
  notificationId: number;
  /** a number in E.164, or an e-mail address */
  to: string;
  text: string;
  html: string | null;
  subject: string | null;
  locale: Locale;
  urgent: boolean;
  /** of a broadcast: where a mail program ends them by one call (RFC 8058) */
  oneClickUrl: string | null;
  /** the link and the code within the text; empty where there is none */
  link: string;
  code: string;
  /** by which WhatsApp takes it; null for free words */
  template: TemplateMessage | null;
}

/** The outcome of an attempt; `code` names the provider and its own code, e.g. `twilio:21211`. */
export type SendResult = { ok: true; providerId: string } | { ok: false; retryable: boolean; code: string };

/**
 * Hands messages of one channel to its provider. A sender never throws for a provider's fault and never logs
 * the text or the receiver.
 */
export interface ChannelSender {
  readonly channel: Channel;
  /** whether its provider tells when a message was received */
  readonly tellsReceipt: boolean;
  send(message: OutgoingMessage): Promise<SendResult>;
  /**
   * The provider's ids of messages like this one that it has already taken. Before a message is sent once
   * more this is asked, since a worker may have been killed, or a connection cut, between the provider and
   * the database. Empty when the provider has none or can never be asked, "unknown" when it cannot be asked
   * now.
   */
  findSent(message: OutgoingMessage, since: Date): Promise<readonly string[] | 'unknown'>;
}
