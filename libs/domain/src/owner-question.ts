/**
 * What somebody is asked who may be somebody new with an old number (rule 237): what their own profile holds,
 * and the number does not tell.
 */
export const OWNER_QUESTIONS = ['birth_year', 'street', 'contact'] as const;
export type OwnerQuestionKind = (typeof OWNER_QUESTIONS)[number];
