import type { Channel, Locale } from '@karov/domain';

/** A template that WhatsApp has approved, and its variables (rule 196). */
export interface TemplateMessage {
  /** Twilio's ID for the template (ContentSid) */
  sid: string;
  /** by their numbers, from "1" */
  variables: Readonly<Record<string, string>>;
}

/** A message that is ready to be sent: its row in the notification log already exists (rule 32). */
export interface OutgoingMessage {
  notificationId: number;
  /** a phone number in E.164 format, or an e-mail address */
  to: string;
  text: string;
  html: string | null;
  subject: string | null;
  locale: Locale;
  urgent: boolean;
  /** for a broadcast: the one-click opt-out for mail programs (RFC 8058) */
  oneClickUrl: string | null;
  /** the link or the code in the text; empty without one */
  link: string;
  code: string;
  /** the template for WhatsApp; null for a free text */
  template: TemplateMessage | null;
}

/** The outcome of an attempt; `code` names the provider and its error code, such as `twilio:21211`. */
export type SendResult = { ok: true; providerId: string } | { ok: false; retryable: boolean; code: string };

/**
 * Hands the messages of one channel over to its provider. A sender never throws because of a provider's
 * error, and never logs the text or the recipient.
 */
export interface ChannelSender {
  readonly channel: Channel;
  /** whether the provider reports that a message was received */
  readonly tellsReceipt: boolean;
  send(message: OutgoingMessage): Promise<SendResult>;
  /**
   * Returns the IDs of messages like this one that the provider has already accepted. This is called before a
   * message is sent again, because a worker may have been killed, or a connection cut, between the provider
   * and the database. The result is empty when the provider has none or can never be asked, and "unknown"
   * when it cannot be asked now.
   */
  findSent(message: OutgoingMessage, since: Date): Promise<readonly string[] | 'unknown'>;
}
