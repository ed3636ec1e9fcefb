import { Injectable } from '@nestjs/common';
import { approvalMoment, isEnded, type Approval, type AssignmentEnd, type ProgressStep } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { CategoriesService } from '../categories/index.js';
import { VolunteerCalls, VolunteersService, type Reserve } from '../volunteers/index.js';
import { ApplicationMessages } from './application-messages.js';
import { ApplicationWords } from './application-words.js';
import { mayMove, mayStep } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationChanged, applicationOpened } from './applications.signals.js';
import { isFree, spanOf, type ApplicationRecord } from './applications.types.js';
import {
  AssignmentsRepository,
  type AssignmentRecord,
  needSettled,
  needStepRecorded,
  urgentHeld,
  urgentMoved,
  urgentReserved,
  callsFilled,
} from '../needs/index.js';

/** How an acceptance ended. "again" is the same volunteer's second click; "reserve": somebody holds the emergency, and the yes is kept (rule 71). */
export type HoldOutcome = 'held' | 'again' | 'taken' | 'busy' | 'refused' | 'reserve';

/** Who comes after a volunteer who is taken off: whoever is in reserve, or somebody whom the caller assigns in the same transaction. */
type Successor = 'reserve' | 'assigned';

type PutBackEnd = Extract<AssignmentEnd, 'rejected' | 'withdrawn' | 'released' | 'replaced'>;

const URGENT_FROM = 2;
/** Ends after which a volunteer does not come back to the same request (rule 4). */
const LASTING_ENDS: readonly (AssignmentEnd | null)[] = ['rejected', 'withdrawn', 'released', 'replaced'];

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

  /**
   * A volunteer accepts: the application is held, waiting for approval unless its category needs none (rules 1, 3). An emergency waits
   * for nobody's click, and further volunteers are kept in reserve (rules 70, 71).
   */
  async accept(tx: Tx, application: ApplicationRecord, volunteerId: number, distanceM: number | null): Promise<HoldOutcome> {
    if (wantsReserve(application, volunteerId)) return this.reserve(tx, application, volunteerId, distanceM);
    const outcome = await this.hold(tx, application, volunteerId, distanceM, 0, volunteerId);
    if (outcome !== 'held') return outcome;
    const category = await this.categories.find(application.categoryId);
    const held = { ...application, volunteerId };
    if (application.isEmergency) {
      await this.vouch(tx, held, volunteerId, this.clock.now());
      return 'held';
    }
    if (category && !category.needsApproval) {
      await this.approve(tx, held, null);
      return 'held';
    }
    await this.messages.aboutVolunteer(tx, held, volunteerId, 'assigned', 'requests.messages.found');
    await this.messages.toVolunteer(tx, held, volunteerId, 'assigned', 'requests.messages.held');
    if (application.labelPriority >= URGENT_FROM) await this.messages.toStaff(tx, held, 'requests.messages.staffAcceptance');
    return 'held';
  }

  /** An admin assigns a volunteer: approved at once (rule 2). */
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
    await this.assignments.update(tx, hold.id, { isApproved: 1, decidedBy: actorId, approveAt: null, approvedAt: now, updatedAt: now });
    await this.applications.update(tx, application.id, { status: 'in treatment', updatedAt: now });
    await this.record(tx, application.id, 'in treatment', 1, actorId, null);
    await this.messages.aboutVolunteer(tx, application, hold.volunteerId, 'approved', 'requests.messages.coming');
    await this.messages.approved(tx, application, hold.volunteerId);
    if (application.isEmergency && actorId === null) await this.messages.toStaffAbout(tx, application, hold.volunteerId, 'requests.messages.staffApproved');
    if (application.isEmergency) await tx.signal(urgentMoved, { needId: application.id });
    await this.changed(tx, application, hold.volunteerId);
  }

  /**
   * Notes how far the volunteer has come; the owner is told, and the run of an emergency settles once they are on the way. `actorId` is the
   * volunteer, or the coordinator whom they told by telephone.
   * @throws NOT_ALLOWED_NOW
   */
  async progress(tx: Tx, application: ApplicationRecord, hold: AssignmentRecord, step: ProgressStep, actorId: number): Promise<void> {
    if (!mayStep(hold, step)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const { volunteerId } = hold;
    await this.assignments.setProgress(tx, hold.id, step, this.clock.now());
    await this.record(tx, application.id, application.status, 1, actorId, null, step);
    await this.messages.aboutVolunteer(tx, application, volunteerId, 'system', step === 'on_way' ? 'requests.messages.onWay' : 'requests.messages.arrived');
    if (actorId !== volunteerId) await tx.signal(needStepRecorded, { needId: application.id, volunteerId });
    if (application.isEmergency) await tx.signal(urgentMoved, { needId: application.id });
    await this.changed(tx, application, volunteerId);
  }

  /**
   * Takes the volunteer off, who is not asked for it again (rule 4): a reserve takes over, or the application is open again and
   * dispatched anew.
   * @throws NOT_ALLOWED_NOW when nobody holds it
   */
  async putBack(
    tx: Tx,
    application: ApplicationRecord,
    end: PutBackEnd,
    note: string | null,
    actorId: number | null,
    successor: Successor = 'reserve',
  ): Promise<void> {
    const hold = await this.assignments.live(tx, application.id);
    if (!hold || (application.status !== 'open' && !mayMove(application.status, 'release'))) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    await this.end(tx, hold, end, note, actorId);
    await this.applications.update(tx, application.id, { status: 'open', volunteerId: null, isVolunteerChanged: true, updatedAt: now });
    await this.record(tx, application.id, 'open', 2, actorId, note);
    if (end !== 'withdrawn') await this.messages.toVolunteer(tx, application, hold.volunteerId, 'rejected', `requests.messages.${end}`);
    const isFollowed = successor === 'assigned' || (await this.promote(tx, { ...application, status: 'open', volunteerId: null, isVolunteerChanged: true }));
    if (!isFollowed) {
      await this.messages.aboutVolunteer(tx, application, hold.volunteerId, 'rejected', 'requests.messages.searchGoesOn');
      await tx.signal(applicationOpened, { applicationId: application.id });
    }
    await this.changed(tx, application, hold.volunteerId);
  }

  /** Who could take over an emergency at once, the first yes first. */
  reserves(tx: Tx, applicationId: number): Promise<Reserve[]> {
    return this.calls.reserves(tx, applicationId, this.clock.now());
  }

  /** Ends the hold of an application that ends itself. */
  async endHold(tx: Tx, application: ApplicationRecord, end: 'completed' | 'over', actorId: number | null): Promise<void> {
    const hold = await this.assignments.live(tx, application.id);
    if (!hold) return;
    await this.end(tx, hold, end, null, actorId);
    if (end === 'over') await this.messages.toVolunteer(tx, application, hold.volunteerId, 'system', 'requests.messages.over');
  }

  /** Thanks everybody who was called and has not answered, and unless they are still wanted the reserves; answers whom. */
  async fillCalls(tx: Tx, application: ApplicationRecord, exceptVolunteerId: number | null, withReserves = true): Promise<number[]> {
    const filled = await this.calls.fill(tx, application.id, exceptVolunteerId, withReserves);
    if (filled.length > 0) await this.messages.filled(tx, filled, this.words.filled());
    return filled.map((call) => call.volunteerId);
  }

  /** Keeps a yes while somebody else holds the emergency: it binds to nothing and tells nothing. */
  private async reserve(tx: Tx, application: ApplicationRecord, volunteerId: number, distanceM: number | null): Promise<HoldOutcome> {
    const before = await this.assignments.of(tx, application.id, volunteerId);
    if (before && LASTING_ENDS.includes(before.ended)) return 'refused';
    const isKept = await this.calls.reserve(tx, application.id, { id: volunteerId, distanceM: distanceM ?? 0 }, this.clock.now());
    if (!isKept) return 'taken';
    if (before) await this.assignments.remove(tx, before.id);
    await this.messages.toVolunteer(tx, application, volunteerId, 'assigned', 'requests.messages.reserve');
    await tx.signal(urgentReserved, { needId: application.id, volunteerId });
    return 'reserve';
  }

  /** Lets the first of the reserves who still can take over; false when there is none. Only a race makes it look at a second one. */
  private async promote(tx: Tx, open: ApplicationRecord): Promise<boolean> {
    if (!open.isEmergency) return false;
    for (const { volunteerId, distanceM, saidYesAt } of await this.reserves(tx, open.id)) {
      if ((await this.hold(tx, open, volunteerId, distanceM, 0, null)) !== 'held') continue;
      await this.vouch(tx, { ...open, volunteerId }, volunteerId, saidYesAt);
      return true;
    }
    return false;
  }

  /** Approves the hold of an emergency at once, or sets the moment at which that happens by itself (rule 70). */
  private async vouch(tx: Tx, held: ApplicationRecord, volunteerId: number, saidYesAt: Date): Promise<void> {
    const now = this.clock.now();
    const approveAt = approvalMoment(await this.volunteers.isConfirmed(volunteerId), saidYesAt, now);
    if (approveAt <= now) return this.approve(tx, held, null);
    const hold = await this.assignments.live(tx, held.id);
    if (hold) await this.assignments.update(tx, hold.id, { approveAt });
    await this.messages.aboutVolunteer(tx, held, volunteerId, 'assigned', 'requests.messages.foundUrgent');
    await this.messages.toVolunteer(tx, held, volunteerId, 'assigned', 'requests.messages.heldUrgent');
    await this.messages.toStaffAbout(tx, held, volunteerId, 'requests.messages.staffUrgentAcceptance');
  }

  private async hold(
    tx: Tx,
    application: ApplicationRecord,
    volunteerId: number,
    distanceM: number | null,
    isApproved: Approval,
    actorId: number | null,
  ): Promise<HoldOutcome> {
    if (application.volunteerId === volunteerId && !isEnded(application.status)) return 'again';
    if (!isFree(application)) return 'taken';
    const before = await this.assignments.of(tx, application.id, volunteerId);
    if (before && LASTING_ENDS.includes(before.ended) && actorId === volunteerId) return 'refused';
    const now = this.clock.now();
    const { isEmergency } = application;
    const isPlaced = await this.assignments.hold(
      tx,
      {
        needId: application.id,
        volunteerId,
        callId: null,
        isApproved,
        approveAt: null,
        approvedAt: null,
        distanceM,
        isEmergency,
        span: spanOf(application, now),
      },
      now,
    );
    if (!isPlaced) return 'busy';
    // Who has taken an emergency over goes on having it.
    const coordinatorId = application.isEmergency ? application.coordinatorId : null;
    await this.applications.update(tx, application.id, { volunteerId, coordinatorSince: null, coordinatorId, updatedAt: now });
    await this.record(tx, application.id, 'accepted', isApproved, actorId, null);
    await this.settle(tx, application, volunteerId);
    await this.changed(tx, application, volunteerId);
    return 'held';
  }

  /** An ordinary request has somebody; the run of an emergency goes on until somebody is on the way. */
  private async settle(tx: Tx, application: ApplicationRecord, volunteerId: number): Promise<void> {
    const needId = application.id;
    if (application.isEmergency) return tx.signal(urgentHeld, { needId, radiusKm: null, volunteerId });
    await tx.signal(callsFilled, { needId, volunteerIds: await this.fillCalls(tx, application, volunteerId) });
    await tx.signal(needSettled, { needId, volunteerId });
  }

  private async end(tx: Tx, hold: AssignmentRecord, end: AssignmentEnd, note: string | null, actorId: number | null): Promise<void> {
    const isKept = end === 'completed' || end === 'over';
    await this.assignments.update(tx, hold.id, { ended: end, isApproved: isKept ? hold.isApproved : 2, note, decidedBy: actorId, updatedAt: this.clock.now() });
  }

  private record(tx: Tx, id: number, status: string, approval: Approval, actorId: number | null, note: string | null, action = status): Promise<void> {
    return this.activity.record(tx, [{ subjectType: 'application', subjectId: id, actorId, action, newValues: { status, is_approved: approval }, note }]);
  }

  private changed(tx: Tx, application: ApplicationRecord, volunteerId: number | null): Promise<void> {
    return tx.signal(applicationChanged, { applicationId: application.id, userId: application.userId, volunteerId });
  }
}

/** Whether a yes is kept in reserve: somebody else holds the emergency. */
function wantsReserve({ isEmergency, status, volunteerId }: ApplicationRecord, askerId: number): boolean {
  return isEmergency && !isEnded(status) && volunteerId !== null && volunteerId !== askerId;
}
