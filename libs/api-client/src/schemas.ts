import type { components } from './generated/api.js';

/** Every type in the OpenAPI document by its name. */
export type Schemas = components['schemas'];
