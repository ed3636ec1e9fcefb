export * from './wire.js';
export * from './wire-people.js';
export * from './wire-help.js';
export * from './wire-talk.js';
export * from './errors.js';
export * from './list-query.js';
export * from './fetch-client.js';
export * from './auth-storage.js';
export type { ApiPath } from './api-path.js';
