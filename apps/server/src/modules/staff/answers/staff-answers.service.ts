import type { DeskSubject, StaffAnswer } from '@karov/api-client';
import { type AnswerAbility, type AnswerOutcome, answerAbilities, isAdmin, isEnded } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { lookUp } from '../../../platform/database/rows.js';
import { fail } from '../../../platform/errors/fail.js';
import type { Caller } from '../../../platform/security/caller.js';
import { AdminApplicationsService } from '../../applications/index.js';
import { EventDeskService } from '../../events/index.js';
import { type NeedAnswer, NeedAnswersRepository, NeedsRepository } from '../../needs/index.js';
import { contactOf, type Person, UsersRepository } from '../../users/index.js';
import { DeskSubjectsService } from '../subjects/desk-subjects.service.js';

/** The state of the need that an answer is about. */
interface Standing {
  isLive: boolean;
  holderId: number | null;
  seekerId: number;
}

const OUTCOMES: Readonly<Record<AnswerAbility, AnswerOutcome>> = {
  keep: 'kept',
  assign: 'assigned',
  thank: 'thanked',
  see: 'seen',
};

/**
 * Volunteers' answers other than yes and no, for coordinators, and their actions on them (rules 146, 147).
 */
@Injectable()
export class StaffAnswersService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly subjects: DeskSubjectsService,
    private readonly users: UsersRepository,
    private readonly needs: NeedsRepository,
    private readonly answers: NeedAnswersRepository,
    private readonly applications: AdminApplicationsService,
    private readonly events: EventDeskService,
  ) {}

  /**
   * Returns the answers about a request, or in an event, newest first.
   * @throws NOT_FOUND
   */
  async of(caller: Caller, about: DeskSubject, id: number): Promise<StaffAnswer[]> {
    const subject = await this.subjects.require(caller, about, id);
    if (subject.about === 'event') return this.shown(caller, await this.answers.ofEvent(subject.eventId));
    return subject.needId === null ? [] : this.shown(caller, await this.answers.ofNeed(subject.needId));
  }

  /**
   * Carries out a coordinator's action on an answer, only once: the first action counts.
   * @throws NOT_FOUND, NOT_ALLOWED_NOW, ALREADY_HELPING, VOLUNTEER_UNKNOWN
   */
  async handle(caller: Caller, id: number, ability: AnswerAbility): Promise<void> {
    const answer = await this.answers.find(id);
    if (!answer) return fail('NOT_FOUND');
    await this.requireReach(caller, answer);
    await this.database.transaction(async () => {
      // Here as everywhere, the need is locked first.
      if (answer.needId !== null) await this.needs.lock(answer.needId);
      const standing = lookUp(await this.standings([answer]), answer.needId);
      if (!abilitiesOf(answer, standing).includes(ability))
        return fail('NOT_ALLOWED_NOW', { field: 'message' });
      if (!(await this.answers.handle(id, OUTCOMES[ability], caller.userId, this.clock.now())))
        return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.carryOut(caller, answer, ability);
    });
  }

  private async carryOut(
    caller: Caller,
    { needId, requestId, volunteerId }: NeedAnswer,
    ability: AnswerAbility,
  ): Promise<void> {
    if (ability === 'see' || needId === null) return;
    const desk = requestId === null ? this.applications : this.events;
    const id = requestId ?? needId;
    if (ability === 'keep') return desk.keepLate(caller, id, volunteerId);
    if (ability === 'thank') return desk.thankLate(caller, id, volunteerId);
    if (requestId === null) return this.applications.assign(caller, id, volunteerId, { replaces: true });
    return this.events.assignAnybody(caller, id, volunteerId, { replaces: true });
  }

  private async requireReach(caller: Caller, { needId, requestId, eventId }: NeedAnswer): Promise<void> {
    if (requestId !== null) await this.subjects.require(caller, 'event_request', requestId);
    else if (eventId !== null) await this.subjects.require(caller, 'event', eventId);
    else if (needId !== null) await this.subjects.require(caller, 'application', needId);
    else fail('NOT_FOUND');
  }

  private async shown(caller: Caller, answers: readonly NeedAnswer[]): Promise<StaffAnswer[]> {
    const standings = await this.standings(answers);
    const people = await this.users.people([
      ...answers.flatMap((one) => [one.volunteerId, one.handledBy]),
      ...[...standings.values()].map((one) => one.seekerId),
    ]);
    return answers.flatMap((answer) => {
      const volunteer = people.get(answer.volunteerId);
      return volunteer
        ? [toWire(caller, answer, { volunteer, people, standing: lookUp(standings, answer.needId) })]
        : [];
    });
  }

  private async standings(answers: readonly NeedAnswer[]): Promise<Map<number, Standing>> {
    const needs = await this.needs.findMany(answers.flatMap(({ needId }) => needId ?? []));
    return new Map(
      needs.map((need) => [
        need.id,
        { isLive: !isEnded(need.status), holderId: need.volunteerId, seekerId: need.userId },
      ]),
    );
  }
}

function abilitiesOf(
  { kind, outcome, volunteerId }: NeedAnswer,
  standing: Standing | undefined,
): AnswerAbility[] {
  return answerAbilities({
    kind,
    isHandled: outcome !== null,
    isNeedLive: standing?.isLive ?? false,
    holderId: standing?.holderId ?? null,
    volunteerId,
  });
}

function toWire(
  caller: Caller,
  answer: NeedAnswer,
  {
    volunteer,
    people,
    standing,
  }: { volunteer: Person; people: ReadonlyMap<number, Person>; standing: Standing | undefined },
): StaffAnswer {
  const {
    id,
    kind,
    words,
    channel,
    saidAt,
    outcome,
    handledBy,
    handledAt,
    eventId,
    categoryId,
    needId,
    requestId,
  } = answer;
  return {
    id,
    kind,
    volunteer: { id: volunteer.id, full_name: volunteer.fullName, ...contactOf(volunteer) },
    words,
    channel,
    said_at: saidAt.toISOString(),
    conversation: conversationOf(caller, eventId, categoryId),
    request:
      needId === null
        ? null
        : {
            about: requestId === null ? 'application' : 'event_request',
            id: requestId ?? needId,
            name: lookUp(people, standing?.seekerId)?.fullName ?? '',
          },
    handled:
      outcome === null || handledAt === null
        ? null
        : { outcome, by: lookUp(people, handledBy)?.fullName ?? '', at: handledAt.toISOString() },
    abilities: abilitiesOf(answer, standing),
  };
}

/**
 * Returns the conversation with the volunteer: managers have conversations about their events, but only
 * admins have those about single requests (rule 80).
 */
function conversationOf(
  caller: Caller,
  eventId: number | null,
  categoryId: number | null,
): StaffAnswer['conversation'] {
  if (eventId !== null) return { context: 'event', context_id: eventId };
  return categoryId !== null && isAdmin(caller.role) ? { context: 'category', context_id: categoryId } : null;
}
