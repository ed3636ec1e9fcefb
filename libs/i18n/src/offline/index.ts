import type { Locale } from '@karov/domain';
import type { SameKeys } from '../catalogue.js';
import { en } from './en.js';
import { he } from './he.js';

export type OfflineTexts = SameKeys<typeof he>;

/**
 * The texts of the page shown without a connection; the page contains both languages, because it is built
 * before any request.
 */
export const offlineTexts: Readonly<Record<Locale, OfflineTexts>> = { 'he-IL': he, 'en-US': en };
