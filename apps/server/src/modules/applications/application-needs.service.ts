import { bandBetween, isEnded, LIMITS, needCanWaitUntil } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { CategoriesService } from '../categories/index.js';
import {
  type AdmittedCall,
  contextOf,
  isFree,
  NeedMessagesService,
  type NeedSearch,
  NeedsRepository,
  type NeedText,
  type NotedCall,
  namedOf,
  type PlannedCall,
  type SoughtNeed,
  type WatchedHold,
} from '../needs/index.js';
import { type Announcement, NotificationsService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import { ApplicationsRepository } from './applications.repository.js';
import { type ApplicationRecord, originOf } from './applications.types.js';

const HOUR = 3600;

/** A request for which somebody is sought. */
interface ApplicationNeed extends SoughtNeed {
  application: ApplicationRecord;
}

/** Single requests of categories that are dispatched, and emergencies, as volunteers are sought for them (rule 39). */
@Injectable()
export class ApplicationNeedsService implements NeedSearch {
  constructor(
    private readonly clock: Clock,
    private readonly categories: CategoriesService,
    private readonly notifications: NotificationsService,
    private readonly users: UsersRepository,
    private readonly applications: ApplicationsRepository,
    private readonly needs: NeedsRepository,
    private readonly messages: NeedMessagesService,
  ) {}

  /**
   * Describes locked requests; those that are not waiting, or not dispatched, are left out. With `byHand` a
   * coordinator calls, so whether a request is dispatched or taken over does not matter.
   */
  async open(applicationIds: readonly number[], byHand = false): Promise<ApplicationNeed[]> {
    const living = (await this.applications.findMany(applicationIds)).filter(
      ({ status }) => !isEnded(status),
    );
    const held = living.filter((application) => application.isEmergency && application.volunteerId !== null);
    const holds = await this.needs.liveHolds(held.map(({ id }) => id));
    const needs: ApplicationNeed[] = [];
    for (const application of living) {
      if (application.isEmergency) needs.push(describe(application, holds.get(application.id) ?? null));
      else if (isFree(application) && (byHand || (await this.isServed(application))))
        needs.push({ ...describe(application, null), ...(byHand && { canWaitUntil: null }) });
    }
    return needs;
  }

  /** A request as a need, waiting or not; for showing suitable volunteers. */
  async describe(applicationId: number): Promise<ApplicationNeed | null> {
    const application = await this.needs.findSingle(applicationId);
    return application && describe(application, null);
  }

  /** Several requests as needs, in their order; missing ones are left out. */
  async describeAll(applicationIds: readonly number[]): Promise<ApplicationNeed[]> {
    return (await this.applications.findMany(applicationIds)).map((application) =>
      describe(application, null),
    );
  }

  /** Every call may be made: places are for events. */
  admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]> {
    return Promise.resolve(calls.map((call) => ({ ...call, placeId: null })));
  }

  /** Sends called volunteers a message with a link, and tells the help seeker of a request's first call. */
  async tell(tx: Tx, calls: readonly NotedCall<PlannedCall<ApplicationNeed>>[]): Promise<void> {
    const now = this.clock.now();
    const people = await this.users.people(calls.map(({ volunteer }) => volunteer.userId));
    const first = new Set(
      calls.map(({ need }) => need.application).filter(({ firstAskedAt }) => firstAskedAt === null),
    );
    const announcements: Announcement[] = [];
    for (const { need, volunteer, callId } of calls)
      announcements.push(
        await this.offer(
          need,
          { userId: volunteer.userId, secretId: callId },
          people.get(volunteer.userId) ?? null,
          now,
        ),
      );
    for (const application of first)
      announcements.push(
        ...(await this.messages.forSeeker(contextOf({ need: application, event: null }), 'asked')),
      );
    await this.notifications.announceAll(tx, announcements);
    for (const application of first) application.firstAskedAt = now;
    await this.applications.markAsked(
      [...first].map(({ id }) => id),
      now,
    );
  }

  private async offer(
    { application, canWaitUntil }: ApplicationNeed,
    receiver: { userId: number; secretId: number },
    volunteer: { lat: number | null; lon: number | null } | null,
    now: Date,
  ): Promise<Announcement> {
    return {
      type: application.isEmergency ? 'emergency' : 'offer',
      receiverType: 'volunteer',
      receivers: [receiver],
      canWaitUntil,
      isUrgent: true,
      texts: await this.messages.texts(
        namedOf(application),
        offerText(application),
        {},
        bandBetween(originOf(application), volunteer),
      ),
      secret: { kind: 'application_call', expiresAt: addSeconds(now, LIMITS.linkLifetimeHours * HOUR) },
      applicationId: application.id,
    };
  }

  /** Whether dispatch serves a waiting request: it is dispatched, and no coordinator has it. */
  private async isServed(application: ApplicationRecord): Promise<boolean> {
    if (application.coordinatorId !== null) return false;
    return (await this.categories.find(application.categoryId))?.isAutoAssign ?? false;
  }
}

/** Where most people of the country live: the start of a search that has no place. */
const AMONG_PEOPLE = { lat: 32.07, lon: 34.83 } as const;

function describe(application: ApplicationRecord, hold: WatchedHold | null): ApplicationNeed {
  const origin = originOf(application);
  return {
    application,
    hold,
    id: application.id,
    eventId: null,
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
  };
}

function offerText(application: ApplicationRecord): NeedText {
  if (application.isEmergency) return 'requests.messages.offerEmergency';
  return application.helpType === 'phone' ? 'requests.messages.offerPhone' : 'requests.messages.offer';
}
