export * from './wire-all.js';
export * from './errors.js';
export * from './list-query.js';
export type * from './calls.js';
export * from './fetch-client.js';
export * from './auth-storage.js';
export * from './server-time.js';
export type * from './requests.js';
export type { Schemas } from './schemas.js';
