import type { Channel, Locale } from '@karov/domain';

/** A message that is ready to go: its row in the notification log is already written (decision 32). */
export interface OutgoingMessage {
  notificationId: number;
  /** a number in E.164, or an e-mail address */
  to: string;
  text: string;
  html: string | null;
  subject: string | null;
  locale: Locale;
  urgent: boolean;
}

/** What became of an attempt; `code` names the provider and its own code, e.g. `twilio:21211`. */
export type SendResult = { ok: true; providerId: string } | { ok: false; retryable: boolean; code: string };

/**
 * Hands messages of one channel to its provider. A sender never throws for a provider's fault and never logs the text or the receiver.
 */
export interface ChannelSender {
  readonly channel: Channel;
  send(message: OutgoingMessage): Promise<SendResult>;
  /**
   * The provider's id of this message when the provider has already taken it. A worker that was killed between the
   * provider and the database asks this before it sends again. Null when the provider does not have it or cannot be asked.
   */
  findSent(message: OutgoingMessage, since: Date): Promise<string | null>;
}
