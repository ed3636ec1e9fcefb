import type { Locale } from '@karov/domain';
import type { SameKeys } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

export type OfflineTexts = SameKeys<typeof he>;

/**
 * The words of the page that is shown without a connection; it carries both languages, because it is made
 * before anybody asks for it.
 */
export const offlineTexts: Readonly<Record<Locale, OfflineTexts>> = { 'he-IL': he, 'en-US': en };
