import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '../../core/router.js';

const PARAM = 'step';

/**
 * The current step of a form, kept in the address. A newly opened form starts where its draft stopped, or at
 * the beginning, regardless of the address.
 */
export function useStepParam(
  steps: readonly string[],
  draftStep: string | null,
): [string, (step: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [isSettled, setSettled] = useState(false);
  const [first = ''] = steps;
  const asked = isSettled ? search.get(PARAM) : draftStep;
  const step = asked && steps.includes(asked) ? asked : first;

  const show = (name: string, isReplaced = false) => {
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        next.set(PARAM, name);
        return next;
      },
      { replace: isReplaced },
    );
  };
  // On opening, the address follows the form; once they agree, the form follows the address.
  const isAgreed = search.get(PARAM) === step;
  const agree = useEffectEvent(() => {
    if (isAgreed) setSettled(true);
    else show(step, true);
  });
  useEffect(() => {
    if (!isSettled) agree();
  }, [isSettled, isAgreed, step]);
  return [step, (name) => show(name)];
}
