import type { Address, Channel, Locale, Role } from '@karov/domain';

/** What sign-in must know of a person. */
export interface Account {
  id: number;
  fullName: string;
  phone: string;
  locale: Locale;
  isActive: boolean;
  isBlock: boolean;
  isFreeze: boolean;
  disabilityIds: number[];
  roles: Role[];
}

/** A person with the address that counts; latitude and longitude are null while no address is known. */
export interface Person {
  id: number;
  fullName: string;
  firstName: string;
  phone: string;
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
  channels: readonly (Channel | 'phone')[];
  address: Address | null;
  organizationId?: number | null;
  createdAt: Date;
}
