import { APPROVAL } from '@karov/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { lookUp } from '../../platform/database/rows.js';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { contextOf, KeptAddressService, NeedsRepository, needOpened } from '../needs/index.js';
import { type AddressDependent, AddressDependents, type RequestAtAddress } from '../users/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventSwitchRepository } from './event-switch.repository.js';
import { EventWords } from './event-words.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { type EventRecord, helpIn, isOpenNeed, type UserRequestRecord } from './events.types.js';

/** Moves requests in events, or leaves them in place, when their person moves (rule 61). */
@Injectable()
export class EventAddressMovesService implements OnModuleInit, AddressDependent {
  constructor(
    private readonly dependents: AddressDependents,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly kept: KeptAddressService,
    private readonly needs: NeedsRepository,
    private readonly words: EventWords,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly together: EventSwitchRepository,
    private readonly sources: EventSourcesService,
  ) {}

  onModuleInit(): void {
    this.dependents.register(this);
  }

  async atAddress(userId: number): Promise<RequestAtAddress[]> {
    const live = (await this.requests.lockLiveOf(userId)).filter(isNeed);
    const events = new Map(
      (await this.events.findMany(live.map(({ eventId }) => eventId))).map((event) => [event.id, event]),
    );
    const names = await this.words.names([...events.values()], currentLocale());
    const places = await this.needs.placesOf(live.map(({ needId }) => needId));
    return live.flatMap((request) => {
      const { eventId, isEmergency, needId, keptAddress } = request;
      const volunteerId = helperOf(request);
      if (volunteerId !== null && helpIn(events.get(eventId), request) === 'phone') return [];
      const address = keptAddress ?? lookUp(places, needId)?.originText ?? '';
      return {
        name: names.get(eventId) ?? '',
        isEmergency,
        held: volunteerId === null ? null : { volunteerId, address },
      };
    });
  }

  async moved(tx: Tx, userId: number, before: string): Promise<void> {
    for (const request of await this.requests.lockLiveOf(userId)) {
      const event = await this.events.findIn(request.eventId);
      if (!event) continue;
      await this.together.flagOutside(event.id);
      const volunteerId = helperOf(request);
      if (volunteerId !== null) {
        await this.keep(tx, event, request, { volunteerId, before, isForHelp: true });
      } else if (isNeed(request)) await this.move(tx, event, request);
      await tx.signal(eventChanged, { eventId: event.id });
    }
  }

  /** A waiting request stays at the place where it was made, and one in treatment continues unchanged. */
  async stayed(tx: Tx, userId: number, before: string): Promise<void> {
    for (const request of await this.requests.lockLiveOf(userId)) {
      const event = await this.events.findIn(request.eventId);
      if (!event) continue;
      const volunteerId = helperOf(request);
      if (volunteerId !== null) {
        await this.keep(tx, event, request, { volunteerId, before, isForHelp: false });
      } else if (isNeed(request))
        await this.requests.updateUserRequest(request.id, {
          keptAddress: request.keptAddress ?? before,
          updatedAt: this.clock.now(),
        });
      await tx.signal(eventChanged, { eventId: event.id });
    }
  }

  /**
   * A need moves with its person while nobody helps; a volunteer who waits for approval does not know the
   * address yet. One that nobody holds is dispatched again, if the event calls by need or in an emergency.
   */
  private async move(tx: Tx, event: EventRecord, request: UserRequestRecord): Promise<void> {
    await this.sources.move(request);
    if (!isOpenNeed(request)) return;
    if ((event.isAutoAssign || request.isEmergency) && request.needId !== null)
      await tx.signal(needOpened, { needId: request.needId, radiusKm: event.radius });
  }

  /**
   * A volunteer helps at the former address: the need stays where it is, and both are told. `isForHelp` says
   * that it stays for this help alone, and moves with its person when the volunteer leaves.
   */
  private async keep(
    tx: Tx,
    event: EventRecord,
    request: UserRequestRecord,
    { volunteerId, before, isForHelp }: { volunteerId: number; before: string; isForHelp: boolean },
  ): Promise<void> {
    if (request.needId !== null) await this.needs.update(request.needId, { isAddressChanged: isForHelp });
    await this.requests.updateUserRequest(request.id, {
      keptAddress: request.keptAddress ?? before,
      updatedAt: this.clock.now(),
    });
    await this.activity.record([
      {
        subjectType: 'event_user_request',
        subjectId: request.id,
        actorId: request.userId,
        action: 'address_changed',
        newValues: { status: request.status, is_approved: request.isApproved },
      },
    ]);
    await this.kept.tell(tx, contextOf({ need: request, event }), volunteerId);
  }
}

/** The volunteer who helps already, and so knows the address; null while a need is open. */
function helperOf({ status, isApproved, volunteerId }: UserRequestRecord): number | null {
  return status === 'assigned' && isApproved === APPROVAL.approved ? volunteerId : null;
}

/** Whether a yes opened a need that is still live. */
function isNeed(request: UserRequestRecord): boolean {
  return isOpenNeed(request) || request.status === 'assigned';
}
