import type { Locale } from '@karov/domain';
import type { Catalogue, TextKey } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

/** Words common to the portal and the back office. */
export const common = { 'he-IL': he, 'en-US': en } satisfies Record<Locale, Catalogue>;
export type CommonKey = TextKey<typeof he>;
