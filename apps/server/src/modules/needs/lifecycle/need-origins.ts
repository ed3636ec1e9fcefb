import { Injectable } from '@nestjs/common';
import type { NeedInHand } from './need-in-hand.js';

/** Where needs come from. */
type OriginKind = 'alone' | 'event';
/** Locks a need of an origin; null where there is none. */
type LockNeed = (needId: number) => Promise<NeedInHand | null>;

/** Finds a need by its number, whatever it came from; each origin registers how it locks its own. */
@Injectable()
export class NeedOrigins {
  private readonly origins = new Map<OriginKind, LockNeed>();

  register(kind: OriginKind, lock: LockNeed): void {
    this.origins.set(kind, lock);
  }

  /** Locks a need until the transaction ends; null where there is none. */
  async lock({ needId, eventId }: { needId: number; eventId: number | null }): Promise<NeedInHand | null> {
    const lock = this.origins.get(eventId === null ? 'alone' : 'event');
    return lock ? lock(needId) : null;
  }
}
