import type { InvitationState } from './dispatch.js';
import type { EventVolunteerStatus } from './event-requests.js';

/**
 * What volunteers who could be given a need have said about it: yes; asked, no answer yet; not asked; no
 * (rule 242).
 */
export const CANDIDATE_ANSWERS = ['yes', 'asked', 'not_asked', 'no'] as const;
export type CandidateAnswer = (typeof CANDIDATE_ANSWERS)[number];

const OF_CALL: Readonly<Record<InvitationState, CandidateAnswer>> = {
  open: 'asked',
  timed_out: 'asked',
  filled: 'asked',
  reserve: 'yes',
  declined: 'no',
  // who accepted and does not hold the need has given it up, or was taken off and stays off it (rule 4)
  accepted: 'no',
  closed: 'no',
};

/** What a call says of a volunteer who does not hold its need. */
export function answerOfCall(state: InvitationState): CandidateAnswer {
  return OF_CALL[state];
}

const IN_EVENT: Readonly<Record<EventVolunteerStatus, CandidateAnswer | null>> = {
  accept: 'yes',
  pending: 'asked',
  reject: 'no',
  assigned: null,
  completed: null,
  closed: null,
};

/** What a volunteer's request in an event says about the event's needs; null for nothing. */
export function answerInEvent(status: EventVolunteerStatus): CandidateAnswer | null {
  return IN_EVENT[status];
}

/** What decides a candidate's place in the list. */
export interface Candidacy {
  id: number;
  is_fitting: boolean;
  answered: CandidateAnswer;
  distance_km: number | null;
  recent_calls: number;
}

/** Whoever said yes comes first and a no last; between the others it is the way that decides. */
const RANKS: Readonly<Record<CandidateAnswer, number>> = { yes: 0, asked: 1, not_asked: 1, no: 2 };

/**
 * Orders the one list of people to whom a need can be given: suitable ones first, among these whoever said yes,
 * then the nearest, then whoever was called less often lately (rule 242).
 */
export function byCandidacy(one: Candidacy, other: Candidacy): number {
  return (
    Number(other.is_fitting) - Number(one.is_fitting) ||
    RANKS[one.answered] - RANKS[other.answered] ||
    inOrder(one.distance_km ?? Infinity, other.distance_km ?? Infinity) ||
    one.recent_calls - other.recent_calls ||
    one.id - other.id
  );
}

function inOrder(one: number, other: number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
