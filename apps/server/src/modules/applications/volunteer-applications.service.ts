import type { BasketRow, OpenApplication, Option } from '@karov/api-client';
import { type AnswerChannel, type ProgressStep, startOfLocalMonth } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { CategoriesService } from '../categories/index.js';
import {
  type Assignee,
  type AssignmentRecord,
  AssignmentsRepository,
  callDeclined,
  distanceTo,
  isApprovedSoon,
  isFree,
  type LockedNeed,
  mayBeMatched,
  NeedAnswers,
  NeedEndings,
  NeedHolds,
} from '../needs/index.js';
import { RegionsRepository } from '../regions/index.js';
import { VolunteerCalls, VolunteerFacts, type VolunteerFitness } from '../volunteers/index.js';
import { ApplicationSources } from './application-sources.service.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { ApplicationRecord } from './applications.types.js';
import { FeedbackService } from './feedback.service.js';
import { OpenRequestsRepository } from './open-requests.repository.js';
import { RequestListsRepository } from './request-lists.repository.js';
import { obstacleOf, reservePart, VolunteerViews } from './volunteer-views.service.js';

/** The result of a yes. */
interface Accepted {
  isApproved: boolean;
  /** within two minutes, automatically (rule 70) */
  isApprovedSoon: boolean;
  isReserve: boolean;
}

/** Volunteers' work on requests: view, accept, decline, come, complete, or withdraw (rule 124). */
@Injectable()
export class VolunteerApplications {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly categories: CategoriesService,
    private readonly regions: RegionsRepository,
    private readonly facts: VolunteerFacts,
    private readonly calls: VolunteerCalls,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly openRequests: OpenRequestsRepository,
    private readonly lists: RequestListsRepository,
    private readonly origins: ApplicationSources,
    private readonly holds: NeedHolds,
    private readonly endings: NeedEndings,
    private readonly answers: NeedAnswers,
    private readonly feedback: FeedbackService,
    private readonly views: VolunteerViews,
  ) {}

  /**
   * Open requests of the volunteer's areas, that is, the districts of both addresses and the permitted ones,
   * nearest first. A volunteer who is frozen, inactive or not validated learns how many people wait, and
   * nothing about them (rule 82).
   */
  async open(caller: Caller, query: ListQuery): Promise<ListPage<OpenApplication>> {
    const [volunteer, permitted, own] = await Promise.all([
      this.require(caller),
      this.regions.permittedStates(caller.userId),
      this.openRequests.ownRequests(caller.userId),
    ]);
    const states = [...new Set([...volunteer.states, ...permitted])];
    if (!mayBeMatched(volunteer)) {
      return {
        total: 0,
        rows: [],
        meta: {
          waiting_near: await this.openRequests.peopleWaiting({ volunteerId: volunteer.userId, states }),
        },
      };
    }
    const from = { volunteerId: volunteer.userId, states, lat: volunteer.lat, lon: volunteer.lon };
    const [{ total, rows }, labels, helped] = await Promise.all([
      this.openRequests.page(from, own, query),
      this.categories.allLabels(currentLocale()),
      this.assignments.peopleHelpedSince(volunteer.userId, startOfLocalMonth(this.clock.now())),
    ]);
    return {
      total,
      rows: this.views.open(rows, volunteer, { labels, asked: new Set(own.asked) }),
      meta: { helped_this_month: helped },
    };
  }

  /** The volunteer's districts, for the filter. */
  async states(caller: Caller): Promise<Option[]> {
    const own = await this.statesOf(await this.require(caller));
    const all = await this.regions.options(currentLocale());
    return own.length === 0 ? all : all.filter((option) => own.includes(String(option.id)));
  }

  async basket(caller: Caller, query: ListQuery): Promise<ListPage<BasketRow>> {
    const page = await this.lists.basket(caller.userId, query);
    const [applications, holds] = await Promise.all([
      this.applications.findMany(page.rows.map((row) => row.applicationId)),
      this.assignments.findMany(page.rows.map((row) => row.id)),
    ]);
    const byId = new Map(applications.map((row) => [row.id, row]));
    const rows = page.rows.flatMap((row) => {
      const application = byId.get(row.applicationId);
      const part = row.isReserve ? reservePart(row) : holds.get(row.id);
      return application && part ? [{ application, part, isReserve: row.isReserve }] : [];
    });
    return { total: page.total, rows: await this.views.basket(rows, caller.userId) };
  }

  /**
   * Accepts a request of the volunteer's areas, or one that they were called for. Returns whether it is
   * approved already, approved automatically, or kept in reserve. A yes that comes too late is noted for the
   * coordinators (rule 146). A no to a call is an answer; in the portal a volunteer may reconsider.
   * @throws NOT_FOUND, ALREADY_TAKEN, ALREADY_HELPING, ALREADY_ANSWERED, VOLUNTEER_UNFIT
   */
  async accept(
    volunteerId: number,
    applicationId: number,
    channel: AnswerChannel = 'portal',
  ): Promise<Accepted> {
    const volunteer = await this.facts.fitness(volunteerId);
    if (!volunteer) return fail('NOT_FOUND');
    const accepted = await this.database.transaction(async (tx) => {
      const application = await this.applications.lock(applicationId);
      if (!application) return fail('NOT_FOUND');
      if (
        channel !== 'portal' &&
        (await this.assignments.of(applicationId, volunteerId))?.ended === 'declined'
      )
        return fail('ALREADY_ANSWERED', { field: 'message' });
      const obstacle = obstacleOf(application, { ...volunteer, work: [] }, this.clock.now());
      if (obstacle)
        return fail('VOLUNTEER_UNFIT', {
          field: 'message',
          params: { reason: serverText(currentLocale(), obstacle) },
        });
      const locked = await this.origins.inHand(application);
      const outcome = await this.holds.accept(tx, locked, assigneeOf(application, volunteer), volunteerId);
      if (outcome === 'taken' || outcome === 'not_kept') {
        await this.noteLate(tx, locked, volunteerId, channel);
        return null;
      }
      if (outcome === 'busy') return fail('ALREADY_HELPING', { field: 'message' });
      if (outcome === 'refused') return fail('NOT_ALLOWED_NOW', { field: 'message' });
      const live = await this.assignments.live(applicationId);
      const own = live?.volunteerId === volunteerId ? live : null;
      return {
        isApproved: own?.isApproved === 1,
        isApprovedSoon: own !== null && isApprovedSoon(own),
        isReserve: outcome === 'reserve',
      };
    });
    return accepted ?? fail('ALREADY_TAKEN', { field: 'message' });
  }

  /**
   * A yes that came too late stays beside the request, where a coordinator may add or thank its volunteer.
   */
  private async noteLate(
    tx: Tx,
    { need, source }: LockedNeed,
    volunteerId: number,
    channel: AnswerChannel,
  ): Promise<void> {
    if (await this.answers.lateYes(need.id, volunteerId, channel)) await source.changed(tx, null);
  }

  /**
   * Declines a request: it is not shown or offered again, and the next volunteer is called at once (rule 42).
   */
  async decline(volunteerId: number, applicationId: number): Promise<void> {
    const volunteer = await this.facts.fitness(volunteerId);
    await this.database.transaction(async (tx) => {
      const application = await this.applications.lock(applicationId);
      if (!application || !volunteer) return fail('NOT_FOUND');
      const before = await this.assignments.of(applicationId, volunteerId);
      if (before?.ended === 'declined') return;
      if (before) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.assignments.decline(
        applicationId,
        { id: volunteerId, distanceM: distanceTo(application, volunteer) },
        this.clock.now(),
      );
      await this.activity.record([
        {
          subjectType: 'application',
          subjectId: applicationId,
          actorId: volunteerId,
          action: 'declined',
          newValues: { status: application.status, is_approved: 2 },
        },
      ]);
      await tx.signal(callDeclined, { needId: applicationId, volunteerId });
    });
  }

  /**
   * Whether a volunteer may see a request: it is free in one of their districts, or they have a part in it.
   */
  async mayReach(volunteerId: number, applicationId: number): Promise<boolean> {
    const [application, hold, volunteer] = await Promise.all([
      this.applications.find(applicationId),
      this.assignments.findOf(applicationId, volunteerId),
      this.facts.fitness(volunteerId),
    ]);
    if (!application || !volunteer) return false;
    if (hold || (await this.calls.isReserve(applicationId, volunteerId))) return true;
    const states = await this.statesOf(volunteer);
    const isInAreas = states.length === 0 || states.includes(application.originState);
    // A volunteer who was a moment too late is told so; requests that ended long ago are not found.
    return (
      isInAreas &&
      (isFree(application) || application.status === 'open' || application.status === 'in treatment')
    );
  }

  /** @throws NOT_FOUND, NOT_ALLOWED_NOW */
  async complete(caller: Caller, applicationId: number): Promise<void> {
    await this.onOwnHold(caller, applicationId, (tx, locked) =>
      this.endings.end(tx, locked, 'complete', caller.userId),
    );
  }

  /** Records the volunteer's progress; the help seeker is told. */
  async progress(caller: Caller, holdId: number, step: ProgressStep): Promise<void> {
    const hold = await this.ownHold(caller, holdId);
    await this.onOwnHold(caller, hold.needId, (tx, locked) =>
      this.holds.progress(tx, locked, step, caller.userId),
    );
  }

  /** Withdraws: the request goes back to the pool and is dispatched at once. */
  async withdraw(caller: Caller, holdId: number, note: string | null): Promise<void> {
    const hold = await this.ownHold(caller, holdId);
    await this.onOwnHold(caller, hold.needId, (tx, locked) =>
      this.holds.release(tx, locked, { note, actorId: caller.userId }),
    );
  }

  /** Takes feedback. @throws NOT_ALLOWED_NOW, FEEDBACK_GIVEN */
  async tell(caller: Caller, applicationId: number, isWell: boolean, note: string): Promise<void> {
    const [application, hold] = await Promise.all([
      this.applications.find(applicationId),
      this.assignments.findOf(applicationId, caller.userId),
    ]);
    if (!application || !hold) return fail('NOT_FOUND');
    if (hold.ended !== 'completed') return fail('NOT_ALLOWED_NOW', { field: 'message' });
    await this.feedback.tell(application, { userId: caller.userId, side: 'volunteer', isWell, note });
  }

  /**
   * Works on a locked request that the caller holds. @throws NOT_FOUND for one that they have no part in,
   * NOT_ALLOWED_NOW
   */
  private async onOwnHold(
    caller: Caller,
    applicationId: number,
    work: (tx: Tx, locked: LockedNeed) => Promise<unknown>,
  ): Promise<void> {
    if (!(await this.assignments.findOf(applicationId, caller.userId))) return fail('NOT_FOUND');
    await this.database.transaction(async (tx) => {
      const application = await this.applications.lock(applicationId);
      const locked = application && (await this.origins.inHand(application));
      if (!locked || locked.hold?.volunteerId !== caller.userId)
        return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await work(tx, locked);
    });
  }

  private async ownHold(caller: Caller, holdId: number): Promise<AssignmentRecord> {
    const hold = await this.assignments.find(holdId);
    return hold && hold.volunteerId === caller.userId ? hold : fail('NOT_FOUND');
  }

  private async require(caller: Caller): Promise<VolunteerFitness> {
    return (await this.facts.fitness(caller.userId)) ?? fail('VOLUNTEER_UNKNOWN', { field: 'message' });
  }

  private async statesOf(volunteer: VolunteerFitness): Promise<string[]> {
    return [...new Set([...volunteer.states, ...(await this.regions.permittedStates(volunteer.userId))])];
  }
}

/** A volunteer as somebody who takes a request on. */
export function assigneeOf(
  application: ApplicationRecord,
  volunteer: Pick<VolunteerFitness, 'userId' | 'lat' | 'lon'>,
): Assignee {
  return { id: volunteer.userId, distanceM: distanceTo(application, volunteer), callId: null };
}
