import { remembered } from '../remembered.js';

/** How high the rows of lists are on this device: many to a screen, until somebody wants room. */
export const rowDensity = remembered('rows', ['compact', 'comfortable']);
