import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ErrorSummary } from '../../design/summary/error-summary.js';
import { PageHeading } from '../page-heading.js';
import { DraftNote } from './draft-note.js';
import { CHECK, type Wizard } from './use-wizard.js';
import './wizard.css';

interface WizardPageProps {
  wizard: Pick<
    Wizard<unknown>,
    | 'step'
    | 'steps'
    | 'faults'
    | 'isBusy'
    | 'isReviewed'
    | 'isRestored'
    | 'hasDraft'
    | 'next'
    | 'back'
    | 'startAgain'
  >;
  title: string;
  intro: string;
  /** further buttons, such as finishing later */
  actions?: ReactNode;
  children: ReactNode;
}

function nextLabel({ step, isBusy, isReviewed }: WizardPageProps['wizard']) {
  if (step !== CHECK) return isReviewed ? 'registration.toCheck' : 'registration.next';
  return isBusy ? 'registration.sending' : 'registration.send';
}

/**
 * One step of a long form: the progress, the errors to correct, the questions, and the buttons forward and
 * back.
 */
export function WizardPage({ wizard, title, intro, actions, children }: WizardPageProps) {
  const t = useText();
  const { step, steps, faults, isBusy } = wizard;
  const at = steps.indexOf(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wizard.next();
  };
  return (
    <>
      <form className="wizard" onSubmit={submit} noValidate>
        <div className="wizard__progress">
          <p role="status">{t('registration.progress', { step: at + 1, count: steps.length })}</p>
          <div className="wizard__track" aria-hidden="true">
            <div className="wizard__bar" style={{ inlineSize: `${((at + 1) / steps.length) * 100}%` }} />
          </div>
        </div>
        <PageHeading>{title}</PageHeading>
        <ErrorSummary faults={faults} />
        {intro && <p>{intro}</p>}
        {children}
        <div className="wizard__actions">
          <Button type="submit" isWide isBusy={isBusy}>
            {t(nextLabel(wizard))}
          </Button>
          {at > 0 && (
            <Button kind="secondary" isWide icon="backward" onClick={wizard.back}>
              {t('registration.back')}
            </Button>
          )}
          {actions}
        </div>
      </form>
      <DraftNote wizard={wizard} />
    </>
  );
}
