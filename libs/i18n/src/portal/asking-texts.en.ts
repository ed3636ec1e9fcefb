import { helpRequest } from './help-request.en.js';
import { visitorRequest } from './visitor-request.en.js';

/** Texts of the forms in which help is asked for, English: fetched with them. */
export const askingTexts = { helpRequest, visitorRequest } as const;
