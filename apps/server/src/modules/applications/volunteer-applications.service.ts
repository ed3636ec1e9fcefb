import type { BasketRow, OpenApplication, OpenPlace, Option } from '@karov/api-client';
import { maySetOut, type ProgressStep, startOfLocalMonth } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { CategoriesService } from '../categories/index.js';
import {
  type AssignmentRecord,
  type LockedNeed,
  mayBeMatched,
  NeedEndingsService,
  NeedLifecycleService,
  NeedsRepository,
  rideAtOf,
  type SingleNeed,
} from '../needs/index.js';
import { RegionsRepository } from '../regions/index.js';
import { VolunteerFactsRepository, type VolunteerFitness } from '../volunteers/index.js';
import { ApplicationSourcesService } from './application-sources.service.js';
import { areasOf } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { FeedbackService } from './feedback.service.js';
import { OpenRequestsRepository } from './open-requests.repository.js';
import { RequestListsRepository } from './request-lists.repository.js';
import { reservePart, VolunteerViewsService } from './volunteer-views.service.js';

/** How many requests the map shows: more than any volunteer's districts hold on an ordinary day. */
const SHOWN_ON_MAP = 1000;

/**
 * Volunteers' requests: the open ones, and the ones they took on, for which they set out, which they
 * complete, or from which they withdraw (rule 124). Their answers are in `ApplicationCallsService`.
 */
@Injectable()
export class VolunteerApplicationsService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly categories: CategoriesService,
    private readonly regions: RegionsRepository,
    private readonly facts: VolunteerFactsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly needs: NeedsRepository,
    private readonly openRequests: OpenRequestsRepository,
    private readonly lists: RequestListsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
    private readonly feedback: FeedbackService,
    private readonly views: VolunteerViewsService,
  ) {}

  /**
   * Open requests in the volunteer's areas, that is, the districts of both addresses and the permitted ones,
   * nearest first. A volunteer who is frozen, inactive or not validated learns only how many people are
   * waiting (rule 82).
   */
  async open(caller: Caller, query: ListQuery): Promise<ListPage<OpenApplication>> {
    const { volunteer, states } = await this.viewpoint(caller);
    if (!mayBeMatched(volunteer)) {
      return {
        total: 0,
        rows: [],
        meta: {
          waiting_near: await this.openRequests.peopleWaiting({ volunteerId: volunteer.userId, states }),
        },
      };
    }
    const [{ total, rows, asked }, labels, helped] = await Promise.all([
      this.found(volunteer, states, query),
      this.categories.allLabels(currentLocale()),
      this.needs.peopleHelpedSince(volunteer.userId, startOfLocalMonth(this.clock.now())),
    ]);
    return {
      total,
      rows: this.views.open(rows, volunteer, { labels, asked: new Set(asked) }),
      meta: { helped_this_month: helped },
    };
  }

  /**
   * All requests that the list finds, at most {@link SHOWN_ON_MAP}, in its order: the map shows more than one
   * page (rule 124). Volunteers who may not see requests yet see none (rule 82).
   */
  async onMap(caller: Caller, query: ListQuery): Promise<ListPage<OpenPlace>> {
    const { volunteer, states } = await this.viewpoint(caller);
    if (!mayBeMatched(volunteer)) return { total: 0, rows: [] };
    const [{ total, rows }, labels] = await Promise.all([
      this.found(volunteer, states, { ...query, page: 1, perPage: SHOWN_ON_MAP, offset: 0 }),
      this.categories.allLabels(currentLocale()),
    ]);
    return { total, rows: rows.map((request, at) => ({ ...this.views.place(request, labels), at })) };
  }

  private async viewpoint(caller: Caller): Promise<{ volunteer: VolunteerFitness; states: string[] }> {
    const [volunteer, permitted] = await Promise.all([
      this.require(caller),
      this.regions.permittedStates(caller.userId),
    ]);
    return { volunteer, states: areasOf(volunteer, permitted) };
  }

  private async found(
    { userId, lat, lon, hasVehicle, wayToHelp }: VolunteerFitness,
    states: string[],
    query: ListQuery,
  ): Promise<ListPage<SingleNeed> & { asked: number[] }> {
    const own = await this.openRequests.ownRequests(userId);
    const from = { volunteerId: userId, states, lat, lon, hasVehicle, wayToHelp };
    return { ...(await this.openRequests.page(from, own, query)), asked: own.asked };
  }

  /** The volunteer's districts, for the filter. */
  async states(caller: Caller): Promise<Option[]> {
    const volunteer = await this.require(caller);
    const own = areasOf(volunteer, await this.regions.permittedStates(caller.userId));
    const all = await this.regions.options(currentLocale());
    return own.length === 0 ? all : all.filter((option) => own.includes(String(option.id)));
  }

  async basket(caller: Caller, query: ListQuery): Promise<ListPage<BasketRow>> {
    const page = await this.lists.basket(caller.userId, query);
    const [applications, holds] = await Promise.all([
      this.applications.findMany(page.rows.map((row) => row.applicationId)),
      this.needs.findHolds(page.rows.map((row) => row.id)),
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
   * @throws NOT_FOUND; NOT_ALLOWED_NOW, including for a ride that is more than a few hours away (rule 124)
   */
  async complete(caller: Caller, applicationId: number): Promise<void> {
    await this.onOwnHold(caller, applicationId, async (tx, locked) => {
      const { need, hold } = locked;
      const hasBegun =
        (hold !== null && hold.progress !== null) || maySetOut(rideAtOf(need), this.clock.now());
      if (!hasBegun) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.endings.end(tx, locked, 'complete', caller.userId);
    });
  }

  /** Records the volunteer's progress; the help seeker is told. */
  async progress(caller: Caller, holdId: number, step: ProgressStep): Promise<void> {
    const hold = await this.ownHold(caller, holdId);
    await this.onOwnHold(caller, hold.needId, (tx, locked) =>
      this.lifecycle.progress(tx, locked, step, caller.userId),
    );
  }

  /** Withdraws the volunteer: the request goes back to the pool and is dispatched at once. */
  async withdraw(caller: Caller, holdId: number, note: string | null): Promise<void> {
    const hold = await this.ownHold(caller, holdId);
    await this.onOwnHold(caller, hold.needId, (tx, locked) =>
      this.lifecycle.release(tx, locked, { note, actorId: caller.userId }),
    );
  }

  /**
   * Records the volunteer's feedback.
   * @throws NOT_ALLOWED_NOW, FEEDBACK_GIVEN
   */
  async tell(caller: Caller, applicationId: number, isWell: boolean, note: string): Promise<void> {
    const [application, hold] = await Promise.all([
      this.needs.findSingle(applicationId),
      this.needs.findHoldOf(applicationId, caller.userId),
    ]);
    if (!application || !hold) return fail('NOT_FOUND');
    if (hold.ended !== 'completed') return fail('NOT_ALLOWED_NOW', { field: 'message' });
    await this.feedback.tell(application, { userId: caller.userId, side: 'volunteer', isWell, note });
  }

  /**
   * Works on a locked request that the caller holds.
   * @throws NOT_FOUND for a request in which the caller has no part, NOT_ALLOWED_NOW
   */
  private async onOwnHold(
    caller: Caller,
    applicationId: number,
    work: (tx: Tx, locked: LockedNeed) => Promise<unknown>,
  ): Promise<void> {
    if (!(await this.needs.findHoldOf(applicationId, caller.userId))) return fail('NOT_FOUND');
    await this.database.transaction(async (tx) => {
      const locked = await this.sources.lock(applicationId);
      if (locked?.hold?.volunteerId !== caller.userId) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await work(tx, locked);
    });
  }

  private async ownHold(caller: Caller, holdId: number): Promise<AssignmentRecord> {
    const hold = await this.needs.findHold(holdId);
    return hold && hold.volunteerId === caller.userId ? hold : fail('NOT_FOUND');
  }

  private async require(caller: Caller): Promise<VolunteerFitness> {
    return (await this.facts.fitness(caller.userId)) ?? fail('VOLUNTEER_UNKNOWN', { field: 'message' });
  }
}
