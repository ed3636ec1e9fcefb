import type { Address, AddressType, Channel, HelpProfileAnswers, Locale, Role } from '@karov/domain';
import type { Reached } from './contact-of.js';

/** What signing in needs to know about a person. */
export interface Account {
  id: number;
  fullName: string;
  phone: string;
  locale: Locale;
  /** Whether the person's answers allow calls (rule 181); null until they have been read. */
  takesCalls: boolean | null;
  isActive: boolean;
  isBlock: boolean;
  isFreeze: boolean;
  /** Empty if no disability has been chosen. */
  disabilityIds: number[];
  /**
   * Whether the person's statement about their disability cannot be decrypted with the configured keys; it is
   * still known that they made one.
   */
  isUnreadable: boolean;
  roles: Role[];
}

/** A number that a person is about to get. */
export interface WantedPhone {
  phone: string;
  fullName: string;
  /** whether the person is a volunteer or member of staff (rule 238) */
  isOwn: boolean;
  /** the person, if they already have an account */
  userId?: number;
}

/** Disabilities as they are stored, together in one encrypted document. */
export interface Disabilities {
  ids: number[];
  /** The text that describes another disability. */
  other: string;
}

/** The disabilities in a row; empty if they cannot be decrypted. */
export interface OpenedDisabilities extends Disabilities {
  isUnreadable: boolean;
}

/** What the list of people shows about a help profile; it counts as unreadable if any part of it is. */
export interface ToldDisabilities extends OpenedDisabilities {
  /** the answers to the help profile without name and address; null if there are none that can be read */
  answers: HelpProfileAnswers | null;
  isConfirmed: boolean;
  isQuick: boolean;
}

/** What a helper or caller must know of a person's answers. */
export interface ToldHelp {
  answers: HelpProfileAnswers | null;
  disabilityIds: number[];
  /** whether some of this cannot be read */
  isUnreadable: boolean;
}

/** A help seeker's answers. */
export interface HelpProfile {
  /** The answers to the whole profile; null while only disabilities are known. */
  answers: HelpProfileAnswers | null;
  disabilities: Disabilities;
  languages: readonly string[];
  /** The preferred gender of the helper; null if there is no preference. */
  genderPreference: string | null;
  /** Whether the person would rather wait than be helped by somebody of another gender. */
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

/** A person, with the applicable address; latitude and longitude are null while no address is known. */
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
  /** Whether the person's statement about their disability cannot be read. */
  isUnreadable: boolean;
  /** A help seeker's languages; if empty, any language is fine. */
  languages: string[];
  genderPreference: string | null;
  isGenderMust: boolean;
}

/** A person to be added. */
export interface NewUser {
  firstName: string;
  lastName: string;
  /** in E.164 format, and available to the person (rule 238); empty for a person without a telephone */
  phone: string;
  email: string | null;
  locale: Locale;
  isActive: boolean;
  channels: readonly Channel[];
  address: Address | null;
  /** how the person wants to be reached (rule 145) */
  contactNote?: string;
  organizationId?: number | null;
  /** the member of staff who adds the person */
  addedBy?: number;
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

/**
 * Changes to a person; omitted fields stay unchanged, and an address of null is removed. First and last name
 * change together.
 */
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
