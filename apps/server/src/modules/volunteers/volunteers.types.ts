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

/** What a volunteer must be for a need (rule 40). Distances in metres. */
export interface CandidateQuery {
  needId: number;
  /** Null for a single request; in an event, volunteers with an open call of it are left out. */
  eventId: number | null;
  seekerId: number;
  lat: number;
  lon: number;
  /** Null when distance does not matter (help by phone). */
  radiusM: number | null;
  helpType: HelpType;
  /** Empty when any language will do. */
  languages: readonly string[];
  gender: string | null;
  needsVehicle: boolean;
  /** Whether it matters who handles equipment; without it nobody is said to. */
  wantsEquipment: boolean;
  /** An emergency: quiet hours do not hold for those who agreed to it. */
  isUrgent: boolean;
  /**
   * The time of a ride, null for work of now: volunteers at work for somebody else then are left out (rule
   * 47).
   */
  rideAt: Date | null;
  /** Goes before a ride to come. */
  isEmergency: boolean;
  limit: number;
}

/** Whose reasons are asked for around a need: of the nearest all but those who are known to fit it. */
export interface NearbyQuery extends CandidateQuery {
  fitting: readonly number[];
}

/** Somebody who may be called. */
export interface Candidate {
  userId: number;
  distanceM: number;
  /** Calls within the last seven days. */
  recentCalls: number;
  lastCalledAt: Date | null;
  /** Offers to help with wheelchairs, beds and the like. */
  handlesEquipment: boolean;
  gender: Gender | null;
  languages: string[];
}

/** A volunteer near a need with all that decides whether to call them. */
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
  /** They have answered the need without being called, or have another call of its event open. */
  hasAnswered: boolean;
  wayToHelp: WayToHelp;
  hasVehicle: boolean;
  gender: Gender | null;
  languages: string[];
  /** Whether they may be called now by their own times. */
  duty: DutyState;
}

/** One volunteer asked for a need. */
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

/** A call that was noted. */
export type RecordedCall = Pick<Call, 'needId' | 'volunteerId'> & { callId: number };

/** A call that nobody has answered. */
export type OpenCall = Pick<Call, 'needId' | 'volunteerId' | 'waitUntil'>;

/** What sign-in must know of a volunteer. */
export interface VolunteerSummary {
  informationId: number;
  isSigned: boolean;
  /** Came by import and has not registered yet, nor begun to (rule 65). */
  isPreRegistered: boolean;
  isValidated: boolean;
}

/** Volunteer data that comes by import; nothing is signed yet. */
export interface ImportedVolunteer {
  userId: number;
  /** Encrypted by the caller. */
  idNumber: Buffer | null;
  /** The hash of the id number; one that is left out follows with the next sweep. */
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

/** Where a volunteer's agreement stands. */
export interface VolunteerStanding {
  informationId: number;
  signedAt: Date | null;
  signatureFile: string | null;
  isTrainingValidated: boolean;
  isPoliceValidated: boolean;
  isPoliceRequired: boolean;
  /** The last moment at which the checked certificate holds; null while none was checked. */
  policeEndsAt: Date | null;
  policeFile: string | null;
  /** Why a guardian must approve; null: nobody asks. */
  guardianNeeded: GuardianReason | null;
  isGuardianConfirmed: boolean;
  guardianFile: string | null;
}

/** When and from where a volunteer signed last. */
export interface VolunteerSignature {
  signedAt: Date;
  /** Null where it is not known. */
  ip: string | null;
  /** A typed signature; null for a drawn one. */
  text: string | null;
}

/** What a volunteer has told in a form of their own. */
export interface VolunteerForm {
  facts: ValidatedVolunteerFacts;
  /** Left out: stays as it is. */
  wayToProvideHelp?: WayToHelp;
  contactMethod?: ContactMethod;
  /** The drawn signature. */
  signatureFile: string | null;
  guardianFile: string | null;
  /** False: only what is given is stored, and nothing is signed yet. */
  isSigned: boolean;
  /** The yearly renewal: signs anew. Registering again leaves a signature that is there as it is. */
  isRenewal: boolean;
}
