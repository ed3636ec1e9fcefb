import { isEnded, needCanWaitUntil } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { type Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { CategoriesService } from '../categories/index.js';
import {
  type AdmittedCall,
  type Assignee,
  contextOf,
  type EndedCall,
  isFree,
  type LockedNeed,
  type NeedRecord,
  type NeedSource,
  type NeedStep,
  NeedsRepository,
  type PlannedCall,
  type SingleNeed,
  SingleSources,
  type SoughtNeed,
  soughtFor,
  type WatchedHold,
} from '../needs/index.js';
import { VolunteerCallsRepository } from '../volunteers/index.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationChanged } from './applications.signals.js';
import { originOf } from './applications.types.js';

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
  readonly need: NeedRecord & SingleNeed;
}

/** Gives the lifecycle of needs access to single requests and separate emergencies. */
@Injectable()
export class ApplicationSourcesService extends SingleSources {
  constructor(
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly categories: CategoriesService,
    private readonly calls: VolunteerCallsRepository,
    private readonly needs: NeedsRepository,
    private readonly applications: ApplicationsRepository,
  ) {
    super();
  }

  /** Locks a request until the transaction ends; null if it does not exist. */
  async lock(id: number): Promise<LockedSingle | null> {
    const request = await this.needs.lockSingle(id);
    return request && this.toLocked(request);
  }

  /** The lifecycle's view of a request that the caller has locked. */
  async toLocked(application: SingleNeed): Promise<LockedSingle> {
    const hold = application.volunteerId === null ? null : await this.needs.liveHold(application.id);
    return {
      need: { ...application, eventId: null, requestId: null },
      hold,
      source: await this.sourceOf(application),
    };
  }

  private async sourceOf(application: SingleNeed): Promise<NeedSource> {
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
        isPlaced:
          (application.originLat !== null && application.originLon !== null) ||
          application.helpType === 'phone',
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

  /** Writes a step to the history of a request; the request has no other rows to update. */
  private async follow(application: SingleNeed, step: NeedStep): Promise<void> {
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

  /**
   * Describes locked requests of categories that are dispatched, and emergencies (rule 39). With `byHand` a
   * coordinator calls the volunteers, so it does not matter whether the request is dispatched or taken over.
   */
  async sought(ids: readonly number[], byHand: boolean): Promise<SoughtNeed[]> {
    const living = (await this.applications.findMany(ids)).filter(({ status }) => !isEnded(status));
    const held = living.filter((application) => application.isEmergency && application.volunteerId !== null);
    const holds = await this.needs.liveHolds(held.map(({ id }) => id));
    const needs: SoughtNeed[] = [];
    for (const application of living) {
      if (application.isEmergency) needs.push(describe(application, holds.get(application.id) ?? null));
      else if (isFree(application) && (byHand || (await this.isServed(application))))
        needs.push({ ...describe(application, null), ...(byHand && { canWaitUntil: null }) });
    }
    return needs;
  }

  /**
   * Describes several requests as needs, in the given order, whether or not they are waiting; used to show
   * suitable volunteers.
   */
  async describe(applicationIds: readonly number[]): Promise<SoughtNeed[]> {
    return (await this.applications.findMany(applicationIds)).map((application) =>
      describe(application, null),
    );
  }

  /** Admits every call: only events limit places. */
  admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]> {
    return Promise.resolve(calls.map((call) => ({ ...call, placeId: null })));
  }

  /** Notes the first call of each request. */
  async asked(_tx: Tx, needs: readonly SoughtNeed[]): Promise<void> {
    await this.applications.markAsked(
      needs.filter(({ isFirstCall }) => isFirstCall).map(({ id }) => id),
      this.clock.now(),
    );
  }

  /**
   * Whether the dispatch serves a waiting request: its category must be dispatched, and no coordinator may
   * have taken it over.
   */
  private async isServed(application: SingleNeed): Promise<boolean> {
    if (application.coordinatorId !== null) return false;
    return (await this.categories.find(application.categoryId))?.isAutoAssign ?? false;
  }
}

/** Where most of the country's people live: the starting point of a search without a place. */
const AMONG_PEOPLE = { lat: 32.07, lon: 34.83 } as const;

function describe(application: SingleNeed, hold: WatchedHold | null): SoughtNeed {
  const origin = originOf(application);
  return {
    hold,
    id: application.id,
    eventId: null,
    requestId: null,
    seekerId: application.userId,
    ...(origin === null
      ? { ...AMONG_PEOPLE, isPlaced: false }
      : { lat: origin.lat, lon: origin.lon, isPlaced: true }),
    helpType: application.helpType,
    languages: application.languages,
    gender: application.genderPreference,
    isGenderMust: application.isGenderMust,
    needsVehicle: application.needsVehicle,
    needsEquipment: application.needsEquipment,
    rideAt: application.type === 1 ? application.dueAt : null,
    isEmergency: application.isEmergency,
    isUrgent: application.isEmergency,
    canWaitUntil: needCanWaitUntil(application),
    mayCall: true,
    context: contextOf({ need: application, event: null }),
    city: null,
    isFirstCall: application.firstAskedAt === null,
  };
}

const TREATED: Told = { action: 'in treatment', status: 'in treatment', isApproved: 1 };

function linesOf({ status, volunteerId }: SingleNeed, step: NeedStep): Told[] {
  switch (step.kind) {
    case 'held': {
      const held: Told = { action: 'accepted', status: 'accepted', isApproved: 0 };
      return step.isApproved === 1 ? [held, { ...TREATED, actorId: step.decidedBy }] : [held];
    }
    case 'approved':
      return [TREATED];
    case 'progressed':
      return [{ action: step.step, status, isApproved: 1 }];
    case 'released':
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
