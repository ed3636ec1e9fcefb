import type {
  ActiveApplication,
  AdminApplication,
  PendingAcceptance,
  SeekerDetails,
} from '@karov/api-client';
import type { Priority } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import { inBatches, type ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService, SensitiveReadsService } from '../activity/index.js';
import {
  assigneeOf,
  type LockedNeed,
  mayApprove,
  mayBeGiven,
  mayMove,
  NeedAnswersRepository,
  NeedEndingsService,
  NeedLifecycleService,
  NeedMessagesService,
  NeedsRepository,
  type SingleNeed,
} from '../needs/index.js';
import { isConcealed, isInRegions, type Reach, RegionsRepository } from '../regions/index.js';
import { contactOf, HelpProfileLooksService, type Person, UsersRepository } from '../users/index.js';
import { VolunteerCallsRepository, VolunteerFactsRepository } from '../volunteers/index.js';
import { ApplicationSourcesService, type LockedSingle } from './application-sources.service.js';
import { type AdminViewOptions, ApplicationViewsService } from './application-views.service.js';
import { ApplicationsRepository } from './applications.repository.js';
import { OwnApplicationsService } from './own-applications.service.js';
import { RequestListsRepository } from './request-lists.repository.js';
import { type SeekerOption, SeekersRepository } from './seekers.repository.js';
import { kilometres } from './volunteer-views.service.js';

/** Staff's work on requests that arise in their districts (rules 51, 80, 137). */
@Injectable()
export class AdminApplicationsService {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly looks: HelpProfileLooksService,
    private readonly reads: SensitiveReadsService,
    private readonly facts: VolunteerFactsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly needs: NeedsRepository,
    private readonly lists: RequestListsRepository,
    private readonly sources: ApplicationSourcesService,
    private readonly lifecycle: NeedLifecycleService,
    private readonly endings: NeedEndingsService,
    private readonly messages: NeedMessagesService,
    private readonly views: ApplicationViewsService,
    private readonly people: SeekersRepository,
    private readonly own: OwnApplicationsService,
    private readonly calls: VolunteerCallsRepository,
    private readonly answers: NeedAnswersRepository,
  ) {}

  /**
   * People for whom staff can ask for help: help seekers in the caller's districts, or one of them by number.
   */
  async seekers(caller: Caller, search: string, userId: number | null): Promise<SeekerOption[]> {
    return this.people.find(await this.regions.reachOf(caller), search, userId);
  }

  /** Whether a person is a help seeker in the caller's districts. */
  async mayServe(caller: Caller, seekerId: number): Promise<boolean> {
    return this.people.isWithin(await this.regions.reachOf(caller), seekerId);
  }

  /**
   * The districts in which a request that the caller files must arise: managers' own regions (rule 80);
   * anywhere for admins.
   */
  async filingStates(caller: Caller): Promise<readonly string[] | null> {
    const { isManager, states } = await this.regions.reachOf(caller);
    return isManager ? states : null;
  }

  /**
   * The open requests of a person in the caller's districts, for the warning when filing another; none for
   * other people.
   */
  async activeOf(caller: Caller, seekerId: number | null): Promise<ActiveApplication[]> {
    return seekerId !== null && (await this.mayServe(caller, seekerId)) ? this.own.active(seekerId) : [];
  }

  /**
   * Open requests without a volunteer, with what a helper must know; the view is recorded (rules 67, 155). A file
   * has no column for it, so nothing is looked at for one.
   */
  async pending(caller: Caller, query: ListQuery): Promise<ListPage<AdminApplication>> {
    const page = await this.lists.pending(await this.statesOf(caller), query);
    return {
      total: page.total,
      rows: await this.shown(caller, page.rows, { withDisabilities: false, withMatters: !query.isExport }),
    };
  }

  /**
   * Assigned and ended requests. The disabilities column counts as a view of sensitive details, which is
   * recorded (rule 67).
   */
  async assignedOrClosed(caller: Caller, query: ListQuery): Promise<ListPage<AdminApplication>> {
    const page = await this.lists.assignedOrClosed(await this.statesOf(caller), query);
    return { total: page.total, rows: await this.sensitive(caller, page.rows) };
  }

  /** All single requests, in whatever state, for a coordinator who looks for one. */
  async all(caller: Caller, query: ListQuery): Promise<ListPage<AdminApplication>> {
    const page = await this.lists.all(await this.statesOf(caller), query);
    return { total: page.total, rows: await this.sensitive(caller, page.rows) };
  }

  /** Acceptances that wait for approval, with what a helper must know as in {@link pending}. */
  async acceptances(caller: Caller, query: ListQuery): Promise<ListPage<PendingAcceptance>> {
    const page = await this.lists.acceptances(await this.statesOf(caller), query);
    const [views, people] = await Promise.all([
      this.shown(
        caller,
        page.rows.map((row) => ({ id: row.applicationId })),
        { withDisabilities: false, withMatters: !query.isExport },
      ),
      this.users.people(page.rows.map((row) => row.volunteerId)),
    ]);
    const byId = new Map(views.map((view) => [view.id, view]));
    const rows = page.rows.flatMap((row): PendingAcceptance[] => {
      const application = byId.get(row.applicationId);
      const volunteer = people.get(row.volunteerId);
      if (!application || !volunteer) return [];
      return [
        {
          id: row.id,
          is_approved: 0,
          application,
          volunteer: { id: volunteer.id, full_name: volunteer.fullName, ...contactOf(volunteer) },
          distance_km: kilometres(row.distanceM),
          created_at: row.createdAt.toISOString(),
          abilities: ['approve', 'reject_volunteer'],
        },
      ];
    });
    return { total: page.total, rows };
  }

  /** @throws NOT_FOUND out of reach */
  async one(caller: Caller, id: number): Promise<AdminApplication> {
    const [view] = await this.withDisabilities(caller, [await this.require(caller, id)]);
    return view ?? fail('NOT_FOUND');
  }

  /** The requester's own statements; the view is recorded (rule 67). */
  async person(caller: Caller, id: number): Promise<SeekerDetails> {
    return this.looks.look(caller, (await this.require(caller, id)).userId);
  }

  /** Decides on a waiting acceptance. @throws NOT_WAITING */
  async decide(
    caller: Caller,
    assignmentId: number,
    isApproved: boolean,
    note: string | null,
  ): Promise<void> {
    await this.onHold(caller, assignmentId, async (tx, locked) => {
      if (!mayApprove(locked.need, locked.hold)) return fail('NOT_WAITING', { field: 'message' });
      if (isApproved) await this.lifecycle.approve(tx, locked, caller.userId);
      else await this.lifecycle.release(tx, locked, { note, actorId: caller.userId });
    });
  }

  /**
   * Records that the volunteer, by telephone, said they are on the way. @throws NOT_FOUND, NOT_ALLOWED_NOW
   */
  async recordOnWay(caller: Caller, assignmentId: number): Promise<void> {
    await this.onHold(caller, assignmentId, (tx, locked) =>
      this.lifecycle.progress(tx, locked, 'on_way', caller.userId),
    );
  }

  /**
   * Assigns a volunteer to an open request, called or not; this also approves it. In an emergency the
   * volunteer replaces the holder, who is told (rules 71, 76); elsewhere only with `replaces`. Without
   * `hasSpoken`, only somebody who has said yes is assigned (rule 242).
   * @throws NOT_OPEN, ALREADY_HELPING, VOLUNTEER_UNKNOWN, SPEAK_FIRST
   */
  async assign(
    caller: Caller,
    id: number,
    volunteerId: number,
    { replaces, hasSpoken = true }: { replaces?: boolean; hasSpoken?: boolean | undefined } = {},
  ): Promise<void> {
    const volunteer = await this.facts.fitness(volunteerId);
    const person = (await this.users.people([volunteerId])).get(volunteerId);
    const isShown = await this.shownVolunteers(caller, id);
    await this.onRequest(caller, id, async (tx, locked) => {
      if (!person || !isShown(person) || !mayBeGiven(volunteer, locked.need.userId))
        return fail('VOLUNTEER_UNKNOWN', { field: 'volunteer_id' });
      if (!hasSpoken && !(await this.hasSaidYes(locked.need.id, volunteerId)))
        return fail('SPEAK_FIRST', { field: 'volunteer_id' });
      const outcome = await this.lifecycle.assign(
        tx,
        locked,
        assigneeOf(locked.need, volunteer),
        caller.userId,
        replaces === undefined ? {} : { replaces },
      );
      if (outcome === 'busy') return fail('ALREADY_HELPING', { field: 'volunteer_id' });
      if (outcome !== 'held') return fail('NOT_OPEN', { field: 'message' });
    });
  }

  /** Whether a volunteer said yes to a request: in reserve for it, or too late. */
  private async hasSaidYes(applicationId: number, volunteerId: number): Promise<boolean> {
    return (
      (await this.calls.isReserve(applicationId, volunteerId)) ||
      this.answers.isLateYes(applicationId, volunteerId)
    );
  }

  /**
   * Keeps a volunteer whose yes came late in reserve (rule 146). @throws NOT_FOUND, VOLUNTEER_UNKNOWN,
   * ALREADY_HELPING
   */
  async keepLate(caller: Caller, id: number, volunteerId: number): Promise<void> {
    const volunteer = await this.facts.fitness(volunteerId);
    await this.onRequest(caller, id, async (tx, locked) => {
      if (!mayBeGiven(volunteer, locked.need.userId)) return fail('VOLUNTEER_UNKNOWN', { field: 'message' });
      if (!(await this.lifecycle.keepLate(tx, locked, assigneeOf(locked.need, volunteer), caller.userId)))
        fail('ALREADY_HELPING', { field: 'message' });
    });
  }

  /** Thanks a volunteer whose yes came late (rule 146). @throws NOT_FOUND */
  thankLate(caller: Caller, id: number, volunteerId: number): Promise<void> {
    return this.onRequest(caller, id, (tx, { source }) =>
      this.messages.toVolunteer(tx, source.context, 'lateThanks', volunteerId),
    );
  }

  close(caller: Caller, id: number): Promise<void> {
    return this.onRequest(caller, id, (tx, locked) => this.endings.end(tx, locked, 'close', caller.userId));
  }

  reject(caller: Caller, id: number, note: string): Promise<void> {
    return this.onRequest(caller, id, (tx, locked) =>
      this.endings.end(tx, locked, 'reject', caller.userId, note),
    );
  }

  unassign(caller: Caller, id: number, note: string | null): Promise<void> {
    return this.onRequest(caller, id, async (tx, locked) => {
      if (!mayMove(locked.need.status, 'release')) return fail('NOT_ALLOWED_NOW', { field: 'message' });
      await this.lifecycle.release(tx, locked, { note, actorId: caller.userId });
    });
  }

  takeOver(caller: Caller, id: number): Promise<void> {
    return this.onRequest(caller, id, (tx, locked) => this.endings.takeOver(tx, locked, caller.userId));
  }

  /** Opens a request to everybody again that the caller took over (rule 221). @throws NOT_FOUND, NOT_ALLOWED_NOW */
  giveBack(caller: Caller, id: number): Promise<void> {
    return this.onRequest(caller, id, (tx, locked) => this.endings.giveBack(tx, locked, caller.userId));
  }

  setPriority(caller: Caller, id: number, priority: Priority): Promise<void> {
    return this.onRequest(caller, id, async () => {
      await this.applications.update(id, { labelPriority: priority, updatedAt: this.clock.now() });
      await this.activity.record([
        {
          subjectType: 'application',
          subjectId: id,
          actorId: caller.userId,
          action: 'priority',
          newValues: { label_priority: priority },
        },
      ]);
    });
  }

  /** One request within the caller's districts. @throws NOT_FOUND */
  async require(caller: Caller, id: number): Promise<SingleNeed> {
    const [application, reach] = await Promise.all([this.needs.findSingle(id), this.regions.reachOf(caller)]);
    return application && isWithin(reach, application) ? application : fail('NOT_FOUND');
  }

  /**
   * Which volunteers of a request the caller may see: a manager those of their own regions, and others once
   * they have answered it (rule 79).
   */
  async shownVolunteers(caller: Caller, applicationId: number): Promise<(volunteer: Person) => boolean> {
    const reach = await this.regions.reachOf(caller);
    const answered = await this.database.transaction(() => this.needs.volunteersOf(applicationId));
    return ({ id, state }) => !isConcealed(reach, state, answered.has(id));
  }

  private async onRequest(
    caller: Caller,
    id: number,
    work: (tx: Tx, locked: LockedSingle) => Promise<unknown>,
  ): Promise<void> {
    const reach = await this.regions.reachOf(caller);
    await this.database.transaction(async (tx) => {
      const locked = await this.sources.lock(id);
      if (!locked || !isWithin(reach, locked.need)) return fail('NOT_FOUND');
      await work(tx, locked);
    });
  }

  /**
   * Works on the locked request of a hold, unless the hold has ended.
   * @throws NOT_FOUND
   */
  private async onHold(
    caller: Caller,
    assignmentId: number,
    work: (tx: Tx, locked: LockedNeed) => Promise<void>,
  ): Promise<void> {
    const assignment = await this.needs.findHold(assignmentId);
    if (!assignment) return fail('NOT_FOUND');
    await this.onRequest(caller, assignment.needId, (tx, locked) =>
      work(tx, locked.hold?.id === assignmentId ? locked : { ...locked, hold: null }),
    );
  }

  private async withDisabilities(
    caller: Caller,
    applications: readonly SingleNeed[],
    options: { withRefused?: boolean } = {},
  ): Promise<AdminApplication[]> {
    await this.reads.notePage(
      caller,
      applications.map((application) => application.userId),
      'help_profile',
    );
    return this.views.admin(caller, applications, { ...options, withDisabilities: true });
  }

  private shown(
    caller: Caller,
    page: readonly { id: number }[],
    options: AdminViewOptions,
  ): Promise<AdminApplication[]> {
    return this.inSlices(page, (applications) => this.views.admin(caller, applications, options));
  }

  private sensitive(caller: Caller, page: readonly { id: number }[]): Promise<AdminApplication[]> {
    return this.inSlices(page, (applications) =>
      this.withDisabilities(caller, applications, { withRefused: true }),
    );
  }

  /** Reads the requests of a page, which may be a file's, some at a time: other calls are answered in between. */
  private async inSlices(
    page: readonly { id: number }[],
    read: (applications: readonly SingleNeed[]) => Promise<AdminApplication[]>,
  ): Promise<AdminApplication[]> {
    const rows: AdminApplication[] = [];
    for await (const some of inBatches(
      page.map(({ id }) => id),
      async (ids) => read(await this.inOrder(ids)),
    ))
      rows.push(...some);
    return rows;
  }

  private async inOrder(ids: readonly number[]): Promise<SingleNeed[]> {
    const found = new Map((await this.applications.findMany(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  private async statesOf(caller: Caller): Promise<readonly string[] | null> {
    return (await this.regions.reachOf(caller)).states;
  }
}

/** A request is within reach by where it arises, not by where its owner lives (rule 80). */
function isWithin(reach: Reach, { originState }: SingleNeed): boolean {
  return isInRegions(reach, originState);
}
