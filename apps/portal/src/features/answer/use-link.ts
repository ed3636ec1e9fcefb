import { useCallback } from 'react';
import { type Answer, ValidationError } from '@karov/api-client';
import { useLoad } from '../../core/use-load.js';
import { usePolling } from '../../core/use-polling.js';

const LOOK_AGAIN_MS = 5_000;

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
 * Asks what stands behind a code; give `ask`, the call, a stable function. Asking never answers (rule 29). While something goes on it is asked again by
 * itself: an approval arrives on the open page.
 */
export function useLink<T>(ask: (code: string) => Promise<Answer<T>>, code: string, goesOn: (record: T) => boolean): LinkView<T> {
  const check = useCallback(async () => (await ask(code)).data, [ask, code]);
  const { data, error, reload } = useLoad(check);
  const broken = brokenLink(error);
  const isOn = !broken && data !== null && goesOn(data);
  usePolling(
    useCallback(() => {
      if (isOn) reload();
    }, [isOn, reload]),
    LOOK_AGAIN_MS,
  );
  const isUnknown = error !== null && !broken;
  return { record: broken ? null : data, broken, isUnreachable: isUnknown && data === null, isStale: isUnknown && data !== null, reload };
}
