import { type Answer, type LinkWork, ValidationError } from '@karov/api-client';
import { useCallback } from 'react';
import { useLoad } from '../../core/use-load.js';
import { usePolling } from '../../core/use-polling.js';

/** A link that does not hold: of nobody, or over (rule 125, rule 29). */
export interface BrokenLink {
  kind: 'invalid' | 'expired';
  texts: readonly string[];
}

export interface LinkView<T> {
  record: T | null;
  broken: BrokenLink | null;
  /** the server could not be asked at all */
  isUnreachable: boolean;
  /** what is shown was true a while ago; the server could not be asked again */
  isStale: boolean;
  reload: () => void;
}

function brokenLink(error: unknown): BrokenLink | null {
  if (!(error instanceof ValidationError)) return null;
  return { kind: error.firstError('id') === null ? 'expired' : 'invalid', texts: error.allTexts() };
}

/**
 * How soon an open page asks again: while an answer is due within two minutes, while somebody is at work, and
 * while nothing is.
 */
export const LOOKS_AGAIN = { atOnce: 5_000, soon: 15_000, later: 30_000 } as const;

const nothing = () => undefined;

/**
 * Asks what stands behind a code; give `ask`, the call, a stable function. Asking never answers (rule 29). As
 * long as `againAfter` says so it is asked again by itself: an approval arrives on the open page.
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

/** How soon the page of a volunteer's yes asks again; null: nothing changes any more. */
export function workAgainAfter({ state, abilities }: LinkWork): number | null {
  if (abilities.length === 0) return null;
  return state === 'waiting_urgent' ? LOOKS_AGAIN.atOnce : LOOKS_AGAIN.soon;
}
