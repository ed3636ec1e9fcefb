import type { Address } from '@karov/domain';
import { type SingleNeed } from '../needs/index.js';

/** A place, on the map or only in words. */
export type Place = Omit<Address, 'lat' | 'lon'> & { lat: number | null; lon: number | null };

/** No place at all. */
export const NOWHERE = {
  text: '',
  street: '',
  city: '',
  state: '',
  country: '',
  lat: null,
  lon: null,
} as const;

/** A request to be filed: its places and its words, which the repository stores in columns. */
export type NewApplication = Pick<
  SingleNeed,
  | 'userId'
  | 'createdBy'
  | 'categoryId'
  | 'type'
  | 'arrivalDate'
  | 'arrivalTime'
  | 'expirationDate'
  | 'dueAt'
  | 'otherAddress'
  | 'helpType'
  | 'languages'
  | 'genderPreference'
  | 'isGenderMust'
  | 'needsVehicle'
  | 'needsEquipment'
  | 'isEmergency'
  | 'isExercise'
  | 'labelPriority'
  | 'idempotencyKey'
  | 'createdAt'
  | 'updatedAt'
> & { origin: Place | null; destination: Address | null; description: string };

/** The columns for a place of origin. */
export type OriginColumns = Pick<
  SingleNeed,
  'originText' | 'originStreet' | 'originCity' | 'originState' | 'originCountry' | 'originLat' | 'originLon'
>;

/** The place where help is needed; null if it is unknown. */
export function originOf(row: OriginColumns): Address | null {
  if (row.originLat === null || row.originLon === null) return null;
  return {
    text: row.originText,
    street: row.originStreet,
    city: row.originCity,
    state: row.originState,
    country: row.originCountry,
    lat: row.originLat,
    lon: row.originLon,
  };
}

/** The columns for a destination. */
export type DestinationColumns = Pick<
  SingleNeed,
  | 'destinationText'
  | 'destinationStreet'
  | 'destinationCity'
  | 'destinationState'
  | 'destinationCountry'
  | 'destinationLat'
  | 'destinationLon'
>;

/** The destination of a ride; null for other kinds of help. */
export function destinationOf(row: DestinationColumns): Address | null {
  if (row.destinationLat === null || row.destinationLon === null) return null;
  return {
    text: row.destinationText,
    street: row.destinationStreet,
    city: row.destinationCity,
    state: row.destinationState,
    country: row.destinationCountry,
    lat: row.destinationLat,
    lon: row.destinationLon,
  };
}
