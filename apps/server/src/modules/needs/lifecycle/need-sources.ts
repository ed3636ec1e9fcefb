import { Injectable } from '@nestjs/common';
import type { LockedNeed } from '../need.js';

/** Loads single requests for the lifecycle; their own module, in a higher layer, provides it. */
export abstract class SingleSources {
  /** Locks a need until the transaction ends; null where there is none. */
  abstract lock(needId: number): Promise<LockedNeed | null>;
}

/** Loads the needs of events in the same way. */
export abstract class EventNeedSources {
  abstract lock(needId: number): Promise<LockedNeed | null>;
}

/** Loads a need by its number, whatever its source. */
@Injectable()
export class NeedSources {
  constructor(
    private readonly single: SingleSources,
    private readonly inEvents: EventNeedSources,
  ) {}

  /** Locks a need until the transaction ends; null where there is none. */
  lock({ needId, eventId }: { needId: number; eventId: number | null }): Promise<LockedNeed | null> {
    return eventId === null ? this.single.lock(needId) : this.inEvents.lock(needId);
  }
}
