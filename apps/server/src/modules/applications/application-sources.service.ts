import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ActivityService } from '../activity/index.js';
import { CategoriesService } from '../categories/index.js';
import {
  type Assignee,
  contextOf,
  type EndedCall,
  type LockedNeed,
  type NeedSource,
  type NeedStep,
  NeedsRepository,
  type SingleNeed,
  SingleSources,
  soughtFor,
} from '../needs/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { applicationChanged } from './applications.signals.js';
import { type ApplicationRecord, originOf } from './applications.types.js';

type Told = {
  action: string;
  status: string;
  isApproved: 0 | 1 | 2;
  actorId?: number | null;
  note?: string | null;
  coordinatorId?: number;
};

/** A single request that is locked until the transaction ends. */
export interface LockedSingle extends LockedNeed {
  readonly need: SingleNeed;
}

/** Single requests and separate emergencies, as the lifecycle of needs works on them. */
@Injectable()
export class ApplicationSourcesService extends SingleSources {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly categories: CategoriesService,
    private readonly calls: VolunteerCallsRepository,
    private readonly needs: NeedsRepository,
  ) {
    super();
  }

  /** Locks a request until the transaction ends; null where there is none. */
  async lock(id: number): Promise<LockedSingle | null> {
    const request = await this.needs.lockSingle(id);
    return request && this.inHand(request);
  }

  /** The lifecycle's view of a request that the caller has locked. */
  async inHand(application: ApplicationRecord): Promise<LockedSingle> {
    const hold = application.volunteerId === null ? null : await this.needs.liveHold(application.id);
    return {
      need: { ...application, eventId: null, requestId: null },
      hold,
      source: await this.sourceOf(application),
    };
  }

  private async sourceOf(application: ApplicationRecord): Promise<NeedSource> {
    const { id, userId, isEmergency } = application;
    const category = isEmergency ? null : await this.categories.find(application.categoryId);
    return {
      context: contextOf({ need: application, event: null }),
      isUrgent: isEmergency,
      isOn: true,
      radiusKm: null,
      needsApproval: category?.needsApproval ?? true,
      seeks: soughtFor({
        isOn: true,
        isDispatched: category?.isAutoAssign ?? false,
        isEmergency,
        isPlaced: originOf(application) !== null || application.helpType === 'phone',
      }),
      seat: (assignee) => Promise.resolve(assignee),
      follow: (step) => this.follow(application, step),
      endCalls: (exceptVolunteerId, withReserves): Promise<EndedCall[]> =>
        this.calls.fill(id, exceptVolunteerId, withReserves),
      reserves: () => this.reserves(id),
      changed: (tx, volunteerId) => tx.signal(applicationChanged, { applicationId: id, userId, volunteerId }),
    };
  }

  private async reserves(id: number): Promise<Assignee[]> {
    const reserves = await this.calls.reserves(id, this.clock.now());
    return reserves.map(({ volunteerId, distanceM, saidYesAt }) => ({
      id: volunteerId,
      distanceM,
      saidYesAt,
      callId: null,
    }));
  }

  /** Writes the history of a request; it has no other rows of its own. */
  private async follow(application: ApplicationRecord, step: NeedStep): Promise<void> {
    await this.activity.record(
      linesOf(application, step).map(
        ({ action, status, isApproved, actorId = step.actorId, note = null, coordinatorId }) => ({
          subjectType: 'application',
          subjectId: application.id,
          actorId,
          action,
          newValues: {
            status,
            is_approved: isApproved,
            ...(coordinatorId === undefined ? {} : { coordinator_id: coordinatorId }),
          },
          note,
        }),
      ),
    );
  }
}

const TREATED: Told = { action: 'in treatment', status: 'in treatment', isApproved: 1 };

function linesOf({ status, volunteerId }: ApplicationRecord, step: NeedStep): Told[] {
  switch (step.kind) {
    case 'held': {
      const held: Told = { action: 'accepted', status: 'accepted', isApproved: 0 };
      return step.isApproved === 1 ? [held, { ...TREATED, actorId: step.decidedBy }] : [held];
    }
    case 'approved':
      return [TREATED];
    case 'progressed':
      return [{ action: step.step, status, isApproved: 1 }];
    case 'put_back':
      return [{ action: 'open', status: 'open', isApproved: 2, note: step.note }];
    case 'ended':
      return [
        {
          action: step.status,
          status: step.status,
          isApproved: status === 'in treatment' && volunteerId !== null ? 1 : 0,
          note: step.note,
        },
      ];
    case 'taken_over':
      return [{ action: 'taken_over', status, isApproved: 0 }];
    case 'given_back':
      return [{ action: 'given_back', status, isApproved: 0 }];
    case 'passed_on':
      return [{ action: 'passed_on', status, isApproved: 0, coordinatorId: step.toId }];
    case 'reserved':
    case 'handed_over':
      return [];
  }
}
