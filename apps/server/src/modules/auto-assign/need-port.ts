import type { UrgentHold } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { NeedDemand, Wishes } from './auto-assign.rules.js';

/** How somebody holds an urgent need. */
export type WatchedHold = UrgentHold & { volunteerId: number };

/** A need that is locked and waits for somebody, or an urgent one that is held and watched until somebody is on the way. */
export interface OpenNeed extends NeedDemand {
  id: number;
  lat: number;
  lon: number;
  /** Several are asked at once, and quiet hours do not hold for those who agreed to it. */
  isUrgent: boolean;
  /** What the help seeker wishes of a volunteer; it orders those who may be called (rule 72). */
  wishes: Wishes;
  /** Null while it waits for somebody. */
  hold: WatchedHold | null;
  /** Nobody is called for a need of an event that has stopped. */
  mayCall: boolean;
}

/** The port through which a run serves its need; each kind of need gives one. */
export interface NeedPort {
  /** Locks the need for the transaction; null when it no longer waits. Locked before the run, always. `byHand`: a coordinator calls. */
  lockOpen(tx: Tx, needId: number, byHand?: boolean): Promise<OpenNeed | null>;
  /** Whether somebody may be ready for such needs before being called. */
  readonly hasReady: boolean;
  /** Pairs somebody who already said to be ready within the radius (metres; null for any distance); true when done. */
  pairReady(tx: Tx, need: OpenNeed, radiusM: number | null): Promise<boolean>;
  /** Of these volunteers, those who cannot be called: a call of the same event is open, or they have answered this need before. */
  withOpenRequest(tx: Tx, need: OpenNeed, volunteerIds: readonly number[]): Promise<Set<number>>;
  /** Calls a volunteer, whose call `callId` is noted. */
  call(tx: Tx, need: OpenNeed, volunteer: { userId: number; callId: number; distanceM: number }, radiusKm: number): Promise<void>;
  /** Nobody is left: a coordinator is told, and so is the person in need (rule 43). */
  handToCoordinator(tx: Tx, need: OpenNeed): Promise<void>;
  /** Approves the hold that waits, which nobody has refused in time (rule 70). */
  approve(tx: Tx, need: OpenNeed): Promise<void>;
  /** How many could take over at once. */
  countReserves(tx: Tx, need: OpenNeed): Promise<number>;
  /** Lets a reserve take the place of whoever holds it (rule 71). */
  replace(tx: Tx, need: OpenNeed): Promise<void>;
  /** Asks whoever is approved whether they are on the way. */
  askWhetherComing(tx: Tx, need: OpenNeed): Promise<void>;
  /** Thanks those who were called and have not answered; answers whom. Reserves stay ready. */
  thankCalled(tx: Tx, need: OpenNeed): Promise<number[]>;
}
