export * from './colors.js';
export * from './contrast.js';
export * from './css.js';
export * from './picture-to-send.js';
export * from './scale.js';
export * from './state-looks.js';
export * from './when-seen.js';
