/** What a person said when they were asked to help with a need, in the order in which they are offered. */
export const CANDIDATE_ANSWERS = ['yes', 'asked', 'not_asked', 'no'] as const;
export type CandidateAnswer = (typeof CANDIDATE_ANSWERS)[number];
