import { Injectable } from '@nestjs/common';
import type { LockedNeed } from '../need.js';

/** Where needs come from. */
type SourceKind = 'alone' | 'event';
/** Locks a need of an origin; null where there is none. */
type LockNeed = (needId: number) => Promise<LockedNeed | null>;

/** Finds a need by its number, whatever it came from; each origin registers how it locks its own. */
@Injectable()
export class NeedSources {
  private readonly origins = new Map<SourceKind, LockNeed>();

  register(kind: SourceKind, lock: LockNeed): void {
    this.origins.set(kind, lock);
  }

  /** Locks a need until the transaction ends; null where there is none. */
  async lock({ needId, eventId }: { needId: number; eventId: number | null }): Promise<LockedNeed | null> {
    const lock = this.origins.get(eventId === null ? 'alone' : 'event');
    return lock ? lock(needId) : null;
  }
}
