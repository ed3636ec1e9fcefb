import type { Address, AddressType, Channel, HelpProfileAnswers, Locale, Role } from '@karov/domain';
import type { Reached } from './contact-of.js';

/** The facts about a person that the sign-in needs. */
export interface Account {
  id: number;
  fullName: string;
  phone: string;
  locale: Locale;
  /** Whether their answers allow calls (rule 181); null until they have been read. */
  takesCalls: boolean | null;
  isActive: boolean;
  isBlock: boolean;
  isFreeze: boolean;
  /** Empty if none has been chosen. */
  disabilityIds: number[];
  /**
   * Whether their statement about their disability cannot be decrypted with the configured keys; that they
   * made one is still known.
   */
  isUnreadable: boolean;
  roles: Role[];
}

/** A number that somebody is about to get. */
export interface WantedPhone {
  phone: string;
  fullName: string;
  /** whether they are a volunteer or member of staff (rule 238) */
  isOwn: boolean;
  /** the person, if already known */
  userId?: number;
}

/** Disabilities as they are stored, in one encrypted document. */
export interface Disabilities {
  ids: number[];
  /** The text for another disability. */
  other: string;
}

/** Disabilities from a row; empty if they cannot be decrypted. */
export interface OpenedDisabilities extends Disabilities {
  isUnreadable: boolean;
}

/** What the list of people shows about a help profile; unreadable if any part of it is. */
export interface ToldDisabilities extends OpenedDisabilities {
  isConfirmed: boolean;
  isQuick: boolean;
}

/** The answers of several people, as far as a helper or caller must know them. */
export interface ToldHelp {
  answers: HelpProfileAnswers | null;
  disabilityIds: number[];
  /** whether some of it cannot be read */
  isUnreadable: boolean;
}

/** A help seeker's answers. */
export interface HelpProfile {
  /** Answers to the whole profile; null while only disabilities are known. */
  answers: HelpProfileAnswers | null;
  disabilities: Disabilities;
  languages: readonly string[];
  /** The preferred gender of the helper; null if there is no preference. */
  genderPreference: string | null;
  /** Whether they would rather wait than be helped by a person of another gender. */
  isGenderMust: boolean;
  isQuick: boolean;
  /**
   * Whether some or all answers cannot be decrypted with the configured keys; saving a part must not replace
   * them.
   */
  isUnreadable?: boolean;
  areAnswersUnreadable?: boolean;
  areDisabilitiesUnreadable?: boolean;
}

/** A person with the applicable address; latitude and longitude are null while no address is known. */
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
  /** Whether their statement about their disability cannot be read. */
  isUnreadable: boolean;
  /** A help seeker's languages; empty means any language. */
  languages: string[];
  genderPreference: string | null;
  isGenderMust: boolean;
}

/** A person to be added. */
export interface NewUser {
  firstName: string;
  lastName: string;
  /** E.164, and available to them (rule 238); empty for somebody without a telephone. */
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

/** The details that a person can see and change about themselves. */
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

/** Changes to a person; omitted fields stay unchanged, a null address is removed. Names change together. */
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
