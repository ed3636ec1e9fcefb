export { CanvasLayer, type CanvasView } from './canvas-layer.js';
export { layStreets, type StreetSettings } from './streets.js';
