import type { Catalogue, TextKey } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

/** The key of a text of the back office: its dotted path. */
export type BackofficeKey = TextKey<typeof he>;

/** The texts of the back office by locale. */
export const backoffice = { 'he-IL': he, 'en-US': en } as const satisfies Record<string, Catalogue>;
