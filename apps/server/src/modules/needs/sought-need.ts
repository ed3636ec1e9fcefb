import type { HelpType, UrgentHold } from '@karov/domain';
import type { Candidate } from '../volunteers/index.js';
import type { MessageContext } from './messages/message-context.js';

/** The hold on an urgent need, with its volunteer. */
export type WatchedHold = UrgentHold & { volunteerId: number };

/**
 * A `NeedRecord` of either source as the search for volunteers sees it: its place and its requirements, which
 * in an event are those of its person, together with what its category or event determines and what its
 * messages need. The need either waits for a volunteer, or is urgent and held, and is watched until the
 * volunteer is on the way.
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
   * Whether the need has a place; false for help by telephone to somebody without an address: the position
   * then only orders the volunteers, and no distance is shown.
   */
  isPlaced: boolean;
  helpType: HelpType;
  /** The help seeker's wishes about the helper; if `languages` is empty, any language is fine. */
  languages: readonly string[];
  gender: string | null;
  /** Whether the person would rather wait than be helped by somebody of another gender. */
  isGenderMust: boolean;
  needsVehicle: boolean;
  needsEquipment: boolean;
  /** The time of a ride; null for immediate work (rule 47). */
  rideAt: Date | null;
  /** Whether the need was raised with the emergency button, so that it takes precedence over a later ride. */
  isEmergency: boolean;
  /**
   * Whether several volunteers are called at once, and quiet hours do not apply to volunteers who agreed to
   * that (rule 77).
   */
  isUrgent: boolean;
  /** From when volunteers are called at any hour; null means always (rules 76, 100). */
  canWaitUntil: Date | null;
  /** The hold; null while nobody holds the need. */
  hold: WatchedHold | null;
  /** Whether anybody may be called; false for a need of a stopped event. */
  mayCall: boolean;
  /** What messages about the need require. */
  context: MessageContext;
  /** The town that the need's offer names; null means the town of the request. */
  city: string | null;
  /**
   * Whether nobody has been called for the need before, so that the help seeker is told of the first call.
   */
  isFirstCall: boolean;
}

/**
 * A need that staff look at, whether or not it has been opened: an event's question without a yes has no need
 * id yet.
 */
export type ShownNeed = Omit<SoughtNeed, 'id'> & { id: number | null };

/** The planned call of a volunteer for a need, within a ring. */
export interface PlannedCall {
  need: SoughtNeed;
  volunteer: Candidate;
  radiusKm: number;
}

/**
 * A call that may be made. `placeId` is the volunteer's place in the need's event, null for a single request.
 */
export type AdmittedCall<Call = PlannedCall> = Call & { placeId: number | null };

/** A call that has been recorded. */
export type NotedCall<Call = PlannedCall> = AdmittedCall<Call> & { callId: number };
