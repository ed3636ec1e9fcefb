import type { Address } from '@karov/domain';
import type { UserDetails } from './users.types.js';

/**
 * Returns the applicable address: the other one if the person chose it and it is known, otherwise the home,
 * otherwise whichever is known.
 */
export function countedAddress({
  addressType,
  residential,
  arrival,
}: Pick<UserDetails, 'addressType' | 'residential' | 'arrival'>): Address | null {
  return addressType === 'arrival' ? (arrival ?? residential) : (residential ?? arrival);
}

/** SQL for the district in which a person `u` counts as living: that of the applicable address. */
export const COUNTED_STATE = `CASE WHEN u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL THEN u.arrival_state ELSE u.residential_state END`;
