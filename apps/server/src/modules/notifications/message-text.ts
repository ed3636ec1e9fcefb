import { Inject, Injectable } from '@nestjs/common';
import type { Channel, Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { LinksService } from './links.service.js';
import type { OutgoingMessage } from './channels/channel-sender.js';
import type { DueNotification } from './notifications.repository.js';

const LINK_PATHS = {
  event_volunteer: '/volunteer/update-status/',
  event_user: '/user/update-event-respond/',
  application_call: '/help/request/',
  sign_in: '/sign-in/',
  reference: '/registered-by-other/',
} as const;

/** What the link of a message is for. */
export type MessageLink = keyof typeof LINK_PATHS;

/** As long as the code of a link (128 bits in base64url), and of letters as plain. */
const SAMPLE_CODE = 'x'.repeat(22);

/** Tells the code of a challenge; registered by the module that owns the challenges. */
export type CodeSource = (challengeId: number) => Promise<string>;

/** Completes a message at the moment of sending: puts the link, the code or the word on answering where the log has a placeholder. */
@Injectable()
export class MessageText {
  private codeSource: CodeSource | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly codes: LinksService,
  ) {}

  /** Says where one-time codes come from. */
  useCodeSource(source: CodeSource): void {
    this.codeSource = source;
  }

  /** The links that messages carry, by the message's number. */
  async links(due: readonly DueNotification[]): Promise<Map<number, string>> {
    const wanted = due.flatMap(({ id: messageId, secretKind, secretId: targetId, secretExpiresAt: expiresAt }) =>
      secretKind && secretKind !== 'otp' && targetId !== null && expiresAt ? [{ kind: secretKind, targetId, messageId, expiresAt }] : [],
    );
    const codes = await this.codes.mintAll(wanted);
    return new Map(wanted.map(({ kind, messageId }) => [messageId, `${this.config.publicUrl}${LINK_PATHS[kind]}${codes.get(messageId) ?? ''}`]));
  }

  /** A message as its receivers would read it, with a link that leads nowhere but is as long as theirs. */
  sample(text: string, locale: Locale, channel: Channel, link: MessageLink): string {
    return this.completed(text, { locale, channel }, `${this.config.publicUrl}${LINK_PATHS[link]}${SAMPLE_CODE}`);
  }

  /** The message as it goes to the provider, with its link. */
  async compose(due: DueNotification, link: string): Promise<OutgoingMessage> {
    const text = this.completed(due.message, due, link).replaceAll('%{code}', await this.code(due));
    return {
      notificationId: due.id,
      to: due.sendTo,
      text,
      html: due.channel === 'email' ? htmlOf(text) : null,
      subject: due.channel === 'email' ? subjectOf(text, due.locale) : null,
      locale: due.locale,
      urgent: due.isUrgent,
    };
  }

  private completed(message: string, { locale, channel }: Pick<DueNotification, 'locale' | 'channel'>, link: string): string {
    const reply = serverText(locale, takesReplies(channel, this.config) ? 'messages.replyByMessage' : 'messages.replyByLink');
    const completed = message.replaceAll('%{reply}', reply).replaceAll('%{link}', link);
    return this.config.exercise ? serverText(locale, 'messages.exercise', { text: completed }) : completed;
  }

  private async code(due: DueNotification): Promise<string> {
    if (due.secretKind !== 'otp' || due.secretId === null) return '';
    return this.codeSource ? this.codeSource(due.secretId) : '';
  }
}

/** Whether an answer to a message of this channel comes back to the product: never by e-mail, by SMS only to a number and not to a name (rule 36). */
export function takesReplies(channel: Channel, { twilio }: Pick<AppConfig, 'twilio'>): boolean {
  if (channel === 'email') return false;
  return channel === 'whatsapp' || twilio === null || /^\+?\d+$/.test(twilio.from);
}

/** What a mail is called; of an exercise it says so too (rule 161). */
function subjectOf(text: string, locale: Locale): string {
  const subject = serverText(locale, 'messages.subject');
  const isExercise = text.startsWith(serverText(locale, 'messages.exercise', { text: '' }));
  return isExercise ? serverText(locale, 'messages.exercise', { text: subject }) : subject;
}

/** Plain text as safe HTML: everything escaped, links clickable, lines kept (rule 32). */
function htmlOf(text: string): string {
  const escaped = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return escaped.replace(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`).replaceAll('\n', '<br>');
}
