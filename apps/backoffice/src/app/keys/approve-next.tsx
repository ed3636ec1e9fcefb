import type { WaitingNeed } from '@karov/api-client';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { WAITING_NEEDS } from '../../resources/home/desk-calls.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { useLetterKeys } from '../../shared/keys/letter-keys.js';
import { approvalOf } from '../../shared/needs/approve.js';
import { useText } from '../../shared/text.js';

/** The event whose console is open; null on other pages. */
function useOpenEvent(): number | null {
  const match = useMatch('/events/map/:id');
  return match?.params.id === undefined ? null : Number(match.params.id);
}

const keyOf = ({ kind, id }: WaitingNeed): string => `${kind} ${id}`;

/**
 * Returns the assignment to ask about next: of the open event first, then the most urgent; those about which the
 * answer was "not yet" come round again only after all others.
 */
function nextOf(
  needs: readonly WaitingNeed[],
  eventId: number | null,
  putOff: Set<string>,
): WaitingNeed | undefined {
  const all = needs.filter(({ abilities }) => abilities.includes('approve'));
  if (all.every((need) => putOff.has(keyOf(need)))) putOff.clear();
  const left = all.filter((need) => !putOff.has(keyOf(need)));
  return left.find((need) => need.event_id === eventId && eventId !== null) ?? left[0];
}

/**
 * Approves the most urgent assignment that waits, from every page: one key, and one confirmation that names
 * both people (rule 166). On an event's console it is the event's.
 */
export function ApproveNext() {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const cache = useReads();
  const eventId = useOpenEvent();
  const [putOff] = useState(() => new Set<string>());
  const [need, setNeed] = useState<WaitingNeed | null>(null);
  const ask = useAction({
    run: () => cache.once(WAITING_NEEDS),
    onDone: (needs) => {
      const next = nextOf(needs, eventId, putOff);
      if (next) setNeed(next);
      else notify(text('now.none_to_approve'), { type: 'info' });
    },
  });
  useLetterKeys((key) => {
    if (key !== 'a') return false;
    ask.mutate();
    return true;
  });
  const close = () => {
    if (need) putOff.add(keyOf(need));
    setNeed(null);
  };
  return need && <ConfirmAct confirmation={approvalOf(need, text)} onDone={refresh} onClose={close} />;
}
