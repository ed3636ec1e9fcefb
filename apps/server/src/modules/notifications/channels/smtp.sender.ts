import { isRecord } from '@karov/domain';
import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { ChannelSender, OutgoingMessage, SendResult } from './channel-sender.js';

/** The mail server and the sender's address. */
export interface SmtpSettings {
  url: string;
  from: string;
}

const TIMEOUT_MS = 10_000;

/** Sends e-mail through an SMTP server. */
export class SmtpSender implements ChannelSender {
  readonly channel = 'email';
  readonly tellsReceipt = false;
  private readonly transport: Transporter;

  constructor(
    private readonly settings: SmtpSettings,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.transport = createTransport({
      url: settings.url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
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
        headers: {
          'Content-Language': message.locale,
          'Auto-Submitted': 'auto-generated',
          ...unsubscribing(message),
        },
      });
      return { ok: true, providerId: messageId };
    } catch (error) {
      return failureOf(error);
    }
  }

  /**
   * Returns nothing, because a mail server cannot be asked. A message that is sent again has the same
   * Message-ID, by which mailboxes recognize it as the same e-mail.
   */
  findSent(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  private messageId(message: OutgoingMessage): string {
    const domain = /@([^>\s]+)/.exec(this.settings.from)?.[1] ?? 'karov.invalid';
    return `<notification-${message.notificationId}@${domain}>`;
  }
}

/**
 * The headers from which mail programs build an unsubscribe button for broadcasts (RFC 2369, RFC 8058; rule
 * 178).
 */
function unsubscribing({ oneClickUrl }: OutgoingMessage): Record<string, string> {
  return oneClickUrl === null
    ? {}
    : {
        'List-Unsubscribe': `<${oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      };
}

/**
 * Interprets a failure: SMTP answers 5xx for permanent refusals and 4xx for temporary ones; without an answer
 * the server was not reached.
 */
function failureOf(error: unknown): SendResult {
  const code = numberIn(error);
  if (code === null) return { ok: false, retryable: true, code: 'smtp:unreachable' };
  return { ok: false, retryable: code < 500, code: `smtp:${enhancedCode(error) ?? code}` };
}

function numberIn(error: unknown): number | null {
  return isRecord(error) && typeof error['responseCode'] === 'number' ? error['responseCode'] : null;
}

/**
 * Returns the enhanced status code, such as 5.1.1 for a mailbox that does not exist (RFC 3463), which says
 * more than the three-digit code of the response.
 */
function enhancedCode(error: unknown): string | null {
  const response = isRecord(error) ? error['response'] : null;
  return typeof response === 'string'
    ? (/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null)
    : null;
}
