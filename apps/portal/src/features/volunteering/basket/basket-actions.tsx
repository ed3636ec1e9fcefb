import type { BasketRow } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { lazy, Suspense, useState } from 'react';
import { toastFailure } from '../../../core/failures.js';
import { showToast } from '../../../core/notices.js';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Link } from '../../../design/link/link.js';
import { RequestWords } from '../request-words.js';
import { ACT_WORDS, BASKET_ACTS, type BasketAct, carryOut } from './basket-calls.js';

/** Fetched when the dialog opens. */
const AskDialog = lazy(() => import('../../../shared/words/ask-dialog.js'));

/** Actions with a confirmation. */
const ASKED = {
  complete: {
    title: 'volunteering.confirmComplete',
    text: 'volunteering.confirmCompleteText',
    kind: 'primary',
    hasNote: false,
  },
  withdraw: {
    title: 'volunteering.confirmWithdraw',
    text: 'volunteering.confirmWithdrawText',
    kind: 'danger',
    hasNote: true,
  },
  leave_reserve: {
    title: 'volunteering.confirmWithdraw',
    text: 'volunteering.leaveReserveText',
    kind: 'danger',
    hasNote: false,
  },
} as const;
type AskedAct = keyof typeof ASKED;

function isAsked(act: BasketAct): act is AskedAct {
  return Object.hasOwn(ASKED, act);
}

function isLeaving(act: BasketAct): boolean {
  return act === 'withdraw' || act === 'leave_reserve';
}

/** The next step first, then the other actions that the server allows; a press takes effect at once. */
export function BasketActions({ row, onDone }: { row: BasketRow; onDone: () => void }) {
  const t = useText();
  const [busy, setBusy] = useState<BasketAct | null>(null);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const what = row.application.category.label;
  const acts = BASKET_ACTS.filter((act) => row.abilities.includes(act));
  const nameOf = (action: string) => t('requests.actionOn', { action, event: what });

  const act = async (chosen: BasketAct, note?: string) => {
    await carryOut(chosen, row, note);
    showToast('done', t(ACT_WORDS[chosen].done));
    setAsked(null);
    onDone();
  };
  const press = (chosen: BasketAct) => {
    if (isAsked(chosen)) return setAsked(chosen);
    setBusy(chosen);
    act(chosen)
      .catch(toastFailure)
      .finally(() => setBusy(null));
  };
  return (
    <div className="row">
      {acts.map((name, index) => (
        <Button
          key={name}
          kind={index === 0 && !isLeaving(name) ? 'primary' : 'secondary'}
          isBusy={busy === name}
          aria-label={nameOf(t(ACT_WORDS[name].label))}
          onClick={() => press(name)}
        >
          {t(ACT_WORDS[name].label)}
        </Button>
      ))}
      {row.ended === null && !row.is_reserve && <RequestWords request={row.application} />}
      {row.abilities.includes('chat') && (
        <Link
          className="button button--quiet"
          to={`${PAGES.Messages.path}?category_id=${row.application.category_id}`}
          aria-label={nameOf(t('volunteering.chat'))}
        >
          {t('volunteering.chat')}
        </Link>
      )}
      {asked && (
        <Suspense>
          <AskDialog
            title={t(ASKED[asked].title)}
            text={t(ASKED[asked].text)}
            confirmLabel={t(ACT_WORDS[asked].label)}
            kind={ASKED[asked].kind}
            {...(ASKED[asked].hasNote ? { note: { label: t('volunteering.reason'), isOptional: true } } : {})}
            onConfirm={(note) => act(asked, note)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
