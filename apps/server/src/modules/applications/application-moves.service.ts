import { Inject, Injectable } from '@nestjs/common';
import { needsStopped, needTakenOver } from '../needs/index.js';
import { APPLICATION_TRANSITIONS, nextState, type ApplicationEnder, type ApplicationMove, type Priority } from '@karov/domain';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { UsersService } from '../users/index.js';
import { ApplicationAssignments } from './application-assignments.service.js';
import { ApplicationMessages } from './application-messages.js';
import type { RequestMessage } from './application-words.js';
import { ApplicationsRepository } from './applications.repository.js';
import { mayTakeOver } from './applications.policy.js';
import { applicationChanged } from './applications.signals.js';
import { isFree, type ApplicationRecord } from './applications.types.js';

type Ending = Exclude<ApplicationMove, 'treat' | 'release'>;

const END_MESSAGE: Readonly<Record<Ending, RequestMessage>> = {
  complete: 'requests.messages.done',
  close: 'requests.messages.closed',
  reject: 'requests.messages.refused',
  expire: 'requests.messages.expired',
};

/** Who ends an application: the owner, whoever helped, the clock, or the staff. */
function enderOf(application: ApplicationRecord, move: Ending, actorId: number | null): ApplicationEnder {
  if (actorId === null) return 'time';
  if (move === 'complete') return 'volunteer';
  return actorId === application.userId ? 'seeker' : 'staff';
}

/** The ways in which an application ends, and what coordinators change on it. All work on an application that the caller has locked. */
@Injectable()
export class ApplicationMoves {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly users: UsersService,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: ApplicationAssignments,
    private readonly messages: ApplicationMessages,
  ) {}

  /**
   * Ends an application; its owner is told in words, whoever held it is let go.
   * @throws NOT_ALLOWED_NOW when its state does not allow that (rule 2)
   */
  async end(tx: Tx, application: ApplicationRecord, move: Ending, actorId: number | null, note: string | null = null): Promise<void> {
    const status = nextState(APPLICATION_TRANSITIONS, application.status, move);
    if (status === null) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    const endedBy = enderOf(application, move, actorId);
    const volunteerId = application.status === 'in treatment' ? application.volunteerId : null;
    await this.assignments.endHold(tx, application, move === 'complete' ? 'completed' : 'over', actorId);
    await this.assignments.fillCalls(tx, application, null);
    await this.applications.update(tx, application.id, {
      status,
      volunteerId,
      coordinatorSince: null,
      endedAt: now,
      endedBy,
      updatedAt: now,
      ...(note === null ? {} : { systemNotes: note }),
    });
    await this.activity.record(tx, [
      {
        subjectType: 'application',
        subjectId: application.id,
        actorId,
        action: status,
        newValues: { status, is_approved: volunteerId === null ? 0 : 1 },
        note,
      },
    ]);
    await this.tellOwner(tx, application, move, endedBy, note);
    if (move === 'complete' && volunteerId !== null) await this.messages.toVolunteer(tx, application, volunteerId, 'system', 'requests.messages.volunteerDone');
    await tx.signal(needsStopped, { needIds: [application.id] });
    await tx.signal(applicationChanged, { applicationId: application.id, userId: application.userId, volunteerId: application.volunteerId });
  }

  /** Nobody is left to call: the request waits for a coordinator; admins and the owner are told, once (rule 43). */
  async handToCoordinator(tx: Tx, application: ApplicationRecord): Promise<void> {
    if (!isFree(application) || application.coordinatorSince !== null || application.coordinatorId !== null) return;
    const now = this.clock.now();
    await this.applications.update(tx, application.id, { coordinatorSince: now, updatedAt: now });
    await this.messages.toStaff(tx, application, 'requests.messages.staffCoordinator');
    await this.messages.toSeeker(tx, application, 'system', 'requests.messages.coordinator');
    await tx.signal(applicationChanged, { applicationId: application.id, userId: application.userId, volunteerId: null });
  }

  /** A coordinator takes a request over; the owner reads who (rule 73). @throws NOT_ALLOWED_NOW */
  async takeOver(tx: Tx, application: ApplicationRecord, coordinatorId: number): Promise<void> {
    if (!mayTakeOver(application)) return fail('NOT_ALLOWED_NOW', { field: 'message' });
    const now = this.clock.now();
    const coordinatorSince = isFree(application) ? (application.coordinatorSince ?? now) : null;
    await this.applications.update(tx, application.id, { coordinatorId, coordinatorSince, updatedAt: now });
    await this.activity.record(tx, [
      {
        subjectType: 'application',
        subjectId: application.id,
        actorId: coordinatorId,
        action: 'taken_over',
        newValues: { status: application.status, is_approved: 0 },
      },
    ]);
    // An emergency is dispatched on: the coordinator stands beside the search, not in its place.
    if (!application.isEmergency) await this.assignments.fillCalls(tx, application, null);
    const name = (await this.users.people([coordinatorId])).get(coordinatorId)?.firstName ?? '';
    await this.messages.toSeeker(tx, application, 'system', 'requests.messages.coordinatorNamed', { name });
    await tx.signal(needTakenOver, { needId: application.id, isUrgent: application.isEmergency });
    await tx.signal(applicationChanged, { applicationId: application.id, userId: application.userId, volunteerId: null });
  }

  async setPriority(tx: Tx, application: ApplicationRecord, labelPriority: Priority, actorId: number): Promise<void> {
    await this.applications.update(tx, application.id, { labelPriority, updatedAt: this.clock.now() });
    await this.activity.record(tx, [
      {
        subjectType: 'application',
        subjectId: application.id,
        actorId,
        action: 'priority',
        newValues: { label_priority: labelPriority },
      },
    ]);
  }

  private tellOwner(tx: Tx, application: ApplicationRecord, move: Ending, endedBy: ApplicationEnder, note: string | null): Promise<void> {
    if (endedBy === 'seeker') return this.messages.toSeeker(tx, application, 'system', 'requests.messages.cancelled', this.ask(application));
    const type = move === 'expire' ? 'expired' : move === 'reject' ? 'rejected' : 'system';
    return this.messages.toSeeker(tx, application, type, END_MESSAGE[move], { note: note ?? '', ...this.ask(application) });
  }

  /** Where the owner asks again; emergencies have their own page. */
  private ask(application: ApplicationRecord): { url?: string } {
    return application.status === 'open' && !application.isEmergency ? { url: `${this.config.publicUrl}/help-menu?again=${application.id}` } : {};
  }
}
