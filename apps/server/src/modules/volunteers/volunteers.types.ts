import type {
  ContactMethod,
  DutyState,
  Gender,
  GuardianReason,
  HelpType,
  InvitationState,
  ValidatedVolunteerFacts,
  VolunteerFlag,
  WayToHelp,
} from '@karov/domain';

/** What a need requires of volunteers (rule 40); distances are in metres. */
export interface CandidateQuery {
  /** The need; null if it has not been opened yet. */
  needId: number | null;
  /** The event; null for a single request. Volunteers with an open call of the event are left out. */
  eventId: number | null;
  seekerId: number;
  lat: number;
  lon: number;
  /** The radius of the search; null when distance does not matter (help by phone). */
  radiusM: number | null;
  helpType: HelpType;
  /** If empty, any language is fine. */
  languages: readonly string[];
  gender: string | null;
  needsVehicle: boolean;
  /** Whether handling equipment matters; if not, it is not reported. */
  wantsEquipment: boolean;
  /** Whether quiet hours do not apply to volunteers who agreed to urgent calls. */
  isUrgent: boolean;
  /**
   * The time of a ride; null for immediate work, for which volunteers who are helping somebody else are left
   * out (rule 47).
   */
  rideAt: Date | null;
  /** Whether the need takes precedence over a later ride. */
  isEmergency: boolean;
  limit: number;
}

/**
 * A query for the reasons around a need: it finds the nearest volunteers except those known to be suitable.
 */
export interface NearbyQuery extends CandidateQuery {
  fitting: readonly number[];
}

/** A volunteer who may be called. */
export interface Candidate {
  userId: number;
  distanceM: number;
  /** The number of calls in the last seven days. */
  recentCalls: number;
  lastCalledAt: Date | null;
  /** Whether the volunteer offers to help with wheelchairs, beds and the like. */
  handlesEquipment: boolean;
  gender: Gender | null;
  languages: string[];
}

/** A volunteer near a need, with everything that decides whether to call them. */
export interface NearbyVolunteer {
  userId: number;
  distanceM: number;
  isActive: boolean;
  isFrozen: boolean;
  isBlocked: boolean;
  isValidated: boolean;
  isReachable: boolean;
  isBusy: boolean;
  wasAsked: boolean;
  /**
   * Whether the volunteer has answered the need without being called, or has another open call in its event.
   */
  hasAnswered: boolean;
  wayToHelp: WayToHelp;
  hasVehicle: boolean;
  gender: Gender | null;
  languages: string[];
  /** Whether the volunteer may be called now, by their own settings. */
  duty: DutyState;
}

/** A call to one volunteer for a need. */
export interface Call {
  needId: number;
  volunteerId: number;
  step: number;
  ring: number;
  distanceM: number;
  state: InvitationState;
  calledAt: Date;
  waitUntil: Date;
}

export type RecordedCall = Pick<Call, 'needId' | 'volunteerId'> & { callId: number };

/** A call that has not been answered. */
export type OpenCall = Pick<Call, 'needId' | 'volunteerId' | 'waitUntil'>;

/** What signing in needs to know about a volunteer. */
export interface VolunteerSummary {
  informationId: number;
  isSigned: boolean;
  /**
   * Whether the volunteer comes from an import and has neither completed nor started a registration (rule
   * 65).
   */
  isPreRegistered: boolean;
  isValidated: boolean;
  /**
   * The state of a required guardian's approval that is not confirmed: no file yet, or a file that awaits a
   * check (rule 86).
   */
  guardian: 'missing' | 'waits' | null;
}

/** Volunteer data from an import, of which nothing has been signed yet. */
export interface ImportedVolunteer {
  userId: number;
  /** Encrypted by the calling code. */
  idNumber: Buffer | null;
  /** The hash of the identity number; if it is missing, the next sweep adds it. */
  idNumberHash?: string | null;
  dob: string | null;
  gender: Gender | null;
  place: string;
  date: string | null;
  flags: Readonly<Record<VolunteerFlag, boolean | null>>;
  languages: readonly string[];
  interests: readonly string[];
  wayToProvideHelp: WayToHelp;
  contactMethod: ContactMethod;
  importAddress: string;
}

/** The state of a volunteer's agreement. */
export interface VolunteerStanding {
  informationId: number;
  signedAt: Date | null;
  signatureFile: string | null;
  isTrainingValidated: boolean;
  isPoliceValidated: boolean;
  isPoliceRequired: boolean;
  /** Until when the checked certificate is valid; null if there is none. */
  policeEndsAt: Date | null;
  policeFile: string | null;
  /** Why a guardian must approve; null if no approval is required. */
  guardianNeeded: GuardianReason | null;
  isGuardianConfirmed: boolean;
  guardianFile: string | null;
}

/** When, and from which IP address, a volunteer last signed. */
export interface VolunteerSignature {
  signedAt: Date;
  /** The IP address; null if unknown. */
  ip: string | null;
  /** A typed signature; null for a drawn one. */
  text: string | null;
}

/** A volunteer's own form. */
export interface VolunteerForm {
  facts: ValidatedVolunteerFacts;
  /** How the volunteer helps; stays unchanged if omitted. */
  wayToProvideHelp?: WayToHelp;
  contactMethod?: ContactMethod;
  /** The file of a drawn signature. */
  signatureFile: string | null;
  guardianFile: string | null;
  /** Whether the form is signed; if not, only the given values are stored. */
  isSigned: boolean;
  /**
   * Whether this is the yearly renewal, which counts as a new signature. A repeated registration leaves an
   * existing signature unchanged.
   */
  isRenewal: boolean;
}
