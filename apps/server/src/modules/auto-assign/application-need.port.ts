import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { type ApplicationNeed, ApplicationNeeds } from '../applications/index.js';
import { demandOf } from './auto-assign.rules.js';
import type {
  AdmittedCall,
  NeedPort,
  NotedCall,
  OpenNeed,
  PlannedCall,
  ReadyVolunteer,
} from './need-port.js';

interface DescribedNeed extends OpenNeed {
  source: ApplicationNeed;
}

interface ApplicationCall extends NotedCall {
  need: DescribedNeed;
}

/** Single help requests of categories that are dispatched, and emergencies (rule 39). */
@Injectable()
export class ApplicationNeedPort implements NeedPort {
  constructor(private readonly needs: ApplicationNeeds) {}

  async open(needIds: readonly number[], byHand = false): Promise<DescribedNeed[]> {
    return (await this.needs.open(needIds, byHand)).map(toOpenNeed);
  }

  /** Nobody is ready beforehand for a single request. */
  ready(): Promise<ReadyVolunteer[]> {
    return Promise.resolve([]);
  }

  pairReady(): Promise<boolean> {
    return Promise.resolve(false);
  }

  admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]> {
    return Promise.resolve(calls.map((call) => ({ ...call, placeId: null })));
  }

  tell(tx: Tx, calls: readonly ApplicationCall[]): Promise<void> {
    return this.needs.tell(
      tx,
      calls.map(({ need, volunteer, callId }) => ({
        need: need.source,
        volunteerId: volunteer.userId,
        callId,
      })),
    );
  }
}

/** A request as the engine sees it. */
export function toOpenNeed(source: ApplicationNeed): DescribedNeed {
  return {
    id: source.application.id,
    eventId: null,
    source,
    seekerId: source.seekerId,
    lat: source.lat,
    lon: source.lon,
    helpType: source.helpType,
    needsVehicle: source.needsVehicle,
    rideAt: source.application.type === 1 ? source.application.dueAt : null,
    isEmergency: source.application.isEmergency,
    isUrgent: source.isUrgent,
    canWaitUntil: source.canWaitUntil,
    ...demandOf(source),
    hold: source.hold,
    mayCall: true,
  };
}
