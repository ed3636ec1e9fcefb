export * from './roles.js';
export * from './transitions.js';
export * from './event-requests.js';
export * from './dispatch.js';
export * from './limits.js';
export * from './options.js';
export * from './address.js';
export * from './id-number.js';
