import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/signals/signals.js';
import { ApplicationNeeds, type ApplicationNeed } from '../applications/index.js';
import { demandOf } from './auto-assign.rules.js';
import type { NeedPort, OpenNeed } from './need-port.js';

interface DescribedNeed extends OpenNeed {
  source: ApplicationNeed;
}

interface OpenApplicationNeed extends DescribedNeed {
  /** Who answered it before, without having been called, is not called either (rule 40). */
  answeredBy: ReadonlySet<number>;
}

/** Single help requests of categories that are dispatched, and emergencies (rule 39). */
@Injectable()
export class ApplicationNeedPort implements NeedPort {
  /** Nobody is ready beforehand for a single request. */
  readonly hasReady = false;

  constructor(private readonly needs: ApplicationNeeds) {}

  async lockOpen(tx: Tx, needId: number, byHand = false): Promise<OpenApplicationNeed | null> {
    const source = await this.needs.lockOpen(tx, needId, byHand);
    return source && { ...toOpenNeed(source), answeredBy: await this.needs.answeredBy(tx, needId) };
  }

  pairReady(): Promise<boolean> {
    return Promise.resolve(false);
  }

  withOpenRequest(_tx: Tx, need: OpenApplicationNeed, volunteerIds: readonly number[]): Promise<Set<number>> {
    return Promise.resolve(new Set(volunteerIds.filter((id) => need.answeredBy.has(id))));
  }

  call(tx: Tx, need: OpenApplicationNeed, volunteer: { userId: number; callId: number; distanceM: number }): Promise<void> {
    return this.needs.call(tx, need.source, volunteer);
  }

  handToCoordinator(tx: Tx, need: OpenApplicationNeed): Promise<void> {
    return this.needs.handToCoordinator(tx, need.source);
  }

  approve(tx: Tx, need: OpenApplicationNeed): Promise<void> {
    return this.needs.approve(tx, need.source);
  }

  async countReserves(tx: Tx, need: OpenApplicationNeed): Promise<number> {
    return (await this.needs.reserves(tx, need.source)).length;
  }

  replace(tx: Tx, need: OpenApplicationNeed): Promise<void> {
    return this.needs.replace(tx, need.source);
  }

  askWhetherComing(tx: Tx, need: OpenApplicationNeed): Promise<void> {
    return this.needs.askWhetherComing(tx, need.source);
  }

  thankCalled(tx: Tx, need: OpenApplicationNeed): Promise<number[]> {
    return this.needs.thankCalled(tx, need.source);
  }
}

/** A request as the engine sees it. */
export function toOpenNeed(source: ApplicationNeed): DescribedNeed {
  return {
    id: source.application.id,
    source,
    seekerId: source.seekerId,
    lat: source.lat,
    lon: source.lon,
    helpType: source.helpType,
    needsVehicle: source.needsVehicle,
    rideAt: source.application.type === 1 ? source.application.dueAt : null,
    isEmergency: source.application.isEmergency,
    isUrgent: source.isUrgent,
    ...demandOf(source),
    hold: source.hold,
    mayCall: true,
  };
}
