import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import { contextOf, NeedMessagesService, needOpened } from '../needs/index.js';
import { type AddressDependent, AddressDependents, type OpenAtAddress } from '../users/index.js';
import { EventRequestsRepository } from './event-requests.repository.js';
import { EventSourcesService } from './event-sources.service.js';
import { EventSwitchRepository } from './event-switch.repository.js';
import { EventsRepository } from './events.repository.js';
import { eventChanged } from './events.signals.js';
import { type EventRecord, isOpenNeed, type UserRequestRecord } from './events.types.js';

/** Moves requests in events, or leaves them in place, when their person moves (rule 61). */
@Injectable()
export class EventAddressMovesService implements OnModuleInit, AddressDependent {
  constructor(
    private readonly dependents: AddressDependents,
    private readonly clock: Clock,
    private readonly activity: ActivityService,
    private readonly messages: NeedMessagesService,
    private readonly events: EventsRepository,
    private readonly requests: EventRequestsRepository,
    private readonly together: EventSwitchRepository,
    private readonly sources: EventSourcesService,
  ) {}

  onModuleInit(): void {
    this.dependents.register(this);
  }

  async countOpen(userId: number): Promise<OpenAtAddress> {
    const live = await this.requests.lockLiveOf(userId);
    const open = live.filter(isOpenNeed);
    return {
      requests: open.length,
      emergencies: open.filter(({ isEmergency }) => isEmergency).length,
      held: live.filter(({ status }) => status === 'assigned').length,
    };
  }

  async moved(tx: Tx, userId: number, before: string): Promise<void> {
    for (const request of await this.requests.lockLiveOf(userId)) {
      const event = await this.events.findIn(request.eventId);
      if (!event) continue;
      await this.together.flagOutside(event.id);
      if (request.status === 'assigned') await this.keep(tx, event, request, before);
      else if (isOpenNeed(request)) await this.move(tx, event, request);
      await tx.signal(eventChanged, { eventId: event.id });
    }
  }

  /** A waiting request stays at the place where it was made, and one in treatment continues unchanged. */
  async stayed(tx: Tx, userId: number, before: string): Promise<void> {
    for (const request of await this.requests.lockLiveOf(userId)) {
      const event = await this.events.findIn(request.eventId);
      if (!event) continue;
      if (request.status === 'assigned') await this.keep(tx, event, request, before);
      else if (isOpenNeed(request))
        await this.requests.updateUserRequest(request.id, {
          keptAddress: request.keptAddress ?? before,
          updatedAt: this.clock.now(),
        });
      await tx.signal(eventChanged, { eventId: event.id });
    }
  }

  /** A waiting need moves with its person, and is dispatched again if the event calls by need or in an emergency. */
  private async move(tx: Tx, event: EventRecord, request: UserRequestRecord): Promise<void> {
    if (request.keptAddress !== null)
      await this.requests.updateUserRequest(request.id, { keptAddress: null, updatedAt: this.clock.now() });
    await this.sources.move(request);
    if ((event.isAutoAssign || request.isEmergency) && request.needId !== null)
      await tx.signal(needOpened, { needId: request.needId, radiusKm: event.radius });
  }

  /** A volunteer is on the way to the former address: the need stays where it is, and the manager is told. */
  private async keep(tx: Tx, event: EventRecord, request: UserRequestRecord, before: string): Promise<void> {
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
    await this.messages.toStaffAbout(
      tx,
      contextOf({ need: request, event }),
      'staffAddressChanged',
      request.userId,
    );
  }
}
