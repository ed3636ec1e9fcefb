import { type Answer, type LinkWork, ValidationError } from '@karov/api-client';
import { useCallback } from 'react';
import { useLoad } from '../../core/use-load.js';
import { usePolling } from '../../core/use-polling.js';

/** An invalid link: unknown, or expired (rule 125, rule 29). */
export interface BrokenLink {
  kind: 'invalid' | 'expired';
  texts: readonly string[];
}

export interface LinkView<T> {
  record: T | null;
  broken: BrokenLink | null;
  /** the server could not be reached at all */
  isUnreachable: boolean;
  /** the shown data may be outdated, because the server could not be reached again */
  isStale: boolean;
  reload: () => void;
}

function brokenLink(error: unknown): BrokenLink | null {
  if (!(error instanceof ValidationError)) return null;
  return { kind: error.firstError('id') === null ? 'expired' : 'invalid', texts: error.allTexts() };
}

/**
 * How soon an open page reloads: at once while an answer is due within two minutes, soon while work is under
 * way, and otherwise later.
 */
export const LOOKS_AGAIN = { atOnce: 5_000, soon: 15_000, later: 30_000 } as const;

const nothing = () => undefined;

/**
 * Loads the data behind a code; pass the call as a stable function `ask`. Loading never sends an answer (rule
 * 29). The page reloads as `againAfter` says, so that an approval appears without a reload by hand.
 */
export function useLink<T>(
  ask: (code: string) => Promise<Answer<T>>,
  code: string,
  againAfter: (record: T) => number | null,
): LinkView<T> {
  const check = useCallback(async () => (await ask(code)).data, [ask, code]);
  const { data, error, reload } = useLoad(check);
  const broken = brokenLink(error);
  const wait = broken || data === null ? null : againAfter(data);
  usePolling(wait === null ? nothing : reload, wait ?? LOOKS_AGAIN.later);
  const isUnknown = error !== null && !broken;
  return {
    record: broken ? null : data,
    broken,
    isUnreachable: isUnknown && data === null,
    isStale: isUnknown && data !== null,
    reload,
  };
}

/** Returns how soon the page of a volunteer who said yes reloads; null if nothing will change any more. */
export function workAgainAfter({ state, abilities }: LinkWork): number | null {
  if (abilities.length === 0) return null;
  return state === 'waiting_urgent' ? LOOKS_AGAIN.atOnce : LOOKS_AGAIN.soon;
}
