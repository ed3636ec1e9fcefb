import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type { ChannelSender, OutgoingMessage, SendResult } from './channel-sender.js';

/** The mail server and the sender's address. */
export interface SmtpSettings {
  url: string;
  from: string;
}

const TIMEOUT_MS = 10_000;

/** E-mail through an SMTP server. */
export class SmtpSender implements ChannelSender {
  readonly channel = 'email';
  private readonly transport: Transporter;

  constructor(
    private readonly settings: SmtpSettings,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.transport = createTransport({ url: settings.url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  }

  async send(message: OutgoingMessage): Promise<SendResult> {
    const messageId = this.messageId(message);
    try {
      await this.transport.sendMail({
        messageId,
        from: this.settings.from,
        to: message.to,
        subject: message.subject ?? undefined,
        text: message.text,
        html: message.html ?? undefined,
        priority: message.urgent ? 'high' : 'normal',
        headers: { 'Content-Language': message.locale, 'Auto-Submitted': 'auto-generated' },
      });
      return { ok: true, providerId: messageId };
    } catch (error) {
      return failureOf(error);
    }
  }

  /** A mail server cannot be asked. A second sending carries the same Message-ID, by which mailboxes know it for the same letter. */
  findSent(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  private messageId(message: OutgoingMessage): string {
    const domain = /@([^>\s]+)/.exec(this.settings.from)?.[1] ?? 'karov.invalid';
    return `<notification-${message.notificationId}@${domain}>`;
  }
}

/** SMTP answers 5xx for refusals that stay, 4xx for those that pass; without an answer the server was not reached. */
function failureOf(error: unknown): SendResult {
  const code = typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  if (code === null) return { ok: false, retryable: true, code: 'smtp:unreachable' };
  return { ok: false, retryable: code < 500, code: `smtp:${code}` };
}
