import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { type EventNeed, EventNeeds } from '../events/index.js';
import { demandOf } from './auto-assign.rules.js';
import type {
  AdmittedCall,
  NeedPort,
  NotedCall,
  OpenNeed,
  PlannedCall,
  ReadyVolunteer,
} from './need-port.js';

interface OpenEventNeed extends OpenNeed {
  source: EventNeed;
}

interface PlannedEventCall extends PlannedCall {
  need: OpenEventNeed;
}

interface NotedEventCall extends NotedCall {
  need: OpenEventNeed;
}

/** Needs of help seekers in events. */
@Injectable()
export class EventNeedPort implements NeedPort {
  constructor(private readonly needs: EventNeeds) {}

  async open(needIds: readonly number[]): Promise<OpenEventNeed[]> {
    return (await this.needs.open(needIds)).map(toOpenEventNeed);
  }

  async ready(eventId: number): Promise<ReadyVolunteer[]> {
    return (await this.needs.readyVolunteers(eventId)).map(({ callId, ...volunteer }) => ({
      ...volunteer,
      placeId: callId,
    }));
  }

  async pairReady(tx: Tx, need: OpenEventNeed, { placeId }: ReadyVolunteer): Promise<boolean> {
    return (await this.needs.pairReady(tx, need.source, placeId)) === 'paired';
  }

  async admit(calls: readonly PlannedEventCall[]): Promise<AdmittedCall[]> {
    const places = await this.needs.admit(
      calls.map(({ need, volunteer, radiusKm }) => ({
        need: need.source,
        volunteerId: volunteer.userId,
        distanceM: volunteer.distanceM,
        radiusKm,
      })),
    );
    const ids = new Map(
      places.map(({ id, needRequestId, volunteerId }) => [`${needRequestId} ${volunteerId}`, id]),
    );
    return calls.flatMap((call) => {
      const placeId = ids.get(`${call.need.source.request.id} ${call.volunteer.userId}`);
      return placeId === undefined ? [] : [{ ...call, placeId }];
    });
  }

  tell(tx: Tx, calls: readonly NotedEventCall[]): Promise<void> {
    return this.needs.tell(
      tx,
      calls.flatMap(({ need, volunteer, placeId }) =>
        placeId === null ? [] : [{ need: need.source, volunteerId: volunteer.userId, placeId }],
      ),
    );
  }
}

/** A need of an event as the engine sees it. */
export function toOpenEventNeed(source: EventNeed): OpenEventNeed {
  return {
    id: source.needId,
    eventId: source.event.id,
    source,
    seekerId: source.seekerId,
    lat: source.lat,
    lon: source.lon,
    helpType: source.helpType,
    needsVehicle: false,
    rideAt: null,
    isEmergency: source.isEmergency,
    isUrgent: source.isUrgent,
    canWaitUntil: null,
    ...demandOf({ ...source, needsEquipment: false }),
    hold: source.hold,
    mayCall: source.event.status,
  };
}
