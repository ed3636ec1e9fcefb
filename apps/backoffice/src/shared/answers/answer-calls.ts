import { jittered, type StaffAnswer } from '@karov/api-client';
import type { AnswerAbility } from '@karov/domain';
import { useRead } from '../../kit/reads.js';
import { api } from '../api.js';
import type { DeskPlace } from '../notes/note-calls.js';

/**
 * The interval between reloads of answers, in milliseconds, for pages without a live channel that announces
 * them.
 */
const LOOK_MS = jittered(10_000);

/** The cache key of the answers about a request or an event. */
export const answersKey = ({ about, id }: DeskPlace) => ['answers', about, id] as const;

function readAnswers({ about, id }: DeskPlace, signal: AbortSignal): Promise<StaffAnswer[]> {
  return api.get('/staff/{about}/{id}/answers', { params: { path: { about, id } }, signal });
}

/** Loads what volunteers wrote about a request or an event, newest first, and reloads it regularly. */
export function useAnswers(place: DeskPlace) {
  return useRead({
    key: answersKey(place),
    read: (signal) => readAnswers(place, signal),
    refetchInterval: LOOK_MS,
  });
}

const PATHS = {
  keep: '/staff/answers/{id}/keep',
  assign: '/staff/answers/{id}/assign',
  thank: '/staff/answers/{id}/thank',
  see: '/staff/answers/{id}/seen',
} as const satisfies Record<AnswerAbility, string>;

/** Carries out the chosen action on an answer, and returns the confirmation text. */
export function handleAnswer(id: number, ability: AnswerAbility): Promise<string | null> {
  return api.act('POST', PATHS[ability], { params: { path: { id } } });
}
