import { Injectable } from '@nestjs/common';
import type { Approval, AssignmentEnd } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { CategoriesService } from '../categories/index.js';
import { VolunteerCalls, VolunteersService, type NeedRef } from '../volunteers/index.js';
import { ApplicationMessages } from './application-messages.js';
import { ApplicationWords } from './application-words.js';
import { mayMove } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationChanged, applicationOpened, applicationSettled } from './applications.signals.js';
import { isFree, type ApplicationRecord, type AssignmentRecord } from './applications.types.js';
import { AssignmentsRepository } from './assignments.repository.js';

/** How an acceptance ended. "again" is the same volunteer's second click. */
export type HoldOutcome = 'held' | 'again' | 'taken' | 'busy' | 'refused';

const URGENT_FROM = 2;
/** Ends after which a volunteer does not come back to the same request (decision 4). */
const LASTING_ENDS: readonly (AssignmentEnd | null)[] = ['rejected', 'withdrawn', 'released'];

/** Holds on applications: accepting, approving, putting back. All work on an application that the caller has locked. */
@Injectable()
export class ApplicationAssignments {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly categories: CategoriesService,
    private readonly volunteers: VolunteersService,
    private readonly calls: VolunteerCalls,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly messages: ApplicationMessages,
    private readonly words: ApplicationWords,
  ) {}

  /** A volunteer accepts: the application is held, waiting for approval unless its category needs none (decisions 1, 3). */
  async accept(tx: Tx, application: ApplicationRecord, volunteerId: number, distanceM: number | null): Promise<HoldOutcome> {
    const outcome = await this.hold(tx, application, volunteerId, distanceM, 0, volunteerId);
    if (outcome !== 'held') return outcome;
    const category = await this.categories.find(application.categoryId);
    const held = { ...application, volunteerId };
    if (category && !category.needsApproval) {
      await this.approve(tx, held, null);
      return 'held';
    }
    await this.messages.aboutVolunteer(tx, held, volunteerId, 'assigned', 'requests.messages.found');
    await this.messages.toVolunteer(tx, held, volunteerId, 'assigned', 'requests.messages.held');
    if (application.labelPriority >= URGENT_FROM) await this.messages.toStaff(tx, held, 'requests.messages.staffAcceptance');
    return 'held';
  }

  /** An admin assigns a volunteer: approved at once (decision 2). */
  async assign(tx: Tx, application: ApplicationRecord, volunteerId: number, distanceM: number | null, actorId: number): Promise<HoldOutcome> {
    const outcome = await this.hold(tx, application, volunteerId, distanceM, 0, actorId);
    if (outcome === 'held') await this.approve(tx, { ...application, volunteerId }, actorId);
    return outcome;
  }

  /** Approves the hold that waits. @throws NOT_WAITING */
  async approve(tx: Tx, application: ApplicationRecord, actorId: number | null): Promise<void> {
    const hold = await this.assignments.live(tx, application.id);
    if (application.status !== 'open' || hold?.isApproved !== 0) return fail('NOT_WAITING', { field: 'message' });
    const now = this.clock.now();
    await this.assignments.update(tx, hold.id, { isApproved: 1, decidedBy: actorId, updatedAt: now });
    await this.applications.update(tx, application.id, { status: 'in treatment', updatedAt: now });
    await this.record(tx, application.id, 'in treatment', 1, actorId, null);
    await this.messages.aboutVolunteer(tx, application, hold.volunteerId, 'approved', 'requests.messages.coming');
    await this.messages.approved(tx, application, hold.volunteerId);
    await this.changed(tx, application, hold.volunteerId);
  }

  /**
   * Takes the volunteer off: the application is open again and dispatched anew, the volunteer is not asked for it again (decision 4).
   * @throws NOT_ALLOWED_NOW when nobody holds it
   */
  async putBack(tx: Tx, application: ApplicationRecord, end: 'rejected' | 'withdrawn' | 'released', note: string | null, actorId: number): Promise<void> {
    const hold = await this.assignments.live(tx, application.id);
    if (!hold || (application.status !== 'open' && !mayMove(application.status, 'release'))) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    await this.end(tx, hold, end, note, actorId);
    await this.applications.update(tx, application.id, { status: 'open', volunteerId: null, isVolunteerChanged: true, updatedAt: now });
    await this.record(tx, application.id, 'open', 2, actorId, note);
    await this.messages.aboutVolunteer(tx, application, hold.volunteerId, 'rejected', 'requests.messages.searchGoesOn');
    if (end !== 'withdrawn') await this.messages.toVolunteer(tx, application, hold.volunteerId, 'rejected', `requests.messages.${end}`);
    await tx.signal(applicationOpened, { applicationId: application.id });
    await this.changed(tx, application, hold.volunteerId);
  }

  /** Ends the hold of an application that ends itself. */
  async endHold(tx: Tx, application: ApplicationRecord, end: 'completed' | 'over', actorId: number | null): Promise<void> {
    const hold = await this.assignments.live(tx, application.id);
    if (!hold) return;
    await this.end(tx, hold, end, null, actorId);
    if (end === 'over') await this.messages.toVolunteer(tx, application, hold.volunteerId, 'system', 'requests.messages.over');
  }

  /** Thanks everybody who was called and has not answered; answers whom. */
  async fillCalls(tx: Tx, application: ApplicationRecord, exceptVolunteerId: number | null): Promise<number[]> {
    const filled = await this.calls.fill(tx, needOf(application.id), exceptVolunteerId);
    if (filled.length > 0) await this.messages.filled(tx, filled, this.words.filled());
    return filled.map((call) => call.volunteerId);
  }

  private async hold(tx: Tx, application: ApplicationRecord, volunteerId: number, distanceM: number | null, isApproved: Approval, actorId: number): Promise<HoldOutcome> {
    if (application.volunteerId === volunteerId && application.status === 'open') return 'again';
    if (!isFree(application)) return 'taken';
    const before = await this.assignments.of(tx, application.id, volunteerId);
    if (before && LASTING_ENDS.includes(before.ended) && actorId === volunteerId) return 'refused';
    if (!(await this.volunteers.engage(tx, volunteerId, needOf(application.id)))) return 'busy';
    const now = this.clock.now();
    await this.assignments.put(tx, { applicationId: application.id, volunteerId, isApproved, ended: null, distanceM, decidedBy: null }, now);
    await this.applications.update(tx, application.id, { volunteerId, coordinatorSince: null, coordinatorId: null, updatedAt: now });
    await this.record(tx, application.id, 'accepted', isApproved, actorId, null);
    await tx.signal(applicationSettled, { applicationId: application.id, volunteerId, filled: await this.fillCalls(tx, application, volunteerId) });
    await this.changed(tx, application, volunteerId);
    return 'held';
  }

  private async end(tx: Tx, hold: AssignmentRecord, end: AssignmentEnd, note: string | null, actorId: number | null): Promise<void> {
    const isKept = end === 'completed' || end === 'over';
    await this.assignments.update(tx, hold.id, { ended: end, isApproved: isKept ? hold.isApproved : 2, note, decidedBy: actorId, updatedAt: this.clock.now() });
    await this.volunteers.release(tx, needOf(hold.applicationId));
  }

  private record(tx: Tx, id: number, status: string, approval: Approval, actorId: number | null, note: string | null): Promise<void> {
    return this.activity.record(tx, [{ subjectType: 'application', subjectId: id, actorId, action: status, newValues: { status, is_approved: approval }, note }]);
  }

  private changed(tx: Tx, application: ApplicationRecord, volunteerId: number | null): Promise<void> {
    return tx.signal(applicationChanged, { applicationId: application.id, userId: application.userId, volunteerId });
  }
}

/** An application as a need of the dispatch. */
export function needOf(applicationId: number): NeedRef {
  return { type: 'application', id: applicationId };
}
