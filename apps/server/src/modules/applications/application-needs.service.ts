import {
  bandBetween,
  type HelpType,
  isEnded,
  LIMITS,
  needCanWaitUntil,
  type UrgentHold,
} from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { CategoriesService } from '../categories/index.js';
import {
  AssignmentsRepository,
  isFree,
  NeedEndings,
  NeedMessages,
  type NeedText,
  needOpened,
} from '../needs/index.js';
import { type Announcement, NotificationsService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import { ApplicationSources } from './application-sources.service.js';
import { ApplicationWords } from './application-words.js';
import { ApplicationsRepository } from './applications.repository.js';
import { applicationOpened } from './applications.signals.js';
import { type ApplicationRecord, originOf } from './applications.types.js';

const HOUR = 3600;

/** A request as dispatch sees it: its place and its demands. */
export interface ApplicationNeed {
  application: ApplicationRecord;
  seekerId: number;
  lat: number;
  lon: number;
  helpType: HelpType;
  languages: readonly string[];
  gender: string | null;
  isGenderMust: boolean;
  needsVehicle: boolean;
  needsEquipment: boolean;
  isUrgent: boolean;
  /**
   * From when volunteers are called for it by night too; null: at any hour, as when a coordinator calls
   * (rules 76, 100).
   */
  canWaitUntil: Date | null;
  /** Its hold; null while it waits. Only emergencies are watched while they are held. */
  hold: (UrgentHold & { volunteerId: number }) | null;
}

/** The port through which auto-assign serves single requests and emergencies (rule 39). */
@Injectable()
export class ApplicationNeeds implements OnModuleInit {
  constructor(
    private readonly signals: Signals,
    private readonly clock: Clock,
    private readonly categories: CategoriesService,
    private readonly notifications: NotificationsService,
    private readonly users: UsersRepository,
    private readonly applications: ApplicationsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly origins: ApplicationSources,
    private readonly endings: NeedEndings,
    private readonly messages: NeedMessages,
    private readonly words: ApplicationWords,
  ) {}

  /** Single requests and emergencies begin with the ring of the setting (rule 43). */
  onModuleInit(): void {
    this.signals.onWithin(applicationOpened, async ({ applicationId, filed }, tx) => {
      if (await this.begins(tx, applicationId, filed))
        await tx.signal(needOpened, { needId: applicationId, radiusKm: null });
    });
  }

  /**
   * Describes locked requests; those that are not waiting, or not dispatched, are left out. With `byHand` a
   * coordinator calls, so whether a request is dispatched or taken over does not matter.
   */
  async open(applicationIds: readonly number[], byHand = false): Promise<ApplicationNeed[]> {
    const living = (await this.applications.findMany(applicationIds)).filter(
      ({ status }) => !isEnded(status),
    );
    const held = living.filter((application) => application.isEmergency && application.volunteerId !== null);
    const holds = await this.assignments.liveOf(held.map(({ id }) => id));
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
    const application = await this.applications.find(applicationId);
    return application && describe(application, null);
  }

  /** Several requests as needs, in their order; missing ones are left out. */
  async describeAll(applicationIds: readonly number[]): Promise<ApplicationNeed[]> {
    return (await this.applications.findMany(applicationIds)).map((application) =>
      describe(application, null),
    );
  }

  /**
   * Whether an opened request is dispatched. Without a place on the map it cannot be, unless it is help by
   * phone: a coordinator gets it at once. A request filed in this transaction needs no lock, as nobody else
   * can see it yet.
   */
  private async begins(tx: Tx, applicationId: number, filed?: ApplicationRecord): Promise<boolean> {
    const application = filed ?? (await this.applications.lock(applicationId));
    if (!application || !isFree(application) || !(await this.isDispatched(application))) return false;
    if (originOf(application) !== null || application.helpType === 'phone') return true;
    await this.endings.handToCoordinator(tx, await this.origins.inHand(application));
    return false;
  }

  /** Sends called volunteers a message with a link, and tells the help seeker of a request's first call. */
  async tell(
    tx: Tx,
    calls: readonly { need: ApplicationNeed; volunteerId: number; callId: number }[],
  ): Promise<void> {
    const now = this.clock.now();
    const people = await this.users.people(calls.map(({ volunteerId }) => volunteerId));
    const first = new Set(
      calls.map(({ need }) => need.application).filter(({ firstAskedAt }) => firstAskedAt === null),
    );
    const announcements: Announcement[] = [];
    for (const { need, volunteerId, callId } of calls)
      announcements.push(
        await this.offer(
          need,
          { userId: volunteerId, secretId: callId },
          people.get(volunteerId) ?? null,
          now,
        ),
      );
    for (const application of first)
      announcements.push(...(await this.messages.forSeeker(this.origins.voiceOf(application), 'asked')));
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
      texts: await this.words.texts(
        application,
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
    return application.coordinatorId === null && (await this.isDispatched(application));
  }

  private async isDispatched(application: ApplicationRecord): Promise<boolean> {
    return (
      application.isEmergency || ((await this.categories.find(application.categoryId))?.isAutoAssign ?? false)
    );
  }
}

function describe(application: ApplicationRecord, hold: ApplicationNeed['hold']): ApplicationNeed {
  const origin = originOf(application);
  return {
    application,
    hold,
    seekerId: application.userId,
    lat: origin?.lat ?? 0,
    lon: origin?.lon ?? 0,
    helpType: application.helpType,
    languages: application.languages,
    gender: application.genderPreference,
    isGenderMust: application.isGenderMust,
    needsVehicle: application.needsVehicle,
    needsEquipment: application.needsEquipment,
    isUrgent: application.isEmergency,
    canWaitUntil: needCanWaitUntil(application),
  };
}

function offerText(application: ApplicationRecord): NeedText {
  if (application.isEmergency) return 'requests.messages.offerEmergency';
  return application.helpType === 'phone' ? 'requests.messages.offerPhone' : 'requests.messages.offer';
}
