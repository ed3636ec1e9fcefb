import { helpRequest } from './help-request.he.js';
import { visitorRequest } from './visitor-request.he.js';

/** Texts of the forms for help requests, Hebrew: fetched with them. */
export const askingTexts = { helpRequest, visitorRequest } as const;
