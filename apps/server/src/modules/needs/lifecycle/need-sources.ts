import { Injectable } from '@nestjs/common';
import type { LockedNeed } from '../need.js';

/** Takes single requests in hand; the module that keeps them provides it, in a higher layer. */
export abstract class SingleSources {
  /** Locks a need until the transaction ends; null where there is none. */
  abstract lock(needId: number): Promise<LockedNeed | null>;
}

/** The same for the needs of events. */
export abstract class EventNeedSources {
  abstract lock(needId: number): Promise<LockedNeed | null>;
}

/** Takes a need in hand by its number, whatever it came from. */
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
