import type { OrganizationRow } from '@karov/api-client';

/** The words with which an organization begins and ends messages to its volunteers (rule 169). */
export const WORDS = ['greeting_he', 'signature_he', 'greeting_en', 'signature_en'] as const;
export type MessageWordsDraft = Pick<OrganizationRow, (typeof WORDS)[number]>;
