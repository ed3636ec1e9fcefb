/**
 * The people shown in an answer, each once, whether the answer is one record, several, or a list in either
 * format.
 */
export function peopleIn(answer: unknown, whose: (one: unknown) => readonly number[]): number[] {
  return [...new Set(thingsIn(answer).flatMap((one) => [...whose(one)]))];
}

function thingsIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return [];
  if (!('data' in answer)) return [answer];
  if (Array.isArray(answer.data)) return answer.data;
  return answer.data === null || answer.data === undefined ? [] : [answer.data];
}
