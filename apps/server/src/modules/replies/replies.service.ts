import { randomUUID } from 'node:crypto';
import {
  type Channel,
  DAY,
  HOUR,
  isCourtesy,
  MINUTE,
  type Reply,
  type ReplyMeaning,
  readReply,
  saysReceived,
} from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { Failure } from '../../platform/errors/fail.js';
import { requestContext, withRequestContext } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ContactMessagesService } from '../contact/index.js';
import {
  BouncedAddressesService,
  InvitationMessagesService,
  WhatsappWaysRepository,
} from '../notifications/index.js';
import { SubscriptionsService } from '../subscriptions/index.js';
import { type Account, UsersRepository } from '../users/index.js';
import { type Invitation, InvitationsService } from './invitations.service.js';
import { PersonMeantService } from './person-meant.service.js';
import { RepliesRepository } from './replies.repository.js';
import {
  ANSWERS_AN_HOUR,
  outcomeOfFailure,
  plainWords,
  REPLY_TEXTS,
  type ReplyOutcome,
} from './replies.rules.js';

/** An incoming message from a person. */
export interface IncomingMessage {
  /** the ID of the message at the provider, which is the same at each delivery */
  id: string;
  channel: Extract<Channel, 'sms' | 'whatsapp'>;
  /** E.164 */
  from: string;
  text: string;
  /**
   * the ID at the provider of the message that was answered, by its button or by quoting it; null if unknown
   */
  answered: string | null;
}

/** The maximum number of invitation numbers in one text. */
const MOST_NUMBERS = 5;

type Answer = Exclude<ReplyMeaning, 'stop' | 'start'>;
/** The outcome of a message, and its reply text; null if no reply is sent. */
type Handled = { outcome: ReplyOutcome; text: string | null };

/** Matches a single word in Latin letters, which the provider answers itself. */
const PROVIDERS_OWN = /^[^\p{L}\p{N}]*\p{Script=Latin}+[^\p{L}\p{N}]*$/u;
/** The outcomes of an accepted yes. */
const YES_OUTCOMES: readonly ReplyOutcome[] = ['told', 'ready'];

/**
 * Volunteers answer invitations by replying 1 or 2 (rule 36). Any other text goes to the coordinators, with
 * the volunteer's call or work (rule 147); text that belongs to neither is stored for the support desk (rule
 * 230).
 */
@Injectable()
export class RepliesService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly messages: InvitationMessagesService,
    private readonly bounced: BouncedAddressesService,
    private readonly whatsapp: WhatsappWaysRepository,
    private readonly invitations: InvitationsService,
    private readonly meant: PersonMeantService,
    private readonly subscriptions: SubscriptionsService,
    private readonly contacts: ContactMessagesService,
    private readonly repository: RepliesRepository,
  ) {}

  /** Handles a message once. A message from an unknown number is not answered. */
  async take(message: IncomingMessage): Promise<void> {
    const reply = readReply(message.text);
    const people = await this.users.accountsByPhone(message.from);
    await this.database.transaction(async (tx) => {
      await this.users.lockPhone(message.from);
      const person = await this.meant.among(people, message, reply);
      const context = {
        requestId: requestContext()?.requestId ?? randomUUID(),
        locale: person?.locale ?? 'he-IL',
        ip: null,
      };
      await withRequestContext(context, () =>
        person ? this.settle(tx, person, message, reply) : this.fromNobody(tx, message, reply),
      );
    });
  }

  /**
   * Handles the messages from one number one after the other, so that each applies to the invitation that the
   * one before left open.
   */
  private async settle(
    tx: Tx,
    person: Account,
    message: IncomingMessage,
    { meaning, number: written }: Reply,
  ): Promise<void> {
    if (await this.repository.isKnown(message.id)) return;
    if (message.channel === 'whatsapp') await this.whatsapp.wrote(message.from);
    const receivedAt = this.clock.now();
    const number =
      written ??
      (meaning === 'yes' || meaning === 'no' ? await this.numberOfAnswered(person, message) : null);
    const isAboutMany = meaning === 'stop' || meaning === 'start';
    const handled = isAboutMany
      ? await this.turn(person, meaning === 'start', message)
      : await this.handle(person, { meaning, number }, message);
    const { outcome, text } = await this.forDesk(tx, person, message, { meaning, number }, handled);
    const isAnswered = text !== null && (await this.maySay(person.id, outcome, receivedAt));
    await this.repository.insert({
      messageId: message.id,
      userId: person.id,
      outcome,
      isAnswered,
      receivedAt,
    });
    if (!isAnswered) return;
    await this.messages.reply(tx, {
      type: outcome === 'filled' ? 'offer_filled' : 'system',
      receiverId: person.id,
      receiverType: person.roles.includes('volunteer') ? 'volunteer' : 'user',
      channel: message.channel,
      to: message.from,
      locale: person.locale,
      text,
    });
  }

  /**
   * Stores text that was not understood, or that belongs to nothing else, for the support desk; its writer is
   * told so (rule 230).
   */
  private async forDesk(
    tx: Tx,
    person: Account,
    message: IncomingMessage,
    { meaning, number }: Reply,
    handled: Handled,
  ): Promise<Handled> {
    const isLost = handled.outcome === 'nothing';
    // text that was answered with a question because it could not be passed on
    const isAskedBack =
      (handled.outcome === 'unclear' || handled.outcome === 'which') &&
      meaning === 'unclear' &&
      number === null;
    if (!(isLost || isAskedBack) || !(await this.keep(tx, person, message))) return handled;
    return isLost && meaning === 'unclear' ? this.handled(person, 'read') : handled;
  }

  private async fromNobody(tx: Tx, message: IncomingMessage, { meaning }: Reply): Promise<void> {
    if (meaning !== 'stop' && meaning !== 'start') await this.keep(tx, null, message);
  }

  /** Stores a text for the support desk; returns false if it contains nothing to read. */
  private async keep(
    tx: Tx,
    person: Account | null,
    { text, from, channel }: IncomingMessage,
  ): Promise<boolean> {
    const words = plainWords(text);
    if (words === '' || isCourtesy(text)) return false;
    const role = person?.roles.find((one) => one === 'volunteer') ?? person?.roles[0] ?? 'user';
    await this.contacts.keep(tx, {
      phone: from,
      person: person && { id: person.id, role },
      locale: person?.locale ?? 'he-IL',
      channel,
      words,
    });
    return true;
  }

  /**
   * Returns the number of the invitation that was answered: a button belongs to one message, and so does a
   * quote, so that invitation is answered, even if a newer one has arrived (rule 198).
   */
  private async numberOfAnswered(person: Account, { answered }: IncomingMessage): Promise<number | null> {
    return answered === null ? null : this.messages.numberOf(person.id, answered);
  }

  /**
   * Ends or resumes broadcasts by SMS (rule 178), for everybody who shares the number (rule 238). The
   * provider itself answers a single English word, and after "stop" it would deliver no reply; a person who
   * writes in Hebrew, or writes more than one word, gets one reply.
   */
  private async turn(
    person: Account,
    isWanted: boolean,
    { text, channel, from }: IncomingMessage,
  ): Promise<Handled> {
    // The provider delivers to the number again, so the mark that it does not is cleared.
    for (const { id } of isWanted ? await this.users.accountsByPhone(from) : [])
      await this.bounced.retry(id, channel);
    const isChanged = await this.subscriptions.textsWanted(person.id, isWanted);
    const outcome = isWanted ? 'started' : 'stopped';
    if (!isChanged || PROVIDERS_OWN.test(text)) return { outcome, text: null };
    return this.handled(person, outcome);
  }

  /**
   * Applies the answer to the open question with the number in the text, or otherwise to the newest; if none
   * is open, a clear answer counts as a late answer to the newest (rules 36, 171).
   */
  private async handle(
    person: Account,
    { meaning, number }: { meaning: Answer; number: number | null },
    message: IncomingMessage,
  ): Promise<Handled> {
    const invitations = await this.invitations.newestOf(person.id);
    const open = invitations.filter((invitation) => invitation.standing === 'open');
    if (number !== null) return this.handleNumbered(person, meaning, number, message, invitations);
    if (meaning === 'yes' || meaning === 'no')
      return this.handleAnswer(person, meaning === 'yes', message, open[0], invitations[0]);
    if (open.length === 0 && saysReceived(message.text)) return this.handled(person, 'received');
    const isPassedOn = await this.passOn(person, message, open[0] ?? invitations[0] ?? null);
    if (open.length === 0) return this.handled(person, isPassedOn ? 'read' : 'nothing');
    return isPassedOn ? this.handled(person, 'passed_on') : this.askBack(person, open);
  }

  /**
   * Searches only among the writer's own invitations, so that a guessed number reveals nothing about others.
   */
  private async handleNumbered(
    person: Account,
    meaning: Answer,
    number: number,
    message: IncomingMessage,
    invitations: readonly Invitation[],
  ): Promise<Handled> {
    const open = invitations.filter((invitation) => invitation.standing === 'open');
    const meant = invitations.find((invitation) => invitation.number === number);
    if (meant === undefined || meaning === 'unclear')
      return open.length > 0 ? this.askBack(person, open) : this.handled(person, 'nothing');
    if (meant.standing === 'open') return this.answer(person, meant, meaning === 'yes', message.channel);
    const said = { volunteerId: person.id, words: message.text.trim(), channel: message.channel };
    const takenBack = meaning === 'no' ? await this.invitations.takeBackOf(meant, said) : null;
    if (takenBack) return this.handled(person, takenBack);
    if (meaning === 'no' && (await this.invitations.isReadyBy(meant)))
      return this.answer(person, meant, false, message.channel);
    return this.tooLate(person, meaning === 'yes', message.channel, meant);
  }

  /** Asks which of several invitations is meant, by their numbers. */
  private askBack(person: Account, open: readonly Invitation[]): Handled {
    const numbers = open.flatMap(({ number }) => number ?? []);
    const [first] = numbers;
    if (open.length < 2 || first === undefined) return this.handled(person, 'unclear');
    return {
      outcome: 'which',
      text: serverText(person.locale, 'replies.which', {
        number: String(first),
        numbers: numbers.slice(0, MOST_NUMBERS).join(', '),
      }),
    };
  }

  private async handleAnswer(
    person: Account,
    isYes: boolean,
    message: IncomingMessage,
    open: Invitation | undefined,
    newest: Invitation | undefined,
  ): Promise<Handled> {
    const { channel, text } = message;
    const asked = await this.invitations.answerAsked(
      { volunteerId: person.id, words: text.trim(), channel },
      isYes,
      open,
    );
    if (asked) return this.handled(person, asked);
    const yes = isYes ? null : await this.yesJustSaid(person, open);
    if (yes) {
      const takenBack = await this.invitations.takeBack(
        { volunteerId: person.id, words: text.trim(), channel },
        yes,
      );
      if (takenBack) return this.handled(person, takenBack);
      const ready = await this.invitations.readyBy(person.id, yes);
      if (ready) return this.answer(person, ready, false, channel);
      // a no straight after a yes does not refer to an older question
      if (open) return this.handled(person, 'unclear');
    }
    if (open) return this.answer(person, open, isYes, channel);
    return this.tooLate(person, isYes, channel, newest);
  }

  /**
   * Returns when a person said yes, in writing or to an urgent need by a link, if that was within a day and
   * after any open question, and if nothing that they have written since has changed anything; otherwise
   * null.
   */
  private async yesJustSaid({ id }: Account, open: Invitation | undefined): Promise<Date | null> {
    const last = await this.repository.newest(id);
    const from = last !== null && YES_OUTCOMES.includes(last.outcome) ? last.receivedAt : null;
    const taken = await this.invitations.takenOnAt(id);
    const yes = taken !== null && (last === null || taken > last.receivedAt) ? taken : from;
    const isAfter =
      yes !== null && yes > addSeconds(this.clock.now(), -DAY) && (open === undefined || yes >= open.sentAt);
    return isAfter ? yes : null;
  }

  private async tooLate(
    person: Account,
    isYes: boolean,
    channel: IncomingMessage['channel'],
    invitation: Invitation | undefined,
  ): Promise<Handled> {
    if (invitation?.standing !== 'filled' && invitation?.standing !== 'over')
      return this.handled(person, 'nothing');
    if (isYes && invitation.standing === 'filled') await this.invitations.late(invitation, channel);
    return this.handled(person, invitation.standing);
  }

  /**
   * Passes a text on to the coordinators; returns false if it belongs to nothing, is empty, or is one message
   * too many.
   */
  private async passOn(
    person: Account,
    { text, channel }: IncomingMessage,
    invitation: Invitation | null,
  ): Promise<boolean> {
    const words = plainWords(text);
    if (words === '') return false;
    try {
      return await this.invitations.say(person.id, words, channel, invitation);
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  private async answer(
    person: Account,
    invitation: Pick<Invitation, 'kind' | 'targetId'>,
    isReady: boolean,
    channel: IncomingMessage['channel'],
  ): Promise<Handled> {
    try {
      const isTold = await this.invitations.answer(invitation, isReady, channel);
      if (!isReady) return this.handled(person, 'declined');
      return this.handled(person, isTold ? 'told' : 'ready');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const outcome = outcomeOfFailure(error.code);
      // A volunteer who was just too late has already been thanked, together with all others who were called.
      if (
        outcome === 'filled' &&
        (await this.messages.wasThankedSince(person.id, addSeconds(this.clock.now(), -MINUTE)))
      )
        return { outcome, text: null };
      if (outcome !== 'refused') return this.handled(person, outcome);
      const reason = serverText(person.locale, `errors.${error.code}`, error.options.params);
      return { outcome, text: serverText(person.locale, 'replies.refused', { reason }) };
    }
  }

  private handled({ locale }: Account, outcome: Exclude<ReplyOutcome, 'refused' | 'which'>): Handled {
    const key = REPLY_TEXTS[outcome];
    return { outcome, text: key === null ? null : serverText(locale, key, { url: this.config.publicUrl }) };
  }

  /** Whether a reply may be sent: the same reply is not sent over and over. */
  private async maySay(userId: number, outcome: ReplyOutcome, now: Date): Promise<boolean> {
    return (
      (await this.repository.answeredSince(userId, outcome, addSeconds(now, -HOUR))) <
      ANSWERS_AN_HOUR[outcome]
    );
  }
}
