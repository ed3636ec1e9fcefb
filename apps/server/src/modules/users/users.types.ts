import type { Address, AddressType, Channel, HelpProfileAnswers, Locale, Role } from '@karov/domain';
import type { Reached } from './contact-of.js';

/** What sign-in must know of a person. */
export interface Account {
  id: number;
  fullName: string;
  phone: string;
  locale: Locale;
  /** Whether what they told lets somebody call them (rule 181); null until it has been read. */
  takesCalls: boolean | null;
  isActive: boolean;
  isBlock: boolean;
  isFreeze: boolean;
  /** Empty when none was chosen yet. */
  disabilityIds: number[];
  /**
   * What they told of disability cannot be read with the keys that were given; that they told it stays so.
   */
  isUnreadable: boolean;
  roles: Role[];
}

/** A number that somebody is about to have. */
export interface WantedPhone {
  phone: string;
  fullName: string;
  /** they volunteer or are of the staff (rule 238) */
  isOwn: boolean;
  /** the person, where they are known already */
  userId?: number;
}

/** Disabilities as they are stored, in one encrypted document. */
export interface Disabilities {
  ids: number[];
  /** Words for another one. */
  other: string;
}

/** The same as it comes from a row; where no key opens it, none can be told. */
export interface OpenedDisabilities extends Disabilities {
  isUnreadable: boolean;
}

/** What the list of people shows of a help profile; unreadable where any of it is. */
export interface ToldDisabilities extends OpenedDisabilities {
  isConfirmed: boolean;
  isQuick: boolean;
}

/** What several people have told, as far as a helper or a caller must know it. */
export interface ToldHelp {
  answers: HelpProfileAnswers | null;
  disabilityIds: number[];
  /** some of it cannot be read */
  isUnreadable: boolean;
}

/** What a help seeker has told. */
export interface HelpProfile {
  /** Answers to the whole profile; null while only disabilities are known. */
  answers: HelpProfileAnswers | null;
  disabilities: Disabilities;
  languages: readonly string[];
  /** The wish about the helper's gender; null: it does not matter. */
  genderPreference: string | null;
  /** They would rather wait than have somebody else come. */
  isGenderMust: boolean;
  isQuick: boolean;
  /**
   * Some of it, or all answers, cannot be read with the keys that were given; what is saved part by part must
   * not take its place.
   */
  isUnreadable?: boolean;
  areAnswersUnreadable?: boolean;
  areDisabilitiesUnreadable?: boolean;
}

/** A person with the address that counts; latitude and longitude are null while no address is known. */
export interface Person extends Reached {
  id: number;
  fullName: string;
  firstName: string;
  email: string | null;
  locale: Locale;
  text: string;
  street: string;
  city: string;
  state: string;
  country: string;
  lat: number | null;
  lon: number | null;
  disabilityIds: number[];
  /** What they told of disability cannot be read. */
  isUnreadable: boolean;
  /** Languages of a help seeker; empty when any will do. */
  languages: string[];
  genderPreference: string | null;
  isGenderMust: boolean;
}

/** A person to be added. */
export interface NewUser {
  firstName: string;
  lastName: string;
  /** E.164, and free for them (rule 238); empty for somebody without a telephone. */
  phone: string;
  email: string | null;
  locale: Locale;
  isActive: boolean;
  channels: readonly Channel[];
  address: Address | null;
  /** how they want to be reached (rule 145) */
  contactNote?: string;
  organizationId?: number | null;
  createdAt: Date;
}

/** What a person can see and change of themselves. */
export interface UserDetails extends Reached {
  id: number;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string | null;
  locale: Locale;
  isPhone: boolean;
  isWp: boolean;
  isSms: boolean;
  isEmail: boolean;
  addressType: AddressType;
  comments: string;
  isFreeze: boolean;
  isActive: boolean;
  createdAt: Date;
  residential: Address | null;
  arrival: Address | null;
}

/** Changes to a person; what is left out stays, a null address is taken away. Names change together. */
export type DetailsChange = Partial<
  Pick<
    UserDetails,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'locale'
    | 'isPhone'
    | 'isWp'
    | 'isSms'
    | 'isEmail'
    | 'addressType'
    | 'comments'
    | 'contactNote'
    | 'residential'
    | 'arrival'
  > & { organizationId: number }
>;
