import type { SameKeys } from '../catalogue.js';
import { eventMapEn } from './event-map.en.js';
import { eventsEn } from './events.en.js';
import type { he } from './he.js';
import { pagesEn } from './pages.en.js';
import { profileEn } from './profile.en.js';
import { settingsEn } from './settings.en.js';
import { shellEn } from './shell.en.js';
import { toolsEn } from './tools.en.js';

/** The English texts of the back office. */
export const en: SameKeys<typeof he> = { ...shellEn, ...eventsEn, ...eventMapEn, ...toolsEn, ...pagesEn, ...profileEn, ...settingsEn };
