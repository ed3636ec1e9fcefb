import { helpRequest } from './help-request.en.js';
import { visitorRequest } from './visitor-request.en.js';

/** Texts of the forms for help requests, English: fetched with them. */
export const askingTexts = { helpRequest, visitorRequest } as const;
