import type { NeedType } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { NeedDemand, Wishes } from './auto-assign.rules.js';

/** A need that is locked and waits for somebody. */
export interface OpenNeed extends NeedDemand {
  id: number;
  lat: number;
  lon: number;
  /** Several are asked at once, and quiet hours do not hold for those who agreed to it. */
  isUrgent: boolean;
  /** What the help seeker wishes of a volunteer; it orders those who may be called (decision 72). */
  wishes: Wishes;
}

/** The port through which a run serves its need; each kind of need gives one. */
export interface NeedPort {
  readonly type: NeedType;
  /** Locks the need for the transaction; null when it no longer waits. Locked before the run, always. */
  lockOpen(tx: Tx, needId: number): Promise<OpenNeed | null>;
  /** Whether somebody may be ready for such needs before being called. */
  readonly hasReady: boolean;
  /** Pairs somebody who already said to be ready within the radius (metres; null for any distance); true when done. */
  pairReady(tx: Tx, need: OpenNeed, radiusM: number | null): Promise<boolean>;
  /** Of these volunteers, those who cannot be called: a call of the same event is open, or they have answered this need before. */
  withOpenRequest(tx: Tx, need: OpenNeed, volunteerIds: readonly number[]): Promise<Set<number>>;
  /** Calls a volunteer, whose call `callId` is noted. */
  call(tx: Tx, need: OpenNeed, volunteer: { userId: number; callId: number; distanceM: number }, radiusKm: number): Promise<void>;
  /** Nobody is left: a coordinator is told, and so is the person in need (decision 43). */
  handToCoordinator(tx: Tx, need: OpenNeed): Promise<void>;
}
