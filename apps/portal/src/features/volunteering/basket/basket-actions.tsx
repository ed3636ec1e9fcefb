import type { BasketRow } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { lazy, Suspense, useState } from 'react';
import { toastFailure } from '../../../core/failures.js';
import { showToast } from '../../../core/notices.js';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Link } from '../../../design/link/link.js';
import { askedTitle, nextAct } from '../../../shared/go-there/act-words.js';
import { NextAct } from '../../../shared/go-there/next-act.js';
import { ThumbRow } from '../../../shared/go-there/thumb-row.js';
import { RequestWords } from '../request-words.js';
import { BASKET_ACTS, type BasketAct, carryOut, wordsOf } from './basket-calls.js';

/** Fetched when the dialog opens. */
const AskDialog = lazy(() => import('../../../shared/words/ask-dialog.js'));

/** The actions that ask for confirmation. */
const ASKED = {
  complete: {
    text: 'volunteering.confirmCompleteText',
    kind: 'primary',
    hasNote: false,
  },
  withdraw: {
    text: 'volunteering.confirmWithdrawText',
    kind: 'danger',
    hasNote: true,
  },
  leave_reserve: {
    text: 'volunteering.leaveReserveText',
    kind: 'danger',
    hasNote: false,
  },
} as const;
type AskedAct = keyof typeof ASKED;

function isAsked(act: BasketAct): act is AskedAct {
  return Object.hasOwn(ASKED, act);
}

/**
 * Within reach of the thumb: the call, the navigation, and the next action as the largest button; below them,
 * the other actions that the server allows. A press takes effect at once.
 */
export function BasketActions({ row, onDone }: { row: BasketRow; onDone: (isGone: boolean) => void }) {
  const t = useText();
  const [busy, setBusy] = useState<BasketAct | null>(null);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const { abilities, application, contact, progress } = row;
  const what = application.category.label;
  const isByPhone = application.help_type === 'phone';
  const next = nextAct(abilities, progress, isByPhone);
  const others = BASKET_ACTS.filter((act) => act !== next && act !== 'arrived' && abilities.includes(act));
  const nameOf = (action: string) => t('requests.actionOn', { action, event: what });
  const labelOf = (act: BasketAct) => t(wordsOf(act, isByPhone, progress === 'arrived').label);

  const act = async (chosen: BasketAct, note?: string) => {
    await carryOut(chosen, row, note);
    showToast('done', t(wordsOf(chosen, isByPhone).done));
    setAsked(null);
    onDone(chosen === 'withdraw' || chosen === 'leave_reserve');
  };
  const press = (chosen: BasketAct) => {
    if (isAsked(chosen)) return setAsked(chosen);
    setBusy(chosen);
    act(chosen)
      .catch(toastFailure)
      .finally(() => setBusy(null));
  };
  const nextButton = next && (
    <NextAct
      key={next}
      act={next}
      isByPhone={isByPhone}
      isBusy={busy === next}
      name={nameOf(labelOf(next))}
      onPress={() => press(next)}
    />
  );
  return (
    <>
      {contact ? (
        <ThumbRow
          contact={contact}
          isByPhone={isByPhone}
          isThere={progress === 'arrived'}
          next={nextButton}
        />
      ) : (
        nextButton
      )}
      <div className="buttons">
        {others.map((name) => (
          <Button
            key={name}
            kind="quiet"
            isBusy={busy === name}
            aria-label={nameOf(labelOf(name))}
            onClick={() => press(name)}
          >
            {labelOf(name)}
          </Button>
        ))}
        {row.ended === null && !row.is_reserve && <RequestWords request={application} />}
        {abilities.includes('chat') && (
          <Link
            className="button button--quiet"
            to={`${PAGES.Messages.path}?category_id=${row.application.category_id}`}
            aria-label={nameOf(t('volunteering.chat'))}
          >
            {t('volunteering.chat')}
          </Link>
        )}
      </div>
      {asked && (
        <Suspense>
          <AskDialog
            title={t(askedTitle(asked === 'complete' ? asked : 'withdraw', isByPhone))}
            text={t(ASKED[asked].text)}
            confirmLabel={labelOf(asked)}
            kind={ASKED[asked].kind}
            {...(ASKED[asked].hasNote ? { note: { label: t('volunteering.reason'), isOptional: true } } : {})}
            onConfirm={(note) => act(asked, note)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
