import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/signals/signals.js';
import type { LockedNeed } from '../need.js';
import type { AdmittedCall, PlannedCall, SoughtNeed } from '../sought-need.js';

/**
 * The needs of one source, which it locks for the lifecycle and describes for the search; the source's own
 * module, in a higher layer, implements it.
 */
abstract class SourceOfNeeds {
  /** Locks a need until the transaction ends; null if it does not exist. */
  abstract lock(needId: number): Promise<LockedNeed | null>;
  /**
   * Describes locked needs; needs that no longer wait are left out. Needs are always locked before their
   * runs. With `byHand` a coordinator calls the volunteers, so it does not matter whether a request is
   * dispatched or taken over.
   */
  abstract sought(needIds: readonly number[], byHand: boolean): Promise<SoughtNeed[]>;
  /**
   * Returns those of the planned calls that may be made: in one event nobody has two open calls, except to
   * its emergencies.
   */
  abstract admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]>;
  /** Records that volunteers were called for needs. */
  abstract asked(tx: Tx, needs: readonly SoughtNeed[]): Promise<void>;
}

/** The source of single requests and separate emergencies. */
export abstract class SingleSources extends SourceOfNeeds {}

/** The source of the needs of events. */
export abstract class EventNeedSources extends SourceOfNeeds {}

/** The needs of both sources, each handled by its own source. */
@Injectable()
export class NeedSources {
  constructor(
    private readonly single: SingleSources,
    private readonly inEvents: EventNeedSources,
  ) {}

  /** Locks a need until the transaction ends; null if it does not exist. */
  lock({ needId, eventId }: { needId: number; eventId: number | null }): Promise<LockedNeed | null> {
    return eventId === null ? this.single.lock(needId) : this.inEvents.lock(needId);
  }

  /** Describes locked needs; needs that no longer wait are left out. */
  sought(
    needs: readonly { needId: number; eventId: number | null }[],
    byHand = false,
  ): Promise<SoughtNeed[]> {
    return this.each(
      needs,
      ({ eventId }) => eventId,
      (source, some) =>
        source.sought(
          some.map(({ needId }) => needId),
          byHand,
        ),
    );
  }

  /** Returns those of the planned calls that may be made. */
  admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]> {
    return this.each(
      calls,
      ({ need }) => need.eventId,
      (source, some) => source.admit(some),
    );
  }

  /** Records that volunteers were called for needs. */
  async asked(tx: Tx, needs: readonly SoughtNeed[]): Promise<void> {
    await this.each(
      needs,
      ({ eventId }) => eventId,
      async (source, some) => {
        await source.asked(tx, some);
        return [];
      },
    );
  }

  private async each<Entry, Result>(
    entries: readonly Entry[],
    eventOf: (entry: Entry) => number | null,
    work: (source: SourceOfNeeds, some: readonly Entry[]) => Promise<Result[]>,
  ): Promise<Result[]> {
    const inEvents = entries.filter((entry) => eventOf(entry) !== null);
    const single = entries.filter((entry) => eventOf(entry) === null);
    return [
      ...(inEvents.length > 0 ? await work(this.inEvents, inEvents) : []),
      ...(single.length > 0 ? await work(this.single, single) : []),
    ];
  }
}
