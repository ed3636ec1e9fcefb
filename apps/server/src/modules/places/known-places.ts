import { LOCALITIES } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { QUARTERS } from './quarter.js';

/** All places known to this process, with the official ones once they are learned. */
export const KNOWN_PLACES = new PlaceIndex(LOCALITIES, QUARTERS);
