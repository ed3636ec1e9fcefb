/**
 * The versions of the texts that people consent to. A changed text gets a new version; a consent keeps the
 * version that it was given to.
 */
export const LEGAL_TEXTS = { terms: '2026-11', privacy: '2026-11', volunteer_agreement: '2026-11' } as const;
export type LegalText = keyof typeof LEGAL_TEXTS;

/** Kinds of consent; each consent is stored with its time and the version of its text. */
export const CONSENT_KINDS = [
  'terms',
  'privacy',
  'volunteer_agreement',
  'disability_data',
  'messages',
  'database_inclusion',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

const TEXT_OF_CONSENT: Readonly<Record<ConsentKind, LegalText>> = {
  terms: 'terms',
  privacy: 'privacy',
  volunteer_agreement: 'volunteer_agreement',
  disability_data: 'privacy',
  messages: 'terms',
  database_inclusion: 'privacy',
};

/** Returns the text that a kind of consent refers to. */
export function legalTextOf(kind: ConsentKind): LegalText {
  return TEXT_OF_CONSENT[kind];
}
