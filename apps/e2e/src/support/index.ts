export * from './accessibility.js';
export * from './browser.js';
export * from './outbox.js';
export * from './product.js';
export * from './quiet.js';
export * from './screenshots.js';
export * from './session.js';
export * from './sign-in.js';
