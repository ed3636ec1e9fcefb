import type { TemplateName, TemplateVariable } from '@karov/domain';
import type { ServerTextKey } from './server-text.js';

/** A WhatsApp template as submitted for approval (rule 196, docs/operating/providers.md). */
export interface SubmittedTemplate {
  category: 'Utility' | 'Authentication';
  /** the name of the type at Twilio */
  type: 'Text' | 'Quick reply' | 'Authentication';
  /** the variables in numerical order */
  variables: readonly TemplateVariable[];
  /** null for codes, whose text comes from WhatsApp */
  words: ServerTextKey | null;
  /** the text on each button, and the answer that it stands for */
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
 * The recommended templates, by their names in the setting; each one is submitted separately in each
 * language.
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
