import type { BroadcastWay, LeftOutReason } from '@karov/domain';
import { LIMITS } from '@karov/domain';
import { useRead } from '../../kit/reads.js';
import { api } from '../api.js';
import { currentArea } from '../area.js';
import type { ChosenAudience } from './audience.js';

/** A broadcast that has not been sent yet. */
export interface Draft {
  message: string;
  type: BroadcastWay;
  audience: ChosenAudience;
  /** the recipients who were deselected */
  unticked: readonly number[];
}

const bodyOf = ({ message, type, audience, unticked }: Draft) => ({
  ...audience,
  message,
  type,
  unticked: [...unticked],
});

/** Loads the preview of a broadcast: who gets it, who does not, its cost and its text. */
export function usePreview(draft: Draft) {
  return useRead({
    key: ['broadcast-preview', draft],
    gcTime: 0,
    retry: false,
    keepsLast: true,
    read: async (signal) =>
      (
        await api.send('POST', `/${currentArea()}/users/send-message/preview`, {
          body: bodyOf(draft),
          signal,
        })
      ).data,
  });
}

/** Loads how many would get a broadcast, before anything is written. */
export function useReceiverCount({ type, audience }: Pick<Draft, 'type' | 'audience'>) {
  return useRead({
    key: ['broadcast-count', type, audience],
    gcTime: 0,
    read: async (signal) =>
      (
        await api.send('POST', `/${currentArea()}/users/send-message/people`, {
          body: { ...audience, type, per_page: 0 },
          signal,
        })
      ).data.total,
  });
}

/** Loads the recipients, or the people left out for a given reason. */
export function useChosenPeople(
  { type, audience }: Pick<Draft, 'type' | 'audience'>,
  reason: LeftOutReason | undefined,
  page: number,
) {
  return useRead({
    key: ['broadcast-people', type, audience, reason, page],
    gcTime: 0,
    keepsLast: true,
    read: async (signal) =>
      (
        await api.send('POST', `/${currentArea()}/users/send-message/people`, {
          body: { ...audience, type, reason, page, per_page: LIMITS.broadcastUntickable },
          signal,
        })
      ).data,
  });
}

/** Sends a broadcast; repeating it with the same key does not send it again. */
export function sendDraft(draft: Draft, key: string) {
  return api.send('POST', `/${currentArea()}/users/send-message`, {
    body: { ...bodyOf(draft), idempotency_key: key },
  });
}
