export { CanvasLayer, type CanvasView } from './canvas-layer.js';
export { layScale, type UnitWords } from './scale-control.js';
export { layStreets, type StreetSettings } from './streets.js';
