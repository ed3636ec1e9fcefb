export { CanvasLayer, type CanvasView } from './canvas-layer.js';
export { layStreets } from './streets.js';
