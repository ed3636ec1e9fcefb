import type {
  EventLimits,
  EventPreview,
  EventPreviewMessage,
  EventManagers as ManagersOfEvent,
} from '@karov/api-client';
import { type Address, addressToWire, DAY, formatPhone, HOUR, isPostBox, LIMITS } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import type { Caller } from '../../platform/security/caller.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { OptionsService } from '../options/index.js';
import { isSameAddress, PlacesService } from '../places/index.js';
import { isInRegions, mayManageEvent, type Reach, RegionsRepository } from '../regions/index.js';
import { UsersRepository } from '../users/index.js';
import { EventHandoverService } from './event-handover.service.js';
import { EventInvitationsService } from './event-invitations.service.js';
import { EventManagersService } from './event-managers.service.js';
import { EventSwitchService } from './event-switch.service.js';
import type { EventChangeDto, EventFormDto, EventPreviewDto, EventPreviewMessagesDto } from './events.dto.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import type { EventRecord } from './events.types.js';

const PREVIEWS_AN_HOUR = 200;
const MOVES_A_DAY = 20;

type AddressColumns = Pick<
  EventRecord,
  'addressText' | 'street' | 'city' | 'state' | 'country' | 'lat' | 'lon'
>;

/** Creates and changes events (rule 137, "Events"; rules 46 to 49, 51). */
@Injectable()
export class EventsService {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly activity: ActivityService,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
    private readonly regions: RegionsRepository,
    private readonly users: UsersRepository,
    private readonly events: EventsRepository,
    private readonly invitations: EventInvitationsService,
    private readonly eventSwitch: EventSwitchService,
    private readonly managers: EventManagersService,
    private readonly handover: EventHandoverService,
    private readonly rates: RateLimit,
  ) {}

  /** An event within the caller's reach. @throws NOT_FOUND for any other (rule 11) */
  async require(caller: Caller, id: number): Promise<EventRecord> {
    const [event, reach] = await Promise.all([this.events.find(id), this.regions.reachOf(caller)]);
    return event && mayManageEvent(reach, event) ? event : fail('NOT_FOUND');
  }

  /** Whether an event is running and is not an exercise. */
  async isInEarnest(id: number): Promise<boolean> {
    const event = await this.events.find(id);
    return event?.status === true && !event.isExercise;
  }

  /** A page of the events within the caller's reach. */
  async page(caller: Caller, query: ListQuery): Promise<ListPage<EventRecord>> {
    return this.events.page(await this.regions.reachOf(caller), query);
  }

  /** Counts the people who would be asked. */
  async preview(caller: Caller, dto: EventPreviewDto): Promise<EventPreview> {
    const address = this.readAddress(dto.address);
    const reach = await this.regions.reachOf(caller);
    this.checkCircle(reach, address, dto.radius);
    await this.countPreview(reach);
    const circle = {
      lat: address.lat,
      lon: address.lon,
      radius: dto.radius,
      typeOfHelpRequired: dto.type_of_help_required,
    };
    return this.database.transaction(() => this.invitations.preview(circle, knownStates(reach)));
  }

  /** The messages to the people who would be asked (rule 174). */
  async previewMessages(caller: Caller, dto: EventPreviewMessagesDto): Promise<EventPreviewMessage[]> {
    const address = this.readAddress(dto.address);
    const reach = await this.regions.reachOf(caller);
    this.checkCircle(reach, address, dto.radius);
    await this.checkType(dto.event_list_id);
    await this.countPreview(reach);
    const event = {
      ...columns(address),
      radius: dto.radius,
      typeOfHelpRequired: dto.type_of_help_required,
      eventListId: dto.event_list_id,
      isExercise: dto.is_exercise ?? false,
    };
    return this.database.transaction(() => this.invitations.previewMessages(event, knownStates(reach)));
  }

  /**
   * Limits how many circles a manager draws in an hour: a series of circles would find out about people, not
   * about an event.
   * @throws PREVIEWS_TOO_MANY
   */
  private async countPreview({ isManager, userId }: Reach): Promise<void> {
    if (isManager && (await this.rates.hit(`event-preview:${userId}`, HOUR)) > PREVIEWS_AN_HOUR)
      fail('PREVIEWS_TOO_MANY', { field: 'radius' });
  }

  /**
   * Limits moves too, because each move queries the circle again.
   * @throws PREVIEWS_TOO_MANY
   */
  private async countMove({ isManager, userId }: Reach): Promise<void> {
    if (isManager && (await this.rates.hit(`event-move:${userId}`, DAY)) > MOVES_A_DAY)
      fail('PREVIEWS_TOO_MANY', { field: 'address' });
  }

  /**
   * Creates an event and asks everybody in its circle, in one transaction. The same form sent twice creates
   * one event.
   */
  async create(caller: Caller, dto: EventFormDto): Promise<number> {
    const address = this.readAddress(dto.address);
    const reach = await this.regions.reachOf(caller);
    this.checkCircle(reach, address, dto.radius);
    await this.checkType(dto.event_list_id);
    const managerId = await this.managerFor(caller, reach, dto.manager_id);
    const created = await this.database.transaction(async (tx) => {
      // A manager who is being deactivated or losing the role at the same time gets no event.
      if (!(await this.users.holdRole(managerId, 'manager')))
        return fail('MANAGER_UNKNOWN', { field: 'manager_id' });
      const now = this.clock.now();
      const id = await this.events.insert({
        eventListId: dto.event_list_id,
        radius: dto.radius,
        ...columns(address),
        managerId,
        createdBy: caller.userId,
        description: dto.description ?? '',
        typeOfHelpRequired: dto.type_of_help_required,
        status: dto.status ?? true,
        isAutoAssign: dto.is_auto_assign ?? false,
        isExercise: this.config.exercise || (dto.is_exercise ?? false),
        systemNote: dto.system_note ?? null,
        idempotencyKey: dto.idempotency_key ?? null,
        createdAt: now,
        updatedAt: now,
      });
      if (id === null) return null;
      await this.record(caller, id, 'created', {
        status: dto.status ?? true,
        is_exercise: dto.is_exercise ?? false,
      });
      const event = await this.events.findIn(id);
      if (event?.status) await this.invitations.askAll(tx, event);
      await tx.signal(eventChanged, { eventId: id });
      return id;
    });
    if (created !== null) return created;
    const existing = dto.idempotency_key
      ? await this.events.findByKey(caller.userId, dto.idempotency_key)
      : null;
    return existing ?? fail('NOT_ALLOWED_NOW', { field: 'error' });
  }

  /**
   * Changes an event. Radius and manager are fixed (rule 48), except when the manager can no longer act; the
   * active flag stops and restarts it (rule 49).
   * @throws MANAGER_LEFT when it restarts and a new manager must be named
   */
  async update(caller: Caller, id: number, dto: EventChangeDto): Promise<void> {
    const reach = await this.regions.reachOf(caller);
    if (dto.event_list_id !== undefined) await this.checkType(dto.event_list_id);
    await this.database.transaction(async (tx) => {
      const before = await this.events.lock(id);
      if (!before || !mayManageEvent(reach, before)) return fail('NOT_FOUND');
      if (dto.radius !== undefined && dto.radius !== before.radius)
        fail('FIXED_ON_EDIT', { field: 'radius' });
      if (dto.is_exercise !== undefined && dto.is_exercise !== before.isExercise)
        fail('FIXED_ON_EDIT', { field: 'is_exercise' });
      const managerId = await this.managers.after(reach, before, dto);
      const address = this.changedAddress(before, dto);
      if (address) await this.countMove(reach);
      if (address) this.checkCircle(reach, address, before.radius);
      await this.events.update(id, {
        ...changes(dto),
        managerId,
        ...(address ? columns(address) : {}),
        updatedAt: this.clock.now(),
      });
      const after = await this.events.findIn(id);
      if (!after) return fail('NOT_FOUND');
      await this.record(caller, id, 'updated', { status: after.status, is_auto_assign: after.isAutoAssign });
      if (managerId !== before.managerId) await this.changeManager(tx, caller, after, before.managerId);
      await this.eventSwitch.apply(tx, before, after);
      await tx.signal(eventChanged, { eventId: id });
    });
  }

  /**
   * Possible managers of a stopped event.
   * @throws NOT_FOUND when it is out of reach
   */
  async managersFor(caller: Caller, id: number): Promise<ManagersOfEvent> {
    return this.managers.of(await this.require(caller, id));
  }

  /** The limits of this caller's event form (rule 79). */
  async limits(caller: Caller): Promise<EventLimits> {
    const { isManager, states } = await this.regions.reachOf(caller);
    const regions =
      states === null
        ? null
        : (await this.regions.options(currentLocale())).filter(({ id }) => states.includes(String(id)));
    return { max_radius_km: isManager ? this.config.managerRadiusKm : LIMITS.eventRadiusMaxKm, regions };
  }

  private async changeManager(tx: Tx, caller: Caller, event: EventRecord, fromId: number): Promise<void> {
    await this.record(caller, event.id, 'manager_changed', { manager_id: event.managerId });
    await this.handover.tellManagers(tx, event, fromId, event.managerId);
  }

  /** Returns the new address, or null if the form contains none, or the current one. */
  private changedAddress(before: EventRecord, { address }: EventChangeDto): Address | null {
    if (address === undefined) return null;
    return isSameAddress(address, addressToWire({ ...before, text: before.addressText }))
      ? null
      : this.readAddress(address);
  }

  /**
   * Requires that an event's centre is in the caller's regions, and that a manager's circle is within the
   * limit (rule 79).
   */
  private checkCircle(reach: Reach, { state }: Address, radiusKm: number): void {
    if (reach.isManager && reach.states?.length === 0)
      fail('NO_REGION', { field: 'address', params: { phone: formatPhone(this.config.support.phone) } });
    if (!isInRegions(reach, state)) fail('OUTSIDE_REGIONS', { field: 'address' });
    if (reach.isManager && radiusKm > this.config.managerRadiusKm)
      fail('RADIUS_TOO_LARGE', { field: 'radius', params: { km: this.config.managerRadiusKm } });
  }

  private readAddress(wire: string): Address {
    if (isPostBox(wire)) throw new ValidationFailure([{ path: 'address', key: 'postBox', params: {} }]);
    return this.places.fromWire(wire) ?? fail('PLACE_UNKNOWN', { field: 'address' });
  }

  private async checkType(id: number): Promise<void> {
    if (!(await this.options.isOffered('event_types', id))) fail('TYPE_UNKNOWN', { field: 'event_list_id' });
  }

  /**
   * Returns the manager of a new event: managers manage their own events; an admin chooses an active manager
   * (rule 15).
   */
  private async managerFor(caller: Caller, reach: Reach, managerId: number | undefined): Promise<number> {
    if (reach.isManager) return caller.userId;
    const managers = await this.users.withRole('manager');
    return (
      managers.find((manager) => manager.id === managerId)?.id ??
      fail('MANAGER_UNKNOWN', { field: 'manager_id' })
    );
  }

  private record(
    caller: Caller,
    eventId: number,
    action: string,
    newValues: Record<string, unknown>,
  ): Promise<void> {
    return this.activity.record([
      { subjectType: 'event', subjectId: eventId, actorId: caller.userId, action, newValues },
    ]);
  }
}

function changes(dto: EventChangeDto): Partial<EventRecord> {
  return {
    ...(dto.event_list_id !== undefined ? { eventListId: dto.event_list_id } : {}),
    ...(dto.description !== undefined ? { description: dto.description } : {}),
    ...(dto.type_of_help_required !== undefined ? { typeOfHelpRequired: dto.type_of_help_required } : {}),
    ...(dto.status !== undefined ? { status: dto.status } : {}),
    ...(dto.is_auto_assign !== undefined ? { isAutoAssign: dto.is_auto_assign } : {}),
    ...(dto.system_note !== undefined ? { systemNote: dto.system_note } : {}),
  };
}

function columns(address: Address): AddressColumns {
  const { text, ...rest } = address;
  return { addressText: text, ...rest };
}

/** The districts whose people a manager may know; null means everybody. */
function knownStates({ isManager, states }: Reach): readonly string[] | null {
  return isManager ? (states ?? []) : null;
}
