import type { Channel, Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Crypto } from '../../platform/crypto/crypto.js';
import { currentLocale } from '../../platform/http/request-context.js';
import { type SmsCost, smsCost, smsText } from '../../platform/text/sms-segments.js';
import { PhoneOwnersRepository } from '../users/index.js';
import type { WayOut } from './broadcast-gate.js';
import type { OutgoingMessage } from './channels/channel-sender.js';
import { mailHtml } from './channels/mail-html.js';
import type { LinkKind } from './link-code.entity.js';
import { LINK_PATHS } from './link-paths.js';
import { type InvitationNumber, MessageCodesRepository } from './message-codes.repository.js';
import type { SecretKind, WordsKind } from './notification.entity.js';
import type { DueNotification } from './notifications.repository.js';
import type { InvitationMessage } from './notifications.types.js';
import { spokenCode, spokenText } from './spoken-text.js';

/** A sample as long as a link's code (128 bits in base64url), in plain letters. */
export const SAMPLE_CODE = 'x'.repeat(22);

/** A sample with as many digits as most invitation numbers. */
export const SAMPLE_NUMBER = 47;

/**
 * The parts that are inserted into a message when it is sent: its link, and the number for answering an
 * invitation (rule 171).
 */
interface MessageSecrets {
  link: string;
  number: number | null;
  /** text that is stored only with its conversation or request */
  words: string;
  /** whether the text that the message includes is missing, so that the message is not sent */
  isOver: boolean;
}
const NO_SECRETS: MessageSecrets = { link: '', number: null, words: '', isOver: false };

/**
 * The texts inserted when the text that a message includes is missing; messages of other kinds are not sent
 * in that case.
 */
const WITHOUT_WORDS: ReadonlyMap<SecretKind | null, 'messages.noReason'> = new Map([
  ['need_words', 'messages.noReason'],
]);
type TakesWords = Pick<DueNotification, 'id' | 'secretKind' | 'secretId'>;

/** A link to be created for a message. */
export interface NewLink {
  kind: LinkKind;
  targetId: number;
  messageId: number;
  expiresAt: Date;
}

type MayInvite = Pick<DueNotification, 'id' | 'receiverId' | 'secretKind' | 'secretId' | 'secretExpiresAt'>;
type Named = Pick<
  DueNotification,
  'id' | 'receiverId' | 'channel' | 'sendTo' | 'secretKind' | 'message' | 'locale'
>;

/**
 * The maximum number of attempts: several workers that write to one person at once may want the same numbers,
 * and the slower one tries again.
 */
const MOST_ROUNDS = 8;
/**
 * The number of seconds for which a number is not used again after its link has expired, so that a late
 * answer does not apply to another invitation.
 */
const REST_SECONDS = 2 * 86_400;
/**
 * The maximum length of a name at the start of a message: shorter than elsewhere, because it precedes the
 * content.
 */
const NAME_LETTERS = 15;

/** The source of the codes in messages; the module `auth`, which owns the challenges, implements it. */
export abstract class CodeSource {
  /** Returns the code of a challenge; empty for a deleted challenge. */
  abstract codeOf(challengeId: number): Promise<string>;
}

/**
 * Returns the texts by the id of a conversation's message, a request, or a rejected document; null for a text
 * that cannot be decrypted.
 */
type WordsSource = (ids: readonly number[]) => Promise<ReadonlyMap<number, string | null>>;

/**
 * The source of each kind of inserted text: it is encrypted and erased where it is stored, so the log
 * contains none of it.
 */
export type KeptWords = Readonly<Record<WordsKind, WordsSource>>;
export const KEPT_WORDS = Symbol('words that messages take along');
const WORDS_KINDS: readonly WordsKind[] = ['chat_words', 'need_words', 'vetting_words'];

/**
 * Completes a message when it is sent: replaces the log's placeholder with the link, the code or the
 * instruction for answering.
 */
@Injectable()
export class MessageText {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly crypto: Crypto,
    private readonly repository: MessageCodesRepository,
    private readonly phoneOwners: PhoneOwnersRepository,
    private readonly oneTimeCodes: CodeSource,
    @Inject(KEPT_WORDS) private readonly kept: KeptWords,
  ) {}

  /** Returns the links of messages, by message id. */
  async links(
    due: readonly Pick<DueNotification, 'id' | 'secretKind' | 'secretId' | 'secretExpiresAt' | 'eventId'>[],
  ): Promise<Map<number, string>> {
    const wanted = due.flatMap(
      ({ id: messageId, secretKind, secretId: targetId, secretExpiresAt: expiresAt, eventId }) => {
        const kind = linkKindOf(secretKind, eventId);
        return kind !== null && targetId !== null && expiresAt
          ? [{ kind, targetId, messageId, expiresAt }]
          : [];
      },
    );
    const codes = await this.mintAll(wanted);
    return new Map(
      wanted.map(({ kind, messageId }) => [
        messageId,
        `${this.config.publicUrl}${LINK_PATHS[kind].short}${codes.get(messageId) ?? ''}`,
      ]),
    );
  }

  /**
   * Creates the codes of links together; returns them by message id. A code is derived from that id, so that
   * a message sent again has the same link (rule 29).
   */
  async mintAll(links: readonly NewLink[]): Promise<Map<number, string>> {
    if (links.length === 0) return new Map();
    const coded = links.map((link) => ({
      ...link,
      code: this.crypto.deriveLinkCode(`${link.kind}|${link.targetId}|${link.messageId}`),
    }));
    await this.repository.addLinks(
      coded.map(({ code, kind, targetId, expiresAt }) => ({
        codeHash: this.crypto.hashLinkCode(code),
        kind,
        targetId,
        expiresAt,
      })),
    );
    return new Map(coded.map(({ messageId, code }) => [messageId, code]));
  }

  /**
   * Returns the numbers of the invitations among these messages, by message id (rule 171): two digits, unique
   * among one person's invitations with valid links. An invitation keeps its number in every channel and
   * every sending. If more invitations are open than there are numbers, the last ones get none.
   */
  async numbers(due: readonly MayInvite[]): Promise<Map<number, number>> {
    const wanted = due.flatMap(invitationOf);
    const numbers = new Map<number, number>();
    if (wanted.length === 0) return numbers;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const missing = wanted.filter(({ messageId }) => !numbers.has(messageId));
      const taken = await this.repository.takeNumbers(missing, this.restedBefore());
      for (const { messageId, number } of taken) numbers.set(messageId, number);
      if (numbers.size === wanted.length) return numbers;
      await this.repository.freeNumbers(
        missing.map(({ userId }) => userId),
        this.restedBefore(),
      );
    }
    return numbers;
  }

  /** Deletes numbers that can be used again. */
  sweepNumbers(): Promise<void> {
    return this.repository.forgetNumbers(this.restedBefore());
  }

  private restedBefore(): Date {
    return addSeconds(this.clock.now(), -REST_SECONDS);
  }

  /**
   * Puts the recipient's first name in front of a message if several people share the telephone (rule 238). A
   * code is for the number and names nobody.
   */
  async named<Message extends Named>(due: readonly Message[]): Promise<Message[]> {
    const written = due.flatMap(({ receiverId, channel, sendTo, secretKind }) =>
      receiverId !== null && channel !== 'email' && secretKind !== 'otp'
        ? [{ userId: receiverId, phone: sendTo }]
        : [],
    );
    if (written.length === 0) return [...due];
    const names = await this.phoneOwners.sharedNames(written);
    return due.map((message) => {
      const isTold = message.channel !== 'email' && message.secretKind !== 'otp';
      const name = isTold && message.receiverId !== null ? names.get(message.receiverId) : undefined;
      return name === undefined
        ? message
        : {
            ...message,
            message: serverText(message.locale, 'messages.about', {
              name: name.slice(0, NAME_LETTERS),
              text: message.message,
            }),
          };
    });
  }

  /** Returns the parts to insert into messages that are about to be sent, by message id. */
  async secrets(due: readonly DueNotification[]): Promise<Map<number, MessageSecrets>> {
    const [links, numbers] = [
      await this.links(due),
      await this.numbers(due.filter(({ channel }) => takesReplies(channel, this.config))),
    ];
    const words = await this.keptWords(due);
    return new Map(
      due.map((message) => {
        const { id } = message;
        const taken = wordsFor(message, words);
        return [
          id,
          {
            link: links.get(id) ?? '',
            number: numbers.get(id) ?? null,
            words: taken ?? '',
            isOver: taken === null,
          },
        ];
      }),
    );
  }

  /** Returns the text from elsewhere that messages include, by message id. */
  async wordsOf(due: readonly TakesWords[]): Promise<Map<number, string>> {
    return new Map(
      [...(await this.keptWords(due))].map(([id, words]) => [
        id,
        words === null ? serverText(currentLocale(), 'answers.unreadable') : words || '…',
      ]),
    );
  }

  /** Whether a message is not to be sent because the text that it includes is missing. */
  async isWithoutWords(due: DueNotification): Promise<boolean> {
    return wordsFor(due, await this.keptWords([due])) === null;
  }

  /**
   * Returns the text that messages include, by message id; empty if it has been deleted, null if it cannot be
   * decrypted.
   */
  private async keptWords(due: readonly TakesWords[]): Promise<Map<number, string | null>> {
    const words = new Map<number, string | null>();
    for (const kind of WORDS_KINDS) {
      const wanted = due.flatMap(({ id, secretKind, secretId }) =>
        secretKind === kind && secretId !== null ? [{ id, secretId }] : [],
      );
      const written =
        wanted.length === 0
          ? new Map<number, string | null>()
          : await this.kept[kind](wanted.map(({ secretId }) => secretId));
      for (const { id, secretId } of wanted)
        words.set(id, written.has(secretId) ? (written.get(secretId) ?? null) : '');
    }
    return words;
  }

  /**
   * Returns a message as its recipients would read it, with a link that leads nowhere but is as long as the
   * real one; `secretKind` selects the kind of link.
   */
  sample(text: string, locale: Locale, channel: Channel, secretKind: SecretKind | null): string {
    const number = isInvitation(secretKind) ? SAMPLE_NUMBER : null;
    const kind = linkKindOf(secretKind, null);
    const link = kind === null ? '' : `${this.config.publicUrl}${LINK_PATHS[kind].short}${SAMPLE_CODE}`;
    return this.completed(text, { locale, channel, secretKind }, { ...NO_SECRETS, link, number });
  }

  /** Returns a broadcast as its recipient reads it: the text exactly as typed, and the opt-out (rule 178). */
  ofBroadcast(
    message: string,
    { locale, channel }: Pick<DueNotification, 'locale' | 'channel'>,
    url: string,
  ): string {
    const byReply = takesReplies(channel, this.config) ? 'messages.endTexts' : 'messages.endTextsByLink';
    return this.marked(
      `${message}\n\n${serverText(locale, channel === 'email' ? 'messages.endMails' : byReply, { url })}`,
      locale,
    );
  }

  /** Returns a sample of a broadcast, with an opt-out link as long as the recipient's. */
  sampleOfBroadcast(
    message: string,
    locale: Locale,
    channel: Channel,
    wayOf: (code: string) => string,
  ): { text: string; sms: SmsCost } {
    if (channel === 'call') return { text: this.ofTestCall(locale), sms: smsCost('') };
    const text = this.ofBroadcast(message, { locale, channel }, wayOf(SAMPLE_CODE));
    return { text, sms: smsCost(text) };
  }

  /** Returns the text spoken in a test call after a key was pressed (rule 210). */
  ofTestCall(locale: Locale): string {
    return `${this.marked(serverText(locale, 'voice.test'), locale)} ${serverText(locale, 'voice.testQuestion')}`;
  }

  /** Returns a broadcast in the form in which it is handed to the provider. */
  composeBroadcast(due: DueNotification, way: WayOut): OutgoingMessage {
    const text =
      due.channel === 'call' ? this.ofTestCall(due.locale) : this.ofBroadcast(due.message, due, way.url);
    return { ...outgoing(due, text), oneClickUrl: way.oneClickUrl };
  }

  /** Returns the message in the form in which it is handed to the provider, with its link and number. */
  async compose(due: DueNotification, secrets?: MessageSecrets): Promise<OutgoingMessage> {
    if (due.channel === 'call')
      return outgoing(
        due,
        await this.spoken(due, secrets?.words ?? wordsFor(due, await this.keptWords([due])) ?? ''),
      );
    const code = await this.code(due);
    return {
      ...outgoing(due, this.completed(due.message, due, secrets ?? NO_SECRETS).replaceAll('%{code}', code)),
      link: secrets?.link ?? '',
      code,
    };
  }

  /** Returns the message as a call reads it out (rule 180), including somebody's own words. */
  private async spoken(due: DueNotification, words: string): Promise<string> {
    return due.secretKind === 'otp'
      ? spokenCode(due.locale, await this.code(due))
      : this.completed(due.message, due, { ...NO_SECRETS, words });
  }

  private completed(
    message: string,
    { locale, channel, secretKind }: Pick<DueNotification, 'locale' | 'channel' | 'secretKind'>,
    { link, number, words }: MessageSecrets,
  ): string {
    if (channel === 'call')
      return this.marked(
        spokenText(message, { locale, secretKind, words }, this.config.support.phone),
        locale,
      );
    const reply = takesReplies(channel, this.config)
      ? howToReply(locale, number)
      : serverText(locale, 'messages.replyByLink');
    const completed = message
      .replaceAll('%{reply}', reply)
      .replaceAll('%{link}', () => link)
      .replaceAll('%{words}', () => words);
    const whole = this.marked(completed, locale);
    return channel === 'sms' ? smsText(whole) : whole;
  }

  private marked(text: string, locale: Locale): string {
    return this.config.exercise ? serverText(locale, 'messages.exercise', { text }) : text;
  }

  private async code(due: DueNotification): Promise<string> {
    if (due.secretKind !== 'otp' || due.secretId === null) return '';
    return this.oneTimeCodes.codeOf(due.secretId);
  }
}

/**
 * Returns the kind of target of a message's link; null if the message has no link. The question whether
 * somebody is coming is answered on the page of their work (rule 212).
 */
function linkKindOf(kind: SecretKind | null, eventId: number | null): LinkKind | null {
  if (kind === 'hold') return eventId === null ? 'application_work' : 'event_work';
  return isLink(kind) ? kind : null;
}

/** Whether messages of a kind have a link. */
function isLink(kind: SecretKind | null): kind is LinkKind {
  return kind !== null && Object.hasOwn(LINK_PATHS, kind);
}

/** Returns the invitation that a message's number refers to. */
function invitationOf({
  id: messageId,
  receiverId: userId,
  secretKind: kind,
  secretId: targetId,
  secretExpiresAt: expiresAt,
}: MayInvite): InvitationNumber[] {
  return isInvitation(kind) && userId !== null && targetId !== null && expiresAt !== null
    ? [{ messageId, userId, kind, targetId, expiresAt }]
    : [];
}

/** Whether a message of this kind is an invitation, which can be answered by a message. */
function isInvitation(kind: SecretKind | null): kind is InvitationMessage['kind'] {
  return kind === 'event_volunteer' || kind === 'application_call';
}

/**
 * Returns the instruction for answering by message; an invitation needs its number if several are open (rules
 * 36, 171).
 */
export function howToReply(locale: Locale, number: number | null): string {
  return number === null
    ? serverText(locale, 'messages.replyByMessage')
    : serverText(locale, 'messages.replyByNumber', { number: String(number) });
}

/** Returns the message in the form in which the sender gets it; only e-mail has a subject and HTML. */
function outgoing(due: DueNotification, text: string): OutgoingMessage {
  const subject = due.channel === 'email' ? subjectOf(text, due.locale) : null;
  return {
    notificationId: due.id,
    to: due.sendTo,
    text,
    html: subject === null ? null : mailHtml(text, due.locale, subject),
    subject,
    locale: due.locale,
    urgent: due.isUrgent,
    oneClickUrl: null,
    link: '',
    code: '',
    template: null,
  };
}

/**
 * Whether replies through this channel reach the system: never to e-mail or a call; to SMS only if the sender
 * is a number and not a name (rule 36).
 */
export function takesReplies(channel: Channel, { twilio }: Pick<AppConfig, 'twilio'>): boolean {
  if (channel === 'email' || channel === 'call') return false;
  return channel === 'whatsapp' || twilio === null || /^\+?\d+$/.test(twilio.from);
}

/**
 * Returns the text that a message includes; null if that text has been deleted or cannot be read, and the
 * message is meaningless without it.
 */
function wordsFor(
  { id, message, secretKind, locale }: DueNotification,
  kept: ReadonlyMap<number, string | null>,
): string | null {
  const words = kept.get(id) ?? '';
  if (words !== '' || !kept.has(id) || !message.includes('%{words}')) return words;
  const instead = WITHOUT_WORDS.get(secretKind);
  return instead ? serverText(locale, instead) : null;
}

/** Returns the subject of an e-mail; it says if the message belongs to an exercise (rule 161). */
function subjectOf(text: string, locale: Locale): string {
  const subject = serverText(locale, 'messages.subject');
  const isExercise = text.startsWith(serverText(locale, 'messages.exercise', { text: '' }));
  return isExercise ? serverText(locale, 'messages.exercise', { text: subject }) : subject;
}
