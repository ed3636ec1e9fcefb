export { CanvasLayer, type CanvasView } from './canvas-layer.js';
export { ScaleControl, type UnitWords } from './scale-control.js';
export { layStreets, type StreetSettings } from './streets.js';
