import type { Address, AddressType, Channel, HelpProfileAnswers, Locale, Role } from '@karov/domain';

/** What sign-in must know of a person. */
export interface Account {
  id: number;
  fullName: string;
  phone: string;
  locale: Locale;
  isActive: boolean;
  isBlock: boolean;
  isFreeze: boolean;
  /** Empty when none was chosen yet. */
  disabilityIds: number[];
  roles: Role[];
}

/** Disabilities as they are stored, in one encrypted document. */
export interface Disabilities {
  ids: number[];
  /** Words for another one. */
  other: string;
}

/** What the list of people shows of a help profile. */
export interface ToldDisabilities extends Disabilities {
  isConfirmed: boolean;
  isQuick: boolean;
}

/** What a help seeker has told. */
export interface HelpProfile {
  /** Answers to the whole profile; null while only disabilities are known. */
  answers: HelpProfileAnswers | null;
  disabilities: Disabilities;
  languages: readonly string[];
  /** Who should come; null: it does not matter. */
  genderPreference: string | null;
  /** They would rather wait than have somebody else come. */
  isGenderMust: boolean;
  isQuick: boolean;
}

/** A person with the address that counts; latitude and longitude are null while no address is known. */
export interface Person {
  id: number;
  fullName: string;
  firstName: string;
  phone: string;
  /** How they want to be reached; shown wherever the number is, and never without it. */
  contactNote: string;
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
  /** Languages of a help seeker; empty when any will do. */
  languages: string[];
  genderPreference: string | null;
  isGenderMust: boolean;
}

/** A person to be added. */
export interface NewUser {
  firstName: string;
  lastName: string;
  /** E.164, not taken by anybody. */
  phone: string;
  email: string | null;
  locale: Locale;
  isActive: boolean;
  channels: readonly Channel[];
  address: Address | null;
  organizationId?: number | null;
  createdAt: Date;
}

/** What a person can see and change of themselves. */
export interface UserDetails {
  id: number;
  firstName: string;
  lastName: string;
  fullName: string;
  phone: string;
  email: string | null;
  locale: Locale;
  isPhone: boolean;
  isWp: boolean;
  isSms: boolean;
  isEmail: boolean;
  addressType: AddressType;
  comments: string;
  contactNote: string;
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
