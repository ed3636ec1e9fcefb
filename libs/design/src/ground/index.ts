export { GroundLayer } from './ground-layer.js';
export { PLACES, type Place } from './ground.js';
