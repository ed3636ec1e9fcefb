import type { Locale } from '@karov/domain';

/** A place as a provider finds it, before it is written for the wire. */
export interface FoundPlace {
  id: string;
  street: string;
  city: string;
  /** quarter or neighbourhood */
  subdivision: string;
  /** the district's name in the caller's language */
  region: string;
  countryCode: string;
  country: string;
  lat: number;
  lon: number;
  /** whoever was asked first knew nothing of it: where it is can only be told by its town */
  isUnsure?: boolean;
}

/** Finds places by what people type. A provider that cannot answer throws. */
export interface PlaceProvider {
  search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]>;
}
