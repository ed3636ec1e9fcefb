import type { EmergencyEnding, EmergencyStatus, OwnApplication } from '@karov/api-client';
import { type Address, DAY } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller, LiveCaller } from '../../platform/security/caller.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { EmergencyApplicationsService } from '../applications/index.js';
import { EventEndingsService, EventJoinsService } from '../events/index.js';
import { emergenciesLeft } from '../needs/index.js';
import { addressForCaller, PlacesService } from '../places/index.js';
import {
  countedAddress,
  hasToldDisability,
  requireAsking,
  UserDetailsRepository,
  UsersRepository,
} from '../users/index.js';
import type { EmergencyPlaceDto } from './emergency-place.dto.js';

type InEvent = NonNullable<Awaited<ReturnType<EventJoinsService['emergency']>>>;

/**
 * The emergency button (rule 50): each person has at most one active emergency, in the active event around
 * them or outside events. A stopped event abandons nobody: its open emergencies continue outside it.
 */
@Injectable()
export class EmergenciesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly signals: Signals,
    private readonly users: UsersRepository,
    private readonly applications: EmergencyApplicationsService,
    private readonly events: EventJoinsService,
    private readonly endings: EventEndingsService,
    private readonly details: UserDetailsRepository,
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(emergenciesLeft, async ({ left }, tx) => {
      for (const { userId, ...how } of left) await this.applications.goOn(tx, userId, how);
    });
  }

  /** Returns the state of the caller's emergency. */
  async status(caller: LiveCaller): Promise<EmergencyStatus> {
    if (caller.isLimited) return this.statusUnproven(caller);
    const [canRaise, alone, { address, places }] = await Promise.all([
      this.canRaise(caller),
      this.applications.active(caller.userId),
      this.placesOf(caller.userId),
    ]);
    const shared = { can_raise: canRaise, places, ending: null };
    if (alone) return { ...ofApplication(alone), ...shared, address: alone.origin_address };
    const inEvent = await this.events.emergency(caller);
    if (!inEvent) return { ...none(), ...shared, address, ...ended(await this.ending(caller)) };
    const coordinator =
      inEvent.coordinatorId === null
        ? undefined
        : (await this.users.people([inEvent.coordinatorId])).get(inEvent.coordinatorId);
    return {
      ...ofEvent(inEvent),
      ...shared,
      address,
      coordinator: coordinator ? { first_name: coordinator.firstName } : null,
    };
  }

  /**
   * Returns only what an unproven caller may know: the emergency that they raised, and nothing about the
   * number's former owner (rule 237).
   */
  private async statusUnproven(caller: Caller): Promise<EmergencyStatus> {
    const [alone, inEvent] = await Promise.all([
      this.applications.active(caller.userId),
      this.events.emergency(caller),
    ]);
    const active = alone
      ? ofApplication(alone)
      : inEvent
        ? { ...ofEvent(inEvent), coordinator: null }
        : none();
    return { ...active, chat: null, can_raise: true, address: '', places: [], ending: null };
  }

  /** Returns the end of the newest emergency of the last day; null if there was none (rule 74). */
  private async ending(caller: Caller): Promise<EmergencyEnding | null> {
    const since = this.aDayAgo();
    const [alone, inEvent] = await Promise.all([
      this.applications.ended(caller.userId, since),
      this.endings.of(caller, since),
    ]);
    if (inEvent && (!alone || inEvent.endedAt > alone.endedAt)) {
      const helper =
        inEvent.volunteerId === null
          ? undefined
          : (await this.users.people([inEvent.volunteerId])).get(inEvent.volunteerId);
      return {
        state_text: inEvent.stateText,
        helper: helper?.firstName ?? null,
        ended_at: inEvent.endedAt.toISOString(),
        request: null,
        in_event: inEvent.isCancelled ? null : { feedback: inEvent.feedback },
        is_cancelled: inEvent.isCancelled,
      };
    }
    if (!alone) return null;
    const { request, endedAt } = alone;
    return {
      state_text: request.state_text,
      helper: helperOf(request),
      ended_at: endedAt.toISOString(),
      request,
      in_event: null,
      is_cancelled: request.ended_by === 'seeker',
    };
  }

  /**
   * Records the feedback on the newest emergency of the last day in an event.
   * @throws NOT_FOUND when there was none, FEEDBACK_GIVEN
   */
  async tell(caller: Caller, isWell: boolean, note: string): Promise<void> {
    await this.endings.tell(caller, this.aDayAgo(), { isWell, note });
  }

  private aDayAgo(): Date {
    return addSeconds(this.clock.now(), -DAY);
  }

  /**
   * Raises an emergency, even for an inactive account (rule 84); a second press, even a simultaneous one,
   * returns the first emergency. An emergency at a place other than the applicable address stays outside
   * events, because an event knows its people by that address. An unproven caller can raise one too, but only
   * at the place they name (rule 237).
   * @throws DISABILITY_REQUIRED, ValidationFailure for an unknown place
   */
  async raise(caller: LiveCaller, chosen: EmergencyPlaceDto): Promise<void> {
    if (caller.isLimited) return this.raiseUnproven(caller, chosen);
    const account = await this.users.accountById(caller.userId);
    if (!account) return fail('SESSION_EXPIRED');
    if (!hasToldDisability(account)) return fail('DISABILITY_REQUIRED', { field: 'error' });
    const place = await this.chosen(caller.userId, chosen);
    await this.database.transaction(async (tx) => {
      await this.applications.lock(caller.userId);
      if (await this.isActive(caller.userId)) return;
      if (place !== null || !(await this.events.join(tx, caller.userId, true)))
        await this.applications.raise(tx, caller.userId, place);
    });
  }

  private async raiseUnproven(caller: Caller, told: EmergencyPlaceDto): Promise<void> {
    const place = this.told(told);
    await this.database.transaction(async (tx) => {
      await this.applications.lock(caller.userId);
      if (!(await this.isActive(caller.userId)))
        await this.applications.raiseUnproven(tx, caller.userId, place, told.words ?? '');
    });
  }

  /** Closes the caller's emergency; does nothing if there is none. */
  async close(caller: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.applications.lock(caller.userId);
      if (!(await this.applications.close(tx, caller.userId)))
        await this.events.withdraw(tx, caller.userId, true);
    });
  }

  /**
   * Like {@link close}, by id.
   * @throws NOT_FOUND when it is not the caller's active emergency
   */
  async closeOne(caller: LiveCaller, id: number): Promise<void> {
    const { record } = await this.status(caller);
    if (record?.id !== id) return fail('NOT_FOUND');
    await this.close(caller);
  }

  /**
   * Asks for help in the active event around the caller. @throws EVENT_OVER when there is none,
   * ACCOUNT_INACTIVE, DISABILITY_REQUIRED
   */
  async askInEvent(caller: Caller): Promise<void> {
    requireAsking(await this.users.accountById(caller.userId));
    const isJoined = await this.database.transaction((tx) => this.events.join(tx, caller.userId, false));
    if (!isJoined) fail('EVENT_OVER', { field: 'message' });
  }

  /** Withdraws the caller's request in an event. @throws NOT_ALLOWED_NOW */
  async withdrawFromEvent(caller: Caller): Promise<void> {
    const isDone = await this.database.transaction((tx: Tx) =>
      this.events.withdraw(tx, caller.userId, false),
    );
    if (!isDone) fail('NOT_ALLOWED_NOW', { field: 'message' });
  }

  /** Returns the applicable address, and the addresses to choose from, in the form that the API uses. */
  private async placesOf(userId: number): Promise<Pick<EmergencyStatus, 'address' | 'places'>> {
    const person = await this.details.find(userId);
    if (!person) return { address: '', places: [] };
    const counted = countedAddress(person);
    const known = [
      ['home', person.residential],
      ['other', person.arrival],
    ] as const;
    return {
      address: counted ? addressForCaller(counted) : '',
      places: known.flatMap(([kind, address]) =>
        address ? [{ kind, address: addressForCaller(address) }] : [],
      ),
    };
  }

  /**
   * Returns the place given by an unproven caller: the one they named, or else the device's position; null
   * when neither is known (rule 237).
   */
  private told({ lat, lng, words }: EmergencyPlaceDto): Address | null {
    const named = words ? this.places.fromWire(words) : null;
    if (named || lat === undefined || lng === undefined) return named;
    const here = this.places.at({ lat, lon: lng });
    return words ? { ...here, text: words } : here;
  }

  /**
   * Returns the chosen place; null for the applicable address, or if none was chosen.
   * @throws ValidationFailure on place when that address is unknown, on lat when the position is missing
   */
  private async chosen(userId: number, { place, lat, lng }: EmergencyPlaceDto): Promise<Address | null> {
    if (place === undefined) return null;
    if (place === 'here') {
      if (lat === undefined || lng === undefined)
        throw new ValidationFailure([{ path: 'lat', key: 'required', params: {} }]);
      return this.places.at({ lat, lon: lng });
    }
    const person = await this.details.find(userId);
    const address = (place === 'home' ? person?.residential : person?.arrival) ?? null;
    if (!person || !address) throw new ValidationFailure([{ path: 'place', key: 'choice', params: {} }]);
    return address === countedAddress(person) ? null : address;
  }

  private async isActive(userId: number): Promise<boolean> {
    return (await this.applications.isActive(userId)) || this.events.hasEmergency(userId);
  }

  private async canRaise(caller: Caller): Promise<boolean> {
    const account = await this.users.accountById(caller.userId);
    return account !== null && hasToldDisability(account);
  }
}

type Status = Omit<EmergencyStatus, 'can_raise' | 'address' | 'places' | 'ending'>;

/**
 * Returns the volunteer who came: somebody who helped to the end, or who had arrived when the emergency was
 * closed; somebody who was still on the way does not count.
 */
function helperOf({ status, volunteer }: OwnApplication): string | null {
  const hasCome = status === 'completed' || volunteer?.progress === 'arrived';
  return hasCome ? (volunteer?.first_name ?? null) : null;
}

/** Returns the fields for an emergency that has ended, used if none is active. */
function ended(ending: EmergencyEnding | null): Partial<EmergencyStatus> {
  return ending ? { step: 'done', state_text: ending.state_text, ending } : {};
}

function none(): Status {
  return {
    without_volunteer: false,
    with_event: false,
    assigned_volunteer: false,
    reject_volunteer: false,
    time: null,
    volunteer: null,
    record: null,
    event: null,
    chat: null,
    is_approved: null,
    asked: 0,
    step: 'none',
    state_text: serverText(currentLocale(), 'requests.state.none'),
    coordinator: null,
  };
}

function ofApplication(alone: OwnApplication): Status {
  return {
    without_volunteer: alone.volunteer === null,
    with_event: false,
    assigned_volunteer: alone.volunteer !== null,
    reject_volunteer: alone.is_volunteer_changed && alone.volunteer === null,
    time: alone.created_at,
    volunteer: alone.volunteer,
    record: { id: alone.id, kind: 'application', status: alone.status, created_at: alone.created_at },
    event: null,
    chat: { context: 'category', context_id: alone.category_id },
    is_approved: alone.application_requested_volunteer?.is_approved ?? null,
    asked: alone.asked,
    step: alone.step,
    state_text: alone.state_text,
    coordinator: alone.coordinator,
  };
}

function ofEvent({
  request,
  volunteerId,
  step,
  createdAt,
  reopened,
  coming,
}: InEvent): Omit<Status, 'coordinator'> {
  const { volunteer } = request;
  return {
    without_volunteer: volunteer === null,
    with_event: true,
    assigned_volunteer: volunteer !== null,
    reject_volunteer: reopened && volunteer === null,
    time: createdAt.toISOString(),
    volunteer:
      volunteer && volunteerId !== null
        ? {
            id: volunteerId,
            full_name: null,
            ...volunteer,
            progress_at: coming.progressAt?.toISOString() ?? null,
            distance_band: coming.band,
          }
        : null,
    record: { id: request.id, kind: 'event', status: request.status, created_at: createdAt.toISOString() },
    event: request.event,
    chat: { context: 'event', context_id: request.event.id },
    is_approved: volunteer ? request.is_approved : null,
    asked: request.asked,
    step,
    state_text: request.state_text,
  };
}
