import type { BroadcastWay, LeftOutReason } from '@karov/domain';
import { LIMITS } from '@karov/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { currentArea } from '../area.js';
import type { ChosenAudience } from './audience.js';

/** A broadcast before it is sent. */
export interface Draft {
  message: string;
  type: BroadcastWay;
  audience: ChosenAudience;
  /** deselected receivers */
  unticked: readonly number[];
}

const bodyOf = ({ message, type, audience, unticked }: Draft) => ({
  ...audience,
  message,
  type,
  unticked: [...unticked],
});

/** The preview of a broadcast: who gets it, who does not, its cost and its text. */
export function usePreview(draft: Draft) {
  return useQuery({
    queryKey: ['broadcast-preview', draft],
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await api.send('POST', `/${currentArea()}/users/send-message/preview`, {
          body: bodyOf(draft),
          signal,
        })
      ).data,
  });
}

/** The receivers, or the people left out for a reason. */
export function useChosenPeople(
  { type, audience }: Pick<Draft, 'type' | 'audience'>,
  reason: LeftOutReason | undefined,
  page: number,
) {
  return useQuery({
    queryKey: ['broadcast-people', type, audience, reason, page],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await api.send('POST', `/${currentArea()}/users/send-message/people`, {
          body: { ...audience, type, reason, page, per_page: LIMITS.broadcastUntickable },
          signal,
        })
      ).data,
  });
}

/** Sends a broadcast; a repeated key sends it only once. */
export function sendDraft(draft: Draft, key: string) {
  return api.send('POST', `/${currentArea()}/users/send-message`, {
    body: { ...bodyOf(draft), idempotency_key: key },
  });
}
