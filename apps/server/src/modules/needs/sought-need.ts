import type { HelpType, UrgentHold } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import type { Candidate } from '../volunteers/index.js';

/** The hold on an urgent need. */
export type WatchedHold = UrgentHold & { volunteerId: number };

/**
 * A need of either source as the search for volunteers sees it: its place and its requirements. It waits for
 * a volunteer, or it is urgent and held, and is watched until the volunteer is on the way.
 */
export interface SoughtNeed {
  /** Zero for an event's question without a yes. */
  id: number;
  /** Null for a single request. */
  eventId: number | null;
  seekerId: number;
  lat: number;
  lon: number;
  /**
   * False for help by telephone to somebody without an address: the position then only puts volunteers in an
   * order, and no distance is told.
   */
  isPlaced: boolean;
  helpType: HelpType;
  /** The help seeker's wishes about the helper; empty: any language. */
  languages: readonly string[];
  gender: string | null;
  /** Whether they would rather wait than be helped by somebody of another gender. */
  isGenderMust: boolean;
  needsVehicle: boolean;
  needsEquipment: boolean;
  /** The time of a ride; null for immediate work (rule 47). */
  rideAt: Date | null;
  /** Raised with the emergency button: takes precedence over a coming ride. */
  isEmergency: boolean;
  /**
   * Several volunteers are asked at once, and quiet hours do not apply to those who agreed to this (rule 77).
   */
  isUrgent: boolean;
  /** From when volunteers are called for it at any hour; null: always (rules 76, 100). */
  canWaitUntil: Date | null;
  /** Null while it waits for somebody. */
  hold: WatchedHold | null;
  /** False for a need of a stopped event: nobody is called. */
  mayCall: boolean;
}

/** A volunteer who is to be called for a need, within a ring. */
export interface PlannedCall<Need = SoughtNeed> {
  need: Need;
  volunteer: Candidate;
  radiusKm: number;
}

/**
 * A call that may be made. `placeId` is the volunteer's place in the need's event, null for a single request.
 */
export type AdmittedCall<Call = PlannedCall> = Call & { placeId: number | null };

/** A recorded call. */
export type NotedCall<Call = PlannedCall> = AdmittedCall<Call> & { callId: number };

/** The search for volunteers as each source of needs implements it. */
export interface NeedSearch {
  /**
   * Describes locked needs; those that no longer wait are left out. Needs are always locked before their
   * runs. `byHand`: a coordinator calls, so whether a request is dispatched or taken over does not matter.
   */
  open(needIds: readonly number[], byHand?: boolean): Promise<SoughtNeed[]>;
  /**
   * Returns the calls that may be made: in one event nobody has two open calls, except to its emergencies.
   */
  admit(calls: readonly PlannedCall[]): Promise<AdmittedCall[]>;
  /** Sends the called volunteers a message with a link. */
  tell(tx: Tx, calls: readonly NotedCall[]): Promise<void>;
}
