import { pairPacked } from './pairing/pair-packed.js';

/** The thread in which many needs are paired: packed needs come in, the places of who comes go out. */
export default pairPacked;
