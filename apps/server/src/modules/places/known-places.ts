import { LOCALITIES } from './locality.js';
import { PlaceIndex } from './place-index.js';
import { QUARTERS } from './quarter.js';

/** All places known to this process, including imported official ones. */
export const KNOWN_PLACES = new PlaceIndex(LOCALITIES, QUARTERS);
