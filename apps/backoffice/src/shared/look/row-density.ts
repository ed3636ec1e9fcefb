import { remembered } from '../remembered.js';

/** The row height of lists on this device; compact by default. */
export const rowDensity = remembered('rows', ['compact', 'comfortable']);
