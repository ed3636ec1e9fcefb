import type { OrganizationRow } from '@karov/api-client';

/** The fields for what begins and ends an organization's messages to its volunteers (rule 169). */
export const WORDS = ['greeting_he', 'signature_he', 'greeting_en', 'signature_en'] as const;
export type MessageWordsDraft = Pick<OrganizationRow, (typeof WORDS)[number]>;
