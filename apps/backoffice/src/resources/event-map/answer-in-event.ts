import type { EventVolunteerRequest } from '@karov/api-client';
import type { CandidateAnswer } from '../../shared/assign/candidate-answer.js';

const ANSWERS: Readonly<Partial<Record<EventVolunteerRequest['status'], CandidateAnswer>>> = {
  accept: 'yes',
  pending: 'asked',
  reject: 'no',
};
const ORDER: readonly CandidateAnswer[] = ['not_asked', 'asked', 'no', 'yes'];

/**
 * Returns what volunteers said in an event, by their ids; of several answers of one person, a yes counts before
 * a no, and a no before silence.
 */
export function answersIn(rows: readonly EventVolunteerRequest[]): (volunteerId: number) => CandidateAnswer {
  const said = new Map<number, CandidateAnswer>();
  for (const { status, volunteer } of rows) {
    const answer = ANSWERS[status] ?? 'not_asked';
    const before = said.get(volunteer.id) ?? 'not_asked';
    if (ORDER.indexOf(answer) > ORDER.indexOf(before)) said.set(volunteer.id, answer);
  }
  return (id) => said.get(id) ?? 'not_asked';
}
