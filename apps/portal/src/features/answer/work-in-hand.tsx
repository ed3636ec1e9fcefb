import type { LinkWork } from '@karov/api-client';
import { type LinkAct, type LinkWorkState, PROGRESS_STEPS } from '@karov/domain';
import { lazy, Suspense, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { type Key, useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import ContactFacts from '../../shared/contact-facts.js';
import { STEP_WORDS } from '../../shared/step-words.js';
import { AnswerGiven } from './answer-given.js';
import { WorkBar } from './work-bar.js';

/** Fetched when the dialog opens. */
const AskDialog = lazy(() => import('../../shared/words/ask-dialog.js'));

/**
 * The buttons, in the texts of the signed-in pages. The card confirms a press by taking the focus: a toast
 * would cover the next step.
 */
const LABELS: Readonly<Record<LinkAct, Key>> = {
  on_way: STEP_WORDS.on_way.label,
  arrived: STEP_WORDS.arrived.label,
  complete: 'volunteering.complete',
  withdraw: 'volunteering.withdraw',
};

const ASKED = {
  complete: {
    title: 'volunteering.confirmComplete',
    text: 'volunteering.confirmCompleteText',
    kind: 'primary',
  },
  withdraw: {
    title: 'volunteering.confirmWithdraw',
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

/** The next step: a volunteer on site reports at the end that the help was given. */
function nextAct({ state, is_by_phone: isByPhone, abilities }: LinkWork): LinkAct | null {
  if ((state === 'arrived' || isByPhone) && abilities.includes('complete')) return 'complete';
  return PROGRESS_STEPS.find((step) => abilities.includes(step)) ?? null;
}

export interface WorkInHandProps {
  work: LinkWork;
  /** the number of actions on this page */
  fresh: number;
  onAct: (act: LinkAct, note: string) => Promise<void>;
}

/**
 * The work from a yes: its state, the person to help, and the actions until its end, within reach of one
 * thumb (rule 212).
 */
export default function WorkInHand({ work, fresh, onAct }: WorkInHandProps) {
  const t = useText();
  const [busy, setBusy] = useState<LinkAct | null>(null);
  const [asked, setAsked] = useState<keyof typeof ASKED | null>(null);
  const { state, state_text: text, contact, abilities } = work;
  const next = nextAct(work);
  const { title, tone } = TITLES[state];

  const act = async (chosen: LinkAct, note = '') => {
    await onAct(chosen, note);
    setAsked(null);
  };
  const press = (chosen: LinkAct) => {
    // A volunteer on site knows that it is done; from elsewhere a confirmation is required.
    if (chosen === 'withdraw' || (chosen === 'complete' && state !== 'arrived')) return setAsked(chosen);
    setBusy(chosen);
    act(chosen)
      .catch(toastFailure)
      .finally(() => setBusy(null));
  };
  const others = abilities.filter((one) => one !== next && (one === 'complete' || one === 'withdraw'));
  return (
    <>
      <AnswerGiven title={t(title)} next={text} fresh={fresh} tone={tone} />
      {contact && (
        <div className="work-facts">
          <ContactFacts contact={contact} isLed={contact.destination_address === ''} />
        </div>
      )}
      {others.length > 0 && (
        <div className="row no-print">
          {others.map((one) => (
            <Button key={one} kind="quiet" onClick={() => press(one)}>
              {t(LABELS[one])}
            </Button>
          ))}
        </div>
      )}
      <WorkBar
        contact={contact}
        isThere={state === 'arrived'}
        next={next}
        label={next && t(LABELS[next])}
        isBusy={busy !== null}
        onPress={press}
      />
      {asked && (
        <Suspense>
          <AskDialog
            title={t(ASKED[asked].title)}
            text={t(ASKED[asked].text)}
            confirmLabel={t(LABELS[asked])}
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
