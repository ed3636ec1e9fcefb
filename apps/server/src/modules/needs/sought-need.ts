import type { HelpType, UrgentHold } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { Candidate } from '../volunteers/index.js';

/** How somebody holds an urgent need. */
export type WatchedHold = UrgentHold & { volunteerId: number };

/**
 * A need as the search for volunteers sees it, of either source: its place and its demands. It waits for
 * somebody, or it is urgent, held, and watched until somebody is on the way.
 */
export interface SoughtNeed {
  /** Zero for a question of an event that nobody has said yes to. */
  id: number;
  /** Null for a single request. */
  eventId: number | null;
  seekerId: number;
  lat: number;
  lon: number;
  helpType: HelpType;
  /** What the help seeker told about their helper; empty: any language will do. */
  languages: readonly string[];
  gender: string | null;
  /** They would rather wait than have somebody else come. */
  isGenderMust: boolean;
  needsVehicle: boolean;
  needsEquipment: boolean;
  /** The time of a ride; null for work of now (rule 47). */
  rideAt: Date | null;
  /** Raised with the emergency button: it goes before a ride to come. */
  isEmergency: boolean;
  /** Several are asked at once, and quiet hours do not hold for those who agreed to it (rule 77). */
  isUrgent: boolean;
  /** From when on volunteers are called for it at any hour; null: they always are (rules 76, 100). */
  canWaitUntil: Date | null;
  /** Null while it waits for somebody. */
  hold: WatchedHold | null;
  /** Nobody is called for a need of an event that has stopped. */
  mayCall: boolean;
}

/** Somebody who is to be called for a need, within a ring. */
export interface PlannedCall<Need = SoughtNeed> {
  need: Need;
  volunteer: Candidate;
  radiusKm: number;
}

/**
 * A call that may be made. `placeId` is the volunteer's place in the need's event, null for a single request.
 */
export type AdmittedCall<Call = PlannedCall> = Call & { placeId: number | null };

/** A call that was noted. */
export type NotedCall<Call = PlannedCall> = AdmittedCall<Call> & { callId: number };

/** How a source of needs serves the search for volunteers; each gives one. */
export interface NeedSearch {
  /**
   * Describes needs that are locked; those that no longer wait are left out. Locked before their runs,
   * always. `byHand`: a coordinator calls, so whether a request is dispatched or taken over does not matter.
   */
  open(needIds: readonly number[], byHand?: boolean): Promise<SoughtNeed[]>;
  /** The calls among these that may be made: nobody has two open in one event, except to its emergencies. */
  admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]>;
  /** Tells those who are called, by message with a link. */
  tell(tx: Tx, calls: readonly NotedCall[]): Promise<void>;
}
