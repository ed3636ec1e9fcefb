import { dashboard, ownRequest } from './own-request.he.js';
import { sos } from './sos.he.js';

/** Texts of the help seeker's own pages, Hebrew: fetched with them. */
export const helpTexts = { dashboard, ownRequest, sos } as const;
