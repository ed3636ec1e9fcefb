import type { AnswerChannel, InvitationStanding } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { NeedAnswers, NeedsRepository } from '../needs/index.js';
import { type KnownCall, VolunteerCalls } from '../volunteers/index.js';
import { callStanding } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationChanged } from './applications.signals.js';
import { VolunteerApplications } from './volunteer-applications.service.js';

/** A volunteer and the request in question. */
type Pair = Pick<KnownCall, 'needId' | 'volunteerId'>;
type Work = (pair: Pair) => Promise<void>;

/**
 * Takes volunteers' answers to calls for single requests and emergencies, by link or by message (rules 29,
 * 36).
 */
@Injectable()
export class ApplicationCalls {
  constructor(
    private readonly database: Database,
    private readonly calls: VolunteerCalls,
    private readonly applications: ApplicationsRepository,
    private readonly needs: NeedsRepository,
    private readonly volunteers: VolunteerApplications,
    private readonly said: NeedAnswers,
  ) {}

  /** The standing of a volunteer's calls, by the call's number; unknown numbers are left out. */
  async standings(volunteerId: number, callIds: readonly number[]): Promise<Map<number, InvitationStanding>> {
    const calls = (await this.calls.findMany(callIds)).filter((call) => call.volunteerId === volunteerId);
    const ids = calls.map((call) => call.needId);
    const answered = await this.needs.answeredBy(volunteerId, ids);
    const byId = new Map(
      (await this.applications.findMany(ids)).map((application) => [application.id, application]),
    );
    return new Map(
      calls.flatMap((call) => {
        const application = byId.get(call.needId);
        return application
          ? [[call.id, callStanding(call.state, application, answered.has(application.id))] as const]
          : [];
      }),
    );
  }

  /** Which of some calls wait for their volunteer's answer. */
  async openAmong(callIds: readonly number[]): Promise<ReadonlySet<number>> {
    const calls = await this.calls.findMany(callIds);
    const answered = new Set((await this.needs.answeredAmong(calls)).map(pairKey));
    const byId = new Map(
      (await this.applications.findMany(calls.map((call) => call.needId))).map((application) => [
        application.id,
        application,
      ]),
    );
    const open = calls.filter((call) => {
      const application = byId.get(call.needId);
      return application && callStanding(call.state, application, answered.has(pairKey(call))) === 'open';
    });
    return new Set(open.map((call) => call.id));
  }

  /**
   * Takes a volunteer's answer; true when it is kept in reserve. @throws NOT_FOUND, ALREADY_ANSWERED,
   * ALREADY_TAKEN, ALREADY_HELPING, VOLUNTEER_UNFIT
   */
  async answer(callId: number, isReady: boolean, channel: AnswerChannel = 'link'): Promise<boolean> {
    const call = await this.calls.find(callId);
    if (!call) return fail('NOT_FOUND');
    if (await this.needs.findHoldOf(call.needId, call.volunteerId))
      return fail('ALREADY_ANSWERED', { field: 'message' });
    if (isReady) return (await this.volunteers.accept(call.volunteerId, call.needId, channel)).isReserve;
    await this.volunteers.decline(call.volunteerId, call.needId);
    return false;
  }

  /** Notes a yes to a call that another volunteer answered first (rule 146). @throws NOT_FOUND */
  late(callId: number, channel: AnswerChannel): Promise<void> {
    return this.about(
      callId,
      async ({ needId, volunteerId }) => void (await this.said.lateYes(needId, volunteerId, channel)),
    );
  }

  /**
   * Keeps a called volunteer's words beside yes and no, for the coordinators (rule 147). @throws NOT_FOUND,
   * TOO_MANY_WORDS
   */
  say(callId: number, words: string, channel: AnswerChannel): Promise<void> {
    return this.about(callId, ({ needId, volunteerId }) =>
      this.said.words({ needId }, { volunteerId, channel, words }),
    );
  }

  /**
   * Like {@link say}, for a volunteer who may never have been called because staff assigned them. @throws
   * NOT_FOUND, TOO_MANY_WORDS
   */
  sayOf(pair: Pair, words: string, channel: AnswerChannel): Promise<void> {
    return this.aboutPair(pair, ({ needId, volunteerId }) =>
      this.said.words({ needId }, { volunteerId, channel, words }),
    );
  }

  private async about(callId: number, work: Work): Promise<void> {
    const call = await this.calls.find(callId);
    return call ? this.aboutPair(call, work) : fail('NOT_FOUND');
  }

  /** Refreshes open views of the request. */
  private async aboutPair(pair: Pair, work: Work): Promise<void> {
    const application = await this.applications.find(pair.needId);
    if (!application) return fail('NOT_FOUND');
    await this.database.transaction(async (tx) => {
      await work(pair);
      await tx.signal(applicationChanged, {
        applicationId: application.id,
        userId: application.userId,
        volunteerId: null,
      });
    });
  }
}

function pairKey({ needId, volunteerId }: Pair): string {
  return `${needId} ${volunteerId}`;
}
