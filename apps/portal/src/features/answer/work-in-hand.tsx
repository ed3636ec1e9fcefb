import type { LinkWork } from '@karov/api-client';
import type { LinkAct, LinkWorkState } from '@karov/domain';
import { PROGRESS_STEPS } from '@karov/domain';
import { lazy, Suspense, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { type Key, useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { actLabel, askedTitle, nextAct } from '../../shared/go-there/act-words.js';
import { NextAct } from '../../shared/go-there/next-act.js';
import PlaceAndPerson from '../../shared/go-there/place-and-person.js';
import { ThumbRow } from '../../shared/go-there/thumb-row.js';
import { AnswerGiven } from './answer-given.js';

/** Fetched when the dialog opens. */
const AskDialog = lazy(() => import('../../shared/words/ask-dialog.js'));

const ASKED = {
  complete: {
    text: 'volunteering.confirmCompleteText',
    kind: 'primary',
  },
  withdraw: {
    text: 'volunteering.confirmWithdrawText',
    kind: 'danger',
  },
} as const;

const TITLES: Readonly<Record<LinkWorkState, { title: Key; tone: 'done' | 'waiting' | 'neutral' }>> = {
  waiting: { title: 'work.waiting', tone: 'waiting' },
  waiting_urgent: { title: 'work.waitingUrgent', tone: 'waiting' },
  approved: { title: 'work.approved', tone: 'done' },
  on_way: { title: 'work.onWay', tone: 'done' },
  arrived: { title: 'work.arrived', tone: 'done' },
  completed: { title: 'work.completed', tone: 'done' },
  withdrawn: { title: 'work.withdrawn', tone: 'neutral' },
  rejected: { title: 'work.over', tone: 'neutral' },
  released: { title: 'work.over', tone: 'neutral' },
  replaced: { title: 'work.over', tone: 'neutral' },
  over: { title: 'work.over', tone: 'neutral' },
  unconfirmed: { title: 'work.over', tone: 'neutral' },
};
const FOR_LATER = { title: 'work.approvedEarly', tone: 'done' } as const;

/** Approved for a ride that is hours away: there is nothing to set out for yet. */
function isForLater({ state, abilities, is_by_phone: isByPhone }: LinkWork): boolean {
  return state === 'approved' && !isByPhone && abilities.length > 0 && !abilities.includes('on_way');
}

export interface WorkInHandProps {
  work: LinkWork;
  /** the number of actions on this page */
  fresh: number;
  /**
   * carries out an action; the card confirms the action by taking the focus, because a toast would cover the
   * next button
   */
  onAct: (act: LinkAct, note: string) => Promise<void>;
}

/**
 * The work that follows a yes: its state, the person to help, and the actions until its end, within reach of
 * one thumb (rule 212).
 */
export default function WorkInHand({ work, fresh, onAct }: WorkInHandProps) {
  const t = useText();
  const [busy, setBusy] = useState<LinkAct | null>(null);
  const [asked, setAsked] = useState<keyof typeof ASKED | null>(null);
  const { state, state_text: text, is_by_phone: isByPhone, contact, abilities } = work;
  const progress = PROGRESS_STEPS.find((step) => step === state) ?? null;
  const next = nextAct(abilities, progress, isByPhone);
  const { title, tone } = isForLater(work) ? FOR_LATER : TITLES[state];

  const act = async (chosen: LinkAct, note = '') => {
    await onAct(chosen, note);
    setAsked(null);
  };
  const press = (chosen: LinkAct) => {
    // A volunteer on site knows that the work is done; anywhere else a confirmation is required.
    if (chosen === 'withdraw' || (chosen === 'complete' && state !== 'arrived')) return setAsked(chosen);
    setBusy(chosen);
    act(chosen)
      .catch(toastFailure)
      .finally(() => setBusy(null));
  };
  const others = abilities.filter((one) => one !== next && (one === 'complete' || one === 'withdraw'));
  const nextButton = next && (
    <NextAct key={next} act={next} isByPhone={isByPhone} isBusy={busy !== null} onPress={() => press(next)} />
  );
  return (
    <>
      <AnswerGiven title={t(title)} next={text} fresh={fresh} tone={tone} />
      {contact && (
        <PlaceAndPerson contact={contact} distance={contact.distance_band} isThere={state === 'arrived'} />
      )}
      {others.length > 0 && (
        <div className="buttons no-print">
          {others.map((one) => (
            <Button key={one} kind="quiet" onClick={() => press(one)}>
              {t(actLabel(one, isByPhone, state === 'arrived'))}
            </Button>
          ))}
        </div>
      )}
      {(contact || nextButton) && (
        <div className="work-bar no-print">
          {contact ? (
            <ThumbRow
              contact={contact}
              isByPhone={isByPhone}
              isThere={state === 'arrived'}
              next={nextButton}
            />
          ) : (
            nextButton
          )}
        </div>
      )}
      {asked && (
        <Suspense>
          <AskDialog
            title={t(askedTitle(asked, isByPhone))}
            text={t(ASKED[asked].text)}
            confirmLabel={t(actLabel(asked, isByPhone))}
            kind={ASKED[asked].kind}
            {...(asked === 'withdraw' ? { note: { label: t('volunteering.reason'), isOptional: true } } : {})}
            onConfirm={(note) => act(asked, note)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
