import { Injectable } from '@nestjs/common';
import { NeedsRepository } from '../needs/index.js';
import { ApplicationNeedPort } from './application-need.port.js';
import { EventNeedPort } from './event-need.port.js';
import type { NeedPort, OpenNeed, PlannedCall } from './need-port.js';

/** Where a need stands; null: in no event. */
interface Origin {
  eventId: number | null;
}

/** The ports of both origins of needs. */
@Injectable()
export class NeedPorts {
  constructor(
    private readonly needs: NeedsRepository,
    private readonly eventNeeds: EventNeedPort,
    private readonly applicationNeeds: ApplicationNeedPort,
  ) {}

  /** By whether the need stands in an event. */
  of({ eventId }: Origin): NeedPort {
    return eventId === null ? this.applicationNeeds : this.eventNeeds;
  }

  /** Does something about calls for needs of both origins, each by its own port. */
  async each<Call extends PlannedCall, Result>(
    calls: readonly Call[],
    work: (port: NeedPort, of: readonly Call[]) => Promise<Result[]>,
  ): Promise<Result[]> {
    const ofEvents = calls.filter(({ need }) => need.eventId !== null);
    const single = calls.filter(({ need }) => need.eventId === null);
    const results: Result[] = [];
    if (ofEvents.length > 0) results.push(...(await work(this.eventNeeds, ofEvents)));
    if (single.length > 0) results.push(...(await work(this.applicationNeeds, single)));
    return results;
  }

  /** Describes the needs of runs, which are locked; those that no longer wait are left out. */
  async open(runs: readonly { needId: number; eventId: number | null }[]): Promise<Map<number, OpenNeed>> {
    const ofEvents = runs.filter(({ eventId }) => eventId !== null).map(({ needId }) => needId);
    const single = runs.filter(({ eventId }) => eventId === null).map(({ needId }) => needId);
    const needs = [
      ...(ofEvents.length > 0 ? await this.eventNeeds.open(ofEvents) : []),
      ...(single.length > 0 ? await this.applicationNeeds.open(single) : []),
    ];
    return new Map(needs.map((need) => [need.id, need]));
  }

  /** Locks a need and describes it for a coordinator who calls; null when it no longer waits. */
  async lockOpen(needId: number, origin: Origin): Promise<OpenNeed | null> {
    await this.needs.lock(needId);
    const [need] = await this.of(origin).open([needId], true);
    return need ?? null;
  }
}
