import { dashboard, ownRequest } from './own-request.en.js';
import { sos } from './sos.en.js';

/** The English texts of the help seeker's own pages, loaded together with them. */
export const helpTexts = { dashboard, ownRequest, sos } as const;
