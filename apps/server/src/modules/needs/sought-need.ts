import type { HelpType, UrgentHold } from '@karov/domain';
import type { Candidate } from '../volunteers/index.js';
import type { MessageContext } from './messages/message-context.js';

/** The hold on an urgent need. */
export type WatchedHold = UrgentHold & { volunteerId: number };

/**
 * A `NeedRecord` of either source as the search for volunteers sees it: its place and its requirements, which
 * in an event are its person's; adds what its category or event decides, and what its messages say. It waits
 * for a volunteer, or it is urgent and held, and is watched until the volunteer is on the way.
 */
export interface SoughtNeed {
  id: number;
  /** The event, and the question in it; null for a single request. */
  eventId: number | null;
  requestId: number | null;
  seekerId: number;
  lat: number;
  lon: number;
  /**
   * False for help by telephone to somebody without an address: the position then only orders the volunteers,
   * and no distance is shown.
   */
  isPlaced: boolean;
  helpType: HelpType;
  /** The help seeker's wishes about the helper; empty means any language. */
  languages: readonly string[];
  gender: string | null;
  /** Whether they would rather wait than be helped by a person of another gender. */
  isGenderMust: boolean;
  needsVehicle: boolean;
  needsEquipment: boolean;
  /** The time of a ride; null for immediate work (rule 47). */
  rideAt: Date | null;
  /** Whether it was raised with the emergency button; then it takes precedence over a coming ride. */
  isEmergency: boolean;
  /**
   * Whether several volunteers are asked at once, and quiet hours do not apply to those who agreed to this
   * (rule 77).
   */
  isUrgent: boolean;
  /** From when volunteers are called for it at any hour; null means always (rules 76, 100). */
  canWaitUntil: Date | null;
  /** Null while nobody holds it. */
  hold: WatchedHold | null;
  /** False for a need of a stopped event: nobody is called. */
  mayCall: boolean;
  /** For messages about it. */
  context: MessageContext;
  /** The town that its offer names; null: that of the request. */
  city: string | null;
  /** Nobody was called for it before, and its help seeker hears of the first call. */
  isFirstCall: boolean;
}

/** A need that staff look at, opened or not: the question of an event without a yes has no number yet. */
export type ShownNeed = Omit<SoughtNeed, 'id'> & { id: number | null };

/** A planned call of a volunteer for a need, within a ring. */
export interface PlannedCall {
  need: SoughtNeed;
  volunteer: Candidate;
  radiusKm: number;
}

/**
 * A call that may be made. `placeId` is the volunteer's place in the need's event, null for a single request.
 */
export type AdmittedCall<Call = PlannedCall> = Call & { placeId: number | null };

/** A recorded call. */
export type NotedCall<Call = PlannedCall> = AdmittedCall<Call> & { callId: number };
