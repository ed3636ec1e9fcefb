import type { components } from './generated/api.js';

/** Every type of the OpenAPI document by its name. */
export type Schemas = components['schemas'];
