import { helpRequest } from './help-request.en.js';
import { visitorRequest } from './visitor-request.en.js';

/** The English texts of the forms for help requests, loaded together with them. */
export const askingTexts = { helpRequest, visitorRequest } as const;
