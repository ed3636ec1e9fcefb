export { PLACES, type Place } from './ground.js';
export { GroundLayer } from './ground-layer.js';
