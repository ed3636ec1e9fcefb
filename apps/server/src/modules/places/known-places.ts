import { LOCALITIES } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { QUARTERS } from './quarter.js';

/** All places that this process knows, the official ones as well once they are learned. */
export const KNOWN_PLACES = new PlaceIndex(LOCALITIES, QUARTERS);
