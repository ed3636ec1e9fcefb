import { useCallback } from 'react';
import { type Answer, ValidationError } from '@karov/api-client';
import { useLoad } from '../../core/use-load.js';

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
  reload: () => void;
}

function brokenLink(error: unknown): BrokenLink | null {
  if (!(error instanceof ValidationError)) return null;
  return { kind: error.firstError('id') === null ? 'expired' : 'invalid', texts: error.allTexts() };
}

/** Asks what stands behind a code; give `ask`, the call, a stable function. Asking never answers (rule 29). */
export function useLink<T>(ask: (code: string) => Promise<Answer<T>>, code: string): LinkView<T> {
  const check = useCallback(async () => (await ask(code)).data, [ask, code]);
  const { data, error, reload } = useLoad(check);
  const broken = brokenLink(error);
  return { record: broken ? null : data, broken, isUnreachable: error !== null && !broken && data === null, reload };
}
