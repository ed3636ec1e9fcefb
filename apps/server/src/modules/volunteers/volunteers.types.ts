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

/** The requirements of a need for volunteers (rule 40). Distances in metres. */
export interface CandidateQuery {
  /** Null for a need that nobody has opened yet. */
  needId: number | null;
  /** Null for a single request; in an event, volunteers with an open call of the event are left out. */
  eventId: number | null;
  seekerId: number;
  lat: number;
  lon: number;
  /** Null when distance does not matter (help by phone). */
  radiusM: number | null;
  helpType: HelpType;
  /** Empty for any language. */
  languages: readonly string[];
  gender: string | null;
  needsVehicle: boolean;
  /** Whether handling equipment matters; if not, it is not reported. */
  wantsEquipment: boolean;
  /** Whether quiet hours do not apply to volunteers who agreed to urgent calls. */
  isUrgent: boolean;
  /**
   * The time of a ride, null for immediate work, for which volunteers at work for somebody else are left out
   * (rule 47).
   */
  rideAt: Date | null;
  /** Whether it takes precedence over a coming ride. */
  isEmergency: boolean;
  limit: number;
}

/** A query for the reasons around a need: the nearest volunteers except those known to be suitable. */
export interface NearbyQuery extends CandidateQuery {
  fitting: readonly number[];
}

/** A volunteer who may be called. */
export interface Candidate {
  userId: number;
  distanceM: number;
  /** Calls in the last seven days. */
  recentCalls: number;
  lastCalledAt: Date | null;
  /** Whether they offer to help with wheelchairs, beds and the like. */
  handlesEquipment: boolean;
  gender: Gender | null;
  languages: string[];
}

/** A volunteer near a need with all the facts that decide whether to call them. */
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
  /** Whether they have answered the need without being called, or have another open call in its event. */
  hasAnswered: boolean;
  wayToHelp: WayToHelp;
  hasVehicle: boolean;
  gender: Gender | null;
  languages: string[];
  /** Whether they may be called now by their own settings. */
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

/** An unanswered call. */
export type OpenCall = Pick<Call, 'needId' | 'volunteerId' | 'waitUntil'>;

/** The facts about a volunteer for the sign-in. */
export interface VolunteerSummary {
  informationId: number;
  isSigned: boolean;
  /** Whether they come from an import, without a completed or started registration (rule 65). */
  isPreRegistered: boolean;
  isValidated: boolean;
  /**
   * The state of a required guardian's approval that is not confirmed: no file so far, or one that awaits a
   * check (rule 86).
   */
  guardian: 'missing' | 'waits' | null;
}

/** Volunteer data from an import; nothing is signed yet. */
export interface ImportedVolunteer {
  userId: number;
  /** Encrypted by the caller. */
  idNumber: Buffer | null;
  /** The hash of the id number; the next sweep adds a missing one. */
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
  /** The last moment when the checked certificate is valid; null if there is none. */
  policeEndsAt: Date | null;
  policeFile: string | null;
  /** Why a guardian must approve; null if not required. */
  guardianNeeded: GuardianReason | null;
  isGuardianConfirmed: boolean;
  guardianFile: string | null;
}

/** When, and from which IP address, a volunteer last signed. */
export interface VolunteerSignature {
  signedAt: Date;
  /** Null if unknown. */
  ip: string | null;
  /** A typed signature; null for a drawn one. */
  text: string | null;
}

/** A volunteer's own form. */
export interface VolunteerForm {
  facts: ValidatedVolunteerFacts;
  /** Stays unchanged if omitted. */
  wayToProvideHelp?: WayToHelp;
  contactMethod?: ContactMethod;
  /** The drawn signature. */
  signatureFile: string | null;
  guardianFile: string | null;
  /** If false, only given values are stored, and nothing is signed yet. */
  isSigned: boolean;
  /**
   * Whether it is the yearly renewal, which signs again. A repeated registration leaves an existing signature
   * unchanged.
   */
  isRenewal: boolean;
}
