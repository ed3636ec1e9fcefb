import type { WaitingNeed } from '@karov/api-client';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { WAITING_NEEDS } from '../../resources/home/desk-calls.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { useLetterKeys } from '../../shared/keys/letter-keys.js';
import { approval } from '../../shared/needs/approve.js';
import { useText } from '../../shared/text.js';

/**
 * Approves the most urgent assignment that waits, from every page: one key, and one confirmation that names
 * both people (rule 166).
 */
export function ApproveNext() {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const cache = useReads();
  const [need, setNeed] = useState<WaitingNeed | null>(null);
  const ask = useAction({
    run: () => cache.once(WAITING_NEEDS),
    onDone: (needs) => {
      const next = needs.find(({ abilities }) => abilities.includes('approve'));
      if (next) setNeed(next);
      else notify(text('now.none_to_approve'), { type: 'info' });
    },
  });
  useLetterKeys((key) => {
    if (key !== 'a') return false;
    ask.mutate();
    return true;
  });
  return (
    need && <ConfirmAct confirmation={approval(need, text)} onDone={refresh} onClose={() => setNeed(null)} />
  );
}
