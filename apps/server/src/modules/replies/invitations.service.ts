import type { AnswerChannel, InvitationStanding } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { ApplicationCalls } from '../applications/index.js';
import { EventCalls } from '../events/index.js';
import { type AskedAnswer, WordsAboutWork } from '../needs/index.js';
import { type InvitationMessage, InvitationMessages } from '../notifications/index.js';

/** An invitation of a volunteer, and how it stands for them. */
export interface Invitation extends InvitationMessage {
  standing: InvitationStanding;
}

/**
 * A volunteer's invitations of every kind: to events, to needs in events, to single requests and emergencies.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly messages: InvitationMessages,
    private readonly events: EventCalls,
    private readonly applications: ApplicationCalls,
    private readonly work: WordsAboutWork,
  ) {}

  /** Those that have gone out and are not too old to be answered, the newest first. */
  async newestOf(volunteerId: number): Promise<Invitation[]> {
    const sent = await this.messages.newestTo(volunteerId);
    const ids = (kind: InvitationMessage['kind']) =>
      sent.filter((message) => message.kind === kind).map((message) => message.targetId);
    const standings = {
      event_volunteer: await this.events.standings(ids('event_volunteer')),
      application_call: await this.applications.standings(volunteerId, ids('application_call')),
    };
    return sent.flatMap((message) => {
      const standing = standings[message.kind].get(message.targetId);
      return standing ? [{ ...message, standing }] : [];
    });
  }

  /**
   * Takes the answer as the link would; returns whether a message tells the volunteer about the next step
   * anyway. @throws Failure as the link does
   */
  async answer(
    { kind, targetId }: Pick<Invitation, 'kind' | 'targetId'>,
    isReady: boolean,
    channel: AnswerChannel,
  ): Promise<boolean> {
    if (kind === 'event_volunteer')
      return (await this.events.answer(targetId, isReady, channel)).isToldAnyway;
    await this.applications.answer(targetId, isReady, channel);
    return isReady;
  }

  /**
   * Takes the answer to whether somebody sets out, or to a ride's reminder, where that was asked after any
   * other question that is open (rules 36, 149, 164); null where it was not.
   */
  answerAsked(
    said: { volunteerId: number; words: string; channel: AnswerChannel },
    isComing: boolean,
    open: Invitation | undefined,
  ): Promise<AskedAnswer | null> {
    return this.work.answerAsked(said, isComing, open ? { since: open.sentAt } : {});
  }

  /**
   * Takes back what a volunteer said yes to at a moment, where they have heard of nothing else since; null
   * where there is nothing of it.
   */
  async takeBack(
    said: { volunteerId: number; words: string; channel: AnswerChannel },
    at: Date,
  ): Promise<AskedAnswer | null> {
    return (await this.messages.hasHeardSince(said.volunteerId, at))
      ? null
      : this.work.takeBack(said, { at });
  }

  /**
   * Takes back the yes to an invitation that was named; null where it is held no more, or was no call of an
   * event.
   */
  async takeBackOf(
    { kind, targetId }: Pick<Invitation, 'kind' | 'targetId'>,
    said: { volunteerId: number; words: string; channel: AnswerChannel },
  ): Promise<AskedAnswer | null> {
    return kind === 'event_volunteer' ? this.work.takeBack(said, { callId: targetId }) : null;
  }

  /**
   * Whether a call of an event has a yes from which no work has followed: in reserve for a need, or ready for
   * the event.
   */
  async isReadyBy({ kind, targetId }: Pick<Invitation, 'kind' | 'targetId'>): Promise<boolean> {
    return kind === 'event_volunteer' && (await this.events.isReadyBy(targetId));
  }

  /**
   * The call of an event to which a volunteer said yes at a moment, and from which no work has followed; null
   * where there is none, or they have heard of something else since.
   */
  async readyBy(volunteerId: number, at: Date): Promise<Pick<Invitation, 'kind' | 'targetId'> | null> {
    if (await this.messages.hasHeardSince(volunteerId, at)) return null;
    const targetId = await this.events.readyBy(volunteerId, at);
    return targetId === null ? null : { kind: 'event_volunteer', targetId };
  }

  /**
   * When a volunteer took on, by themselves, what they hold and have not begun; null where they hold nothing
   * of it.
   */
  takenOnAt(volunteerId: number): Promise<Date | null> {
    return this.work.takenOnAt(volunteerId);
  }

  /**
   * When somebody was asked last what they have not answered, or took on by themselves what a no takes back;
   * null where nothing of it is open.
   */
  async lastTurnOf(personId: number): Promise<Date | null> {
    const open = (await this.newestOf(personId)).find(({ standing }) => standing === 'open');
    const moments = [
      open?.sentAt ?? null,
      await this.work.askedAt(personId),
      await this.work.takenOnAt(personId),
    ];
    return moments.reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), null);
  }

  /**
   * Takes the answer to a question about one assignment (rules 149, 164); null where it is over, or was not
   * asked of them.
   */
  answerAbout(
    holdId: number,
    said: { volunteerId: number; words: string; channel: AnswerChannel },
    isComing: boolean,
  ): Promise<AskedAnswer | null> {
    return this.work.answerAsked(said, isComing, { holdId });
  }

  /** Notes a yes that came after somebody else's (rule 146). */
  late({ kind, targetId }: Invitation, channel: AnswerChannel): Promise<void> {
    return kind === 'event_volunteer'
      ? this.events.late(targetId, channel)
      : this.applications.late(targetId, channel);
  }

  /**
   * Keeps words of a volunteer for the coordinators: beside the open invitation, otherwise what they have in
   * hand, otherwise what they were called for last (rule 147). False where there is none of it.
   */
  async say(
    volunteerId: number,
    words: string,
    channel: AnswerChannel,
    invitation: Invitation | null,
  ): Promise<boolean> {
    if (invitation?.standing !== 'open' && (await this.work.say({ volunteerId, words, channel })))
      return true;
    if (invitation === null || invitation.standing === 'over') return false;
    const { kind, targetId } = invitation;
    await (kind === 'event_volunteer'
      ? this.events.say(targetId, words, channel)
      : this.applications.say(targetId, words, channel));
    return true;
  }
}
