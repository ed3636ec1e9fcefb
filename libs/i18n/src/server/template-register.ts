import type { TemplateName, TemplateVariable } from '@karov/domain';
import type { ServerTextKey } from './server-text.js';

/** A template of WhatsApp as it is submitted for approval (rule 196, docs/operating.md). */
export interface SubmittedTemplate {
  category: 'Utility' | 'Authentication';
  /** as Twilio calls it */
  type: 'Text' | 'Quick reply' | 'Authentication';
  /** in the order of their numbers */
  variables: readonly TemplateVariable[];
  /** of codes WhatsApp has words of its own */
  words: ServerTextKey | null;
  /** what stands on each button, and what it means to the product */
  buttons: readonly { words: ServerTextKey; means: '1' | '2' }[];
}

const INVITATION: SubmittedTemplate = {
  category: 'Utility',
  type: 'Quick reply',
  variables: ['text'],
  words: 'templates.invitation',
  buttons: [
    { words: 'templates.yes', means: '1' },
    { words: 'templates.no', means: '2' },
  ],
};

/**
 * The templates that we know to be of use, by their names in the setting; each is submitted in each language
 * by itself.
 */
export const SUBMITTED_TEMPLATES: Readonly<Partial<Record<TemplateName, SubmittedTemplate>>> = {
  general: {
    category: 'Utility',
    type: 'Text',
    variables: ['organization', 'text'],
    words: 'templates.general',
    buttons: [],
  },
  offer: INVITATION,
  event_invite: INVITATION,
  otp: { category: 'Authentication', type: 'Authentication', variables: ['code'], words: null, buttons: [] },
};
