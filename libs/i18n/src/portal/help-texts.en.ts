import { dashboard, ownRequest } from './own-request.en.js';
import { sos } from './sos.en.js';

/** Texts of the help seeker's own pages, English: fetched with them. */
export const helpTexts = { dashboard, ownRequest, sos } as const;
