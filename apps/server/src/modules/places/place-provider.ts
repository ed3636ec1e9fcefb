import type { Locale } from '@karov/domain';

/** A place from a provider, before it is put into the form that the API uses. */
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
  /** whether the first provider did not find it, so that its position is only that of its town */
  isUnsure?: boolean;
}

/** Finds places by typed text. A provider that cannot answer throws. */
export interface PlaceProvider {
  search(text: string, locale: Locale, limit: number): Promise<FoundPlace[]>;
}
