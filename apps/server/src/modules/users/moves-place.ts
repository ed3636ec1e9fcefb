import { distanceMetres } from '@karov/domain';
import { isSameAddress } from '../places/index.js';
import { countedAddress } from './counted-address.js';
import type { DetailsChange, UserDetails } from './users.types.js';

/** The distance in metres below which two places are the same place. */
const SAME_PLACE_M = 1;

/** Whether a change moves a person to another place. */
export function movesPlace(before: UserDetails, change: DetailsChange): boolean {
  const after = countedAddress({
    addressType: change.addressType ?? before.addressType,
    residential: change.residential === undefined ? before.residential : change.residential,
    arrival: change.arrival === undefined ? before.arrival : change.arrival,
  });
  const now = countedAddress(before);
  if (!now || !after) return now !== after;
  return distanceMetres(now, after) > SAME_PLACE_M || !isSameAddress(now.text, after.text);
}
