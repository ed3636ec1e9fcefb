import { dashboard, ownRequest } from './own-request.he.js';
import { sos } from './sos.he.js';

/** The Hebrew texts of the help seeker's own pages, loaded together with them. */
export const helpTexts = { dashboard, ownRequest, sos } as const;
