import { helpRequest } from './help-request.he.js';
import { visitorRequest } from './visitor-request.he.js';

/** The Hebrew texts of the forms for help requests, loaded together with them. */
export const askingTexts = { helpRequest, visitorRequest } as const;
