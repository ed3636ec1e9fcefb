import type { AnswerChannel, InvitationStanding } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { ApplicationCallsService } from '../applications/index.js';
import { EventCallsService } from '../events/index.js';
import { type AskedAnswer, WordsAboutWorkService } from '../needs/index.js';
import { type InvitationMessage, InvitationMessagesService } from '../notifications/index.js';

/** An invitation to a volunteer, and its state for that volunteer. */
export interface Invitation extends InvitationMessage {
  standing: InvitationStanding;
}

/**
 * A volunteer's invitations of every kind: to events, to needs in events, to single requests and emergencies.
 */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly messages: InvitationMessagesService,
    private readonly events: EventCallsService,
    private readonly applications: ApplicationCallsService,
    private readonly work: WordsAboutWorkService,
  ) {}

  /** Returns the sent invitations that can still be answered, newest first. */
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
   * Handles the answer as the link would; returns whether a message tells the volunteer about the next step
   * in any case.
   * @throws Failure as the link does
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
   * Handles the answer to the question whether somebody is coming, or to a ride's reminder, if that question
   * was asked after all other open ones (rules 36, 149, 164); returns null if it was not.
   */
  answerAsked(
    said: { volunteerId: number; words: string; channel: AnswerChannel },
    isComing: boolean,
    open: Invitation | undefined,
  ): Promise<AskedAnswer | null> {
    return this.work.answerAsked(said, isComing, open ? { since: open.sentAt } : {});
  }

  /**
   * Withdraws the yes that a volunteer gave at a given time, if they have received no other message since;
   * returns null if there is no such yes.
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
   * Withdraws the yes to an invitation that is identified by its number; returns null if the volunteer no
   * longer holds the work, or if it was not an event's call.
   */
  async takeBackOf(
    { kind, targetId }: Pick<Invitation, 'kind' | 'targetId'>,
    said: { volunteerId: number; words: string; channel: AnswerChannel },
  ): Promise<AskedAnswer | null> {
    return kind === 'event_volunteer' ? this.work.takeBack(said, { callId: targetId }) : null;
  }

  /**
   * Whether a yes to an event's call has not led to any work yet: the volunteer is in reserve for a need, or
   * ready for the event.
   */
  async isReadyBy({ kind, targetId }: Pick<Invitation, 'kind' | 'targetId'>): Promise<boolean> {
    return kind === 'event_volunteer' && (await this.events.isReadyBy(targetId));
  }

  /**
   * Returns the event's call to which a volunteer said yes at a given time and which has led to no work; null
   * if there is no such call, or if the volunteer has received another message since.
   */
  async readyBy(volunteerId: number, at: Date): Promise<Pick<Invitation, 'kind' | 'targetId'> | null> {
    if (await this.messages.hasHeardSince(volunteerId, at)) return null;
    const targetId = await this.events.readyBy(volunteerId, at);
    return targetId === null ? null : { kind: 'event_volunteer', targetId };
  }

  /**
   * Returns when a volunteer, by their own yes, took on the work that they hold but have not begun; null when
   * there is no such work.
   */
  takenOnAt(volunteerId: number): Promise<Date | null> {
    return this.work.takenOnAt(volunteerId);
  }

  /**
   * Returns when a person was last asked a question that is still open, or took on something that a no would
   * undo; null if neither is the case.
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
   * Handles the answer to a question about one assignment (rules 149, 164); returns null if the assignment
   * has ended, or if this person was not asked.
   */
  answerAbout(
    holdId: number,
    said: { volunteerId: number; words: string; channel: AnswerChannel },
    isComing: boolean,
  ): Promise<AskedAnswer | null> {
    return this.work.answerAsked(said, isComing, { holdId });
  }

  /** Records a yes that came after somebody else's (rule 146). */
  late({ kind, targetId }: Invitation, channel: AnswerChannel): Promise<void> {
    return kind === 'event_volunteer'
      ? this.events.late(targetId, channel)
      : this.applications.late(targetId, channel);
  }

  /**
   * Stores a volunteer's message for the coordinators: with the open invitation, or else with the work that
   * they hold, or else with their last call (rule 147). Returns false if there is none of these.
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
