import { helpRequest } from './help-request.he.js';
import { dashboard, ownRequest } from './own-request.he.js';
import { sos } from './sos.he.js';
import { visitorRequest } from './visitor-request.he.js';

/** Texts of the help seeker's own pages, Hebrew: fetched with them. */
export const helpTexts = { dashboard, helpRequest, ownRequest, sos, visitorRequest } as const;
