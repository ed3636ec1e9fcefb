import { Injectable } from '@nestjs/common';
import { ApplicationNeedsService } from '../applications/index.js';
import { EventNeedsService } from '../events/index.js';
import { type NeedSearch, NeedsRepository, type PlannedCall } from '../needs/index.js';
import { type OpenNeed, toOpenNeed } from './auto-assign.rules.js';

/** A need by its number, with its event; null: no event. */
interface Numbered {
  needId: number;
  eventId: number | null;
}

/** The needs of both sources for which volunteers are sought. */
@Injectable()
export class OpenNeedsService {
  constructor(
    private readonly needs: NeedsRepository,
    private readonly ofEvents: EventNeedsService,
    private readonly single: ApplicationNeedsService,
  ) {}

  /** Handles calls for needs of both sources, each through its own source. */
  async each<Call extends PlannedCall, Result>(
    calls: readonly Call[],
    work: (source: NeedSearch, of: readonly Call[]) => Promise<Result[]>,
  ): Promise<Result[]> {
    const ofEvents = calls.filter(({ need }) => need.eventId !== null);
    const single = calls.filter(({ need }) => need.eventId === null);
    const results: Result[] = [];
    if (ofEvents.length > 0) results.push(...(await work(this.ofEvents, ofEvents)));
    if (single.length > 0) results.push(...(await work(this.single, single)));
    return results;
  }

  /** Describes the locked needs of runs; those that no longer wait are left out. */
  async open(runs: readonly Numbered[], byHand = false): Promise<Map<number, OpenNeed>> {
    const ofEvents = runs.filter(({ eventId }) => eventId !== null).map(({ needId }) => needId);
    const single = runs.filter(({ eventId }) => eventId === null).map(({ needId }) => needId);
    const needs = [
      ...(ofEvents.length > 0 ? await this.ofEvents.open(ofEvents) : []),
      ...(single.length > 0 ? await this.single.open(single, byHand) : []),
    ];
    return new Map(needs.map((need) => [need.id, toOpenNeed(need)]));
  }

  /** Locks a need and describes it for a coordinator who calls; null when it no longer waits. */
  async lockOpen(numbered: Numbered): Promise<OpenNeed | null> {
    await this.needs.lock(numbered.needId);
    return (await this.open([numbered], true)).get(numbered.needId) ?? null;
  }
}
