import { pairPacked } from './pair-packed.js';

/**
 * The thread that pairs many needs: it receives packed needs and returns the indexes of the chosen
 * volunteers.
 */
export default pairPacked;
