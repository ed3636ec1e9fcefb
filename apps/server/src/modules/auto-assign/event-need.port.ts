import { Injectable } from '@nestjs/common';
import { distanceMetres } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import { EventNeeds, type EventNeed } from '../events/index.js';
import { demandOf } from './auto-assign.rules.js';
import type { NeedPort, OpenNeed } from './need-port.js';

interface OpenEventNeed extends OpenNeed {
  source: EventNeed;
}

/** Needs of help seekers in events. */
@Injectable()
export class EventNeedPort implements NeedPort {
  readonly hasReady = true;

  constructor(private readonly needs: EventNeeds) {}

  async lockOpen(tx: Tx, needId: number): Promise<OpenEventNeed | null> {
    const source = await this.needs.lockOpen(tx, needId);
    return source && toOpenEventNeed(source);
  }

  async pairReady(tx: Tx, need: OpenEventNeed, radiusM: number | null): Promise<boolean> {
    const ready = await this.needs.readyVolunteers(tx, need.source);
    const near = ready
      .map((volunteer) => ({ ...volunteer, distance: distanceMetres(volunteer, need) }))
      .filter((volunteer) => radiusM === null || volunteer.distance <= radiusM)
      .sort((a, b) => a.distance - b.distance);
    for (const volunteer of near) {
      if ((await this.needs.pairReady(tx, need.source, volunteer.callId)) === 'paired') return true;
    }
    return false;
  }

  withOpenRequest(tx: Tx, need: OpenEventNeed, volunteerIds: readonly number[]): Promise<Set<number>> {
    return this.needs.liveAmong(tx, need.source, volunteerIds);
  }

  async call(tx: Tx, need: OpenEventNeed, volunteer: { userId: number; distanceM: number }, radiusKm: number): Promise<void> {
    await this.needs.call(tx, need.source, volunteer, radiusKm);
  }

  async handToCoordinator(tx: Tx, need: OpenEventNeed): Promise<void> {
    await this.needs.handToCoordinator(tx, need.source);
  }

  approve(tx: Tx, need: OpenEventNeed): Promise<void> {
    return this.needs.approve(tx, need.source);
  }

  countReserves(tx: Tx, need: OpenEventNeed): Promise<number> {
    return this.needs.countReserves(tx, need.source);
  }

  replace(tx: Tx, need: OpenEventNeed): Promise<void> {
    return this.needs.replace(tx, need.source);
  }

  askWhetherComing(tx: Tx, need: OpenEventNeed): Promise<void> {
    return this.needs.askWhetherComing(tx, need.source);
  }

  /** The timeline hears of whom through the signal of their calls. */
  async thankCalled(tx: Tx, need: OpenEventNeed): Promise<number[]> {
    await this.needs.thankCalled(tx, need.source);
    return [];
  }
}

/** A need of an event as the engine sees it. */
export function toOpenEventNeed(source: EventNeed): OpenEventNeed {
  return {
    id: source.needId,
    source,
    seekerId: source.seekerId,
    lat: source.lat,
    lon: source.lon,
    helpType: source.helpType,
    needsVehicle: false,
    rideAt: null,
    isEmergency: source.isEmergency,
    isUrgent: source.isUrgent,
    ...demandOf({ ...source, needsEquipment: false }),
    hold: source.hold,
    mayCall: source.event.status,
  };
}
