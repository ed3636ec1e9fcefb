/**
 * The questions to a possible new owner of an old number (rule 237): facts in the owner's profile that the
 * number does not reveal.
 */
export const OWNER_QUESTIONS = ['birth_year', 'street', 'contact'] as const;
export type OwnerQuestionKind = (typeof OWNER_QUESTIONS)[number];
