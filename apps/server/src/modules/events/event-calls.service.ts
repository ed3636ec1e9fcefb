import type { AnswerChannel, InvitationStanding } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { NeedAnswers } from '../needs/index.js';
import { EventAnswers } from './event-answers.service.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { callStanding, hasSeekerAnswered } from './events.policy.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';

/**
 * Takes volunteers' answers to calls in events, by link or by message, and the words beside them (rules 29,
 * 36, 147).
 */
@Injectable()
export class EventCalls {
  constructor(
    private readonly database: Database,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly answers: EventAnswers,
    private readonly said: NeedAnswers,
  ) {}

  /** The standing of calls, by the number of the volunteer's request; unknown numbers are left out. */
  async standings(requestIds: readonly number[]): Promise<Map<number, InvitationStanding>> {
    const requests = await this.requests.findVolunteerRequests(requestIds);
    const events = new Map(
      (await this.events.findMany(requests.map((request) => request.eventId))).map((event) => [
        event.id,
        event,
      ]),
    );
    return new Map(
      requests.map((request) => [
        request.id,
        callStanding(request, events.get(request.eventId)?.status ?? false),
      ]),
    );
  }

  /** Which of some questions about needing help wait for an answer. */
  async unansweredAmong(requestIds: readonly number[]): Promise<ReadonlySet<number>> {
    const requests = await this.requests.findUserRequests(requestIds);
    const events = new Map(
      (await this.events.findMany(requests.map((request) => request.eventId))).map((event) => [
        event.id,
        event,
      ]),
    );
    const open = requests.filter(
      (request) =>
        request.status !== 'closed' &&
        !hasSeekerAnswered(request) &&
        events.get(request.eventId)?.status === true,
    );
    return new Set(open.map((request) => request.id));
  }

  /**
   * Takes a volunteer's answer. Returns whether a message tells them the outcome anyway, and whether the yes
   * is kept in reserve. @throws NOT_FOUND, ALREADY_TAKEN, ALREADY_HELPING, ALREADY_ANSWERED, EVENT_OVER
   */
  async answer(
    requestId: number,
    isReady: boolean,
    channel: AnswerChannel = 'link',
  ): Promise<{ isToldAnyway: boolean; isReserve: boolean }> {
    const request = await this.requests.findVolunteerRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    const outcome = await this.database.transaction((tx) =>
      this.answers.answerVolunteer(tx, requestId, isReady, request.volunteerId, channel),
    );
    if (outcome === 'taken') return fail('ALREADY_TAKEN', { field: 'message' });
    if (outcome === 'busy') return fail('ALREADY_HELPING', { field: 'message' });
    return { isToldAnyway: isReady && request.needRequestId !== null, isReserve: outcome === 'reserve' };
  }

  /**
   * Whether a volunteer said yes to a call and has no work from it: they are in reserve, or ready for the
   * event.
   */
  async isReadyBy(requestId: number): Promise<boolean> {
    return (await this.requests.findVolunteerRequest(requestId))?.status === 'accept';
  }

  /** The call to which a volunteer said such a yes at a moment; null where there is none. */
  readyBy(volunteerId: number, at: Date): Promise<number | null> {
    return this.requests.readyBy(volunteerId, at);
  }

  /**
   * Takes a help seeker's answer about needing help, as their link does. @throws NOT_FOUND, ALREADY_ANSWERED,
   * EVENT_OVER
   */
  async answerQuestion(requestId: number, needsHelp: boolean): Promise<void> {
    const request = await this.requests.findUserRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    await this.database.transaction((tx) =>
      this.answers.answerUser(tx, requestId, needsHelp, { actorId: request.userId, mayChange: false }),
    );
  }

  /** Notes a yes to a call that another volunteer answered first (rule 146). @throws NOT_FOUND */
  async late(requestId: number, channel: AnswerChannel): Promise<void> {
    const request = await this.requests.findVolunteerRequest(requestId);
    if (request?.status !== 'closed') return;
    await this.database.transaction((tx) =>
      this.answers.answerVolunteer(tx, requestId, true, request.volunteerId, channel),
    );
  }

  /**
   * Keeps a called volunteer's words beside yes and no, for the coordinators (rule 147). @throws NOT_FOUND,
   * TOO_MANY_WORDS
   */
  async say(requestId: number, words: string, channel: AnswerChannel): Promise<void> {
    const request = await this.requests.findVolunteerRequest(requestId);
    if (!request) return fail('NOT_FOUND');
    const { eventId, volunteerId, needRequestId } = request;
    const needId =
      needRequestId === null ? null : ((await this.requests.findUserRequest(needRequestId))?.needId ?? null);
    await this.database.transaction(async (tx) => {
      await this.said.words(needId === null ? { eventId } : { needId }, { volunteerId, channel, words });
      await tx.signal(eventChanged, { eventId });
    });
  }

  /**
   * Keeps a signed-in volunteer's words about a request that they have in hand, or are in reserve for.
   * @throws NOT_FOUND, TOO_MANY_WORDS
   */
  async sayOfOwn(volunteerId: number, userRequestId: number, words: string): Promise<void> {
    const callId = await this.requests.liveCallOf(volunteerId, userRequestId);
    if (callId === null) return fail('NOT_FOUND');
    await this.say(callId, words, 'portal');
  }
}
