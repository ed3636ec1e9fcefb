import type { UrgentHold } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { Candidate } from '../volunteers/index.js';
import type { NeedDemand, Wishes } from './auto-assign.rules.js';

/** How somebody holds an urgent need. */
export type WatchedHold = UrgentHold & { volunteerId: number };

/**
 * A need that is locked and waits for somebody, or an urgent one that is held and watched until somebody is
 * on the way.
 */
export interface OpenNeed extends NeedDemand {
  id: number;
  /** Null for a single request. */
  eventId: number | null;
  lat: number;
  lon: number;
  /** Several are asked at once, and quiet hours do not hold for those who agreed to it. */
  isUrgent: boolean;
  /** From when on volunteers are called for it at any hour; null: they always are (rule 100). */
  canWaitUntil: Date | null;
  /** What the help seeker wishes of a volunteer; it orders those who may be called (rule 72). */
  wishes: Wishes;
  /** Null while it waits for somebody. */
  hold: WatchedHold | null;
  /** Nobody is called for a need of an event that has stopped. */
  mayCall: boolean;
}

/** Somebody who is to be called for a need, within a ring. */
export interface PlannedCall {
  need: OpenNeed;
  volunteer: Candidate;
  radiusKm: number;
}

/**
 * A call that may be made. `placeId` is the volunteer's place in the need's event, null for a single request.
 */
export interface AdmittedCall extends PlannedCall {
  placeId: number | null;
}

/** A call that was noted. */
export interface NotedCall extends AdmittedCall {
  callId: number;
}

/** Somebody who is ready for the needs of an event. */
export interface ReadyVolunteer {
  placeId: number;
  volunteerId: number;
  lat: number;
  lon: number;
}

/**
 * The port through which runs look for somebody; each origin of needs gives one. What else is done to a need
 * is the same for all (`HoldWatch`).
 */
export interface NeedPort {
  /**
   * Describes needs that are locked; those that no longer wait are left out. Locked before their runs,
   * always. `byHand`: a coordinator calls.
   */
  open(needIds: readonly number[], byHand?: boolean): Promise<OpenNeed[]>;
  /** Volunteers who said beforehand that they are ready for the needs of an event, and are free. */
  ready(eventId: number): Promise<ReadyVolunteer[]>;
  /** Pairs somebody who is ready; false when one of the two has somebody else meanwhile. */
  pairReady(tx: Tx, need: OpenNeed, volunteer: ReadyVolunteer): Promise<boolean>;
  /** The calls among these that may be made: nobody has two open in one event, except to its emergencies. */
  admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]>;
  /** Tells those who are called, by message with a link. */
  tell(tx: Tx, calls: readonly NotedCall[]): Promise<void>;
}
