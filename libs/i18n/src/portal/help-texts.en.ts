import { helpRequest } from './help-request.en.js';
import { dashboard, ownRequest } from './own-request.en.js';
import { sos } from './sos.en.js';
import { visitorRequest } from './visitor-request.en.js';

/** Texts of the help seeker's own pages, English: fetched with them. */
export const helpTexts = { dashboard, helpRequest, ownRequest, sos, visitorRequest } as const;
