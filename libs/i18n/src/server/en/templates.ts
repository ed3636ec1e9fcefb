import type { SameKeys } from '../../catalogue.js';
import type { templates as he } from '../he/templates.js';

/** The English WhatsApp templates, as submitted. */
export const templates: SameKeys<typeof he> = {
  general:
    'Hello, {{1}} has a new message for you about a request or your help: {{2}} You can answer here, and we will read it.',
  invitation:
    'Hello, somebody near you needs help, and we thought of you: {{1}} You can answer with one of the buttons below.',
  yes: 'Yes',
  no: 'No',
};
