import { pairPacked } from './pair-packed.js';

/**
 * The thread in which many needs are paired: packed needs come in, the indexes of the chosen people go out.
 */
export default pairPacked;
