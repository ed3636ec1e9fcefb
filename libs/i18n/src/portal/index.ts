import type { Locale } from '@karov/domain';
import type { Catalogue, TextKey } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

/** Texts of the portal. */
export const portal = { 'he-IL': he, 'en-US': en } satisfies Record<Locale, Catalogue>;
export type PortalKey = TextKey<typeof he>;
