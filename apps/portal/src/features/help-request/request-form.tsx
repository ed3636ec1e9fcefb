import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ErrorSummary } from '../../design/summary/error-summary.js';
import { PageHeading } from '../../shared/page-heading.js';
import { DraftNote } from '../../shared/wizard/draft-note.js';
import type { Wizard } from '../../shared/wizard/use-wizard.js';
import '../../shared/wizard/wizard.css';
import { type Bar, ProgressBars } from './progress-bars.js';

interface RequestFormProps {
  wizard: Pick<
    Wizard<unknown>,
    'step' | 'steps' | 'faults' | 'isBusy' | 'isRestored' | 'hasDraft' | 'next' | 'startAgain'
  >;
  title: string;
  intro: string;
  bars: readonly Bar[];
  /** the button is disabled until a category is chosen (rule 123) */
  isShut: boolean;
  /** the button back */
  back?: ReactNode;
  children: ReactNode;
}

/**
 * One step of a help request: the progress, the errors to correct, the questions, and the buttons forward and
 * back.
 */
export function RequestForm({ wizard, title, intro, bars, isShut, back, children }: RequestFormProps) {
  const t = useText();
  const { step, steps, faults, isBusy } = wizard;
  const at = steps.indexOf(step);
  const isLast = at === steps.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShut) wizard.next();
  };
  const sendLabel = isBusy ? 'helpRequest.sending' : 'helpRequest.send';
  return (
    <>
      <form className="wizard" onSubmit={submit} noValidate>
        <div className="wizard__progress">
          <ProgressBars bars={bars} />
        </div>
        <PageHeading>{title}</PageHeading>
        <ErrorSummary faults={faults} />
        <p>{intro}</p>
        {children}
        <div className="wizard__actions">
          <Button type="submit" isWide isBusy={isBusy} disabled={isShut}>
            {t(isLast ? sendLabel : 'helpRequest.next')}
          </Button>
          {back}
        </div>
      </form>
      <DraftNote wizard={wizard} />
    </>
  );
}
