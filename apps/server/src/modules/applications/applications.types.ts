import type { Address } from '@karov/domain';
import type { ApplicationEntity } from './application.entity.js';

/** An application as it is stored. */
export type ApplicationRecord = Omit<ApplicationEntity, 'position' | 'descriptionWords'>;

/** A request to be filed; the database sets its clocks. */
export type NewApplication = Omit<
  ApplicationRecord,
  'id' | 'openedAt' | 'freeSince' | 'coordinatorAt' | 'coordinatorAskedAt'
> &
  Pick<ApplicationEntity, 'descriptionWords'>;

type AddressColumns = Pick<
  ApplicationRecord,
  'originText' | 'originStreet' | 'originCity' | 'originState' | 'originCountry' | 'originLat' | 'originLon'
>;

/** The place of the need; null while unknown. */
export function originOf(row: AddressColumns): Address | null {
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

/** The columns of an empty address. */
const NOWHERE = { text: '', street: '', city: '', state: '', country: '', lat: null, lon: null } as const;

/** The columns of an origin. */
export function originColumns(address: Address | null): AddressColumns {
  const from = address ?? NOWHERE;
  return {
    originText: from.text,
    originStreet: from.street,
    originCity: from.city,
    originState: from.state,
    originCountry: from.country,
    originLat: from.lat,
    originLon: from.lon,
  };
}

type DestinationColumns = Pick<
  ApplicationRecord,
  | 'destinationText'
  | 'destinationStreet'
  | 'destinationCity'
  | 'destinationState'
  | 'destinationCountry'
  | 'destinationLat'
  | 'destinationLon'
>;

/** The destination of a ride; null for other help. */
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

/** The columns of a destination. */
export function destinationColumns(address: Address | null): DestinationColumns {
  const to = address ?? NOWHERE;
  return {
    destinationText: to.text,
    destinationStreet: to.street,
    destinationCity: to.city,
    destinationState: to.state,
    destinationCountry: to.country,
    destinationLat: to.lat,
    destinationLon: to.lon,
  };
}
