import { formatPhone, isolated } from '@karov/domain';
import { useEffect } from 'react';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { LoadFailure } from '../../../shared/load-failure.js';
import { PhoneDoor } from '../../../shared/phone-code/phone-door.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';
import { DraftNote } from '../../../shared/wizard/draft-note.js';
import { type Bar, ProgressBars } from '../progress-bars.js';
import { RequestForm } from '../request-form.js';
import { DETAILS_STEP } from '../validate.js';
import { DifferenceDialog } from './difference-dialog.js';
import { KnownPerson } from './known-person.js';
import { PersonFields, ReachFields } from './person-fields.js';
import type { VisitorOptions, VisitorRequest } from './use-visitor-request.js';
import { PERSON_STEP, REACH_STEP } from './validate-person.js';
import { type VisitorValues, withPrevious } from './values.js';

interface PersonStepProps {
  request: VisitorRequest;
  options: VisitorOptions;
  bars: readonly Bar[];
}

/** Step 3: first a verified phone, then the person's details and contact channels (rule 123). */
export function PersonStep({ request, options, bars }: PersonStepProps) {
  const t = useText();
  const { wizard, ticket, known, canUsePrevious, usesPrevious } = request;
  const { values, change, errors } = wizard;
  const previous = known.data?.previous ?? null;
  const isToComplete = previous !== null && !canUsePrevious && values.usesPrevious;

  // Stored details that are not sufficient are prefilled.
  useEffect(() => {
    if (isToComplete) change(withPrevious(values, previous), 'usesPrevious');
  }, [isToComplete, change, values, previous]);

  const back = (
    <Button kind="secondary" isWide icon="backward" onClick={() => wizard.goTo(DETAILS_STEP)}>
      {t('helpRequest.backToDetails')}
    </Button>
  );
  const toPerson = (
    <Button kind="secondary" isWide icon="backward" onClick={() => wizard.goTo(PERSON_STEP)}>
      {t('helpRequest.backToPerson')}
    </Button>
  );
  if (!ticket) {
    return (
      <>
        <ProgressBars bars={bars} />
        <PhoneDoor title={t('visitorRequest.phoneTitle')} isSignInOffered={false}>
          <p>{t('visitorRequest.phoneIntro')}</p>
        </PhoneDoor>
        {back}
        <DraftNote wizard={wizard} />
      </>
    );
  }
  const otherPhone = (
    <Button kind="quiet" onClick={() => registrationTicket.set(null)}>
      {t('visitorRequest.otherPhone')}
    </Button>
  );
  if (known.data === null && known.error === null) return <Spinner />;
  if (known.data === null) {
    return (
      <>
        <LoadFailure text={t('visitorRequest.checkFailed')} onRetry={known.reload} />
        {otherPhone}
      </>
    );
  }
  const choose = (isPrevious: boolean) =>
    change(
      isPrevious || !previous ? { ...values, usesPrevious: isPrevious } : withPrevious(values, previous),
      'usesPrevious',
    );
  const fields = {
    values,
    options,
    hasOther: request.hasOther,
    errors,
    set: <N extends keyof VisitorValues>(name: N, value: VisitorValues[N]) =>
      change({ ...values, [name]: value }, name),
  };
  const words = { intro: t('helpRequest.steps.person.intro'), title: t('helpRequest.steps.person.title') };
  return (
    <>
      {wizard.step === REACH_STEP ? (
        <RequestForm
          wizard={wizard}
          title={t('helpRequest.steps.reach.title')}
          intro={t('helpRequest.steps.reach.intro')}
          bars={bars}
          isShut={false}
          back={toPerson}
        >
          <ReachFields {...fields} />
        </RequestForm>
      ) : (
        <RequestForm wizard={wizard} {...words} bars={bars} isShut={false} back={back}>
          <div className="row">
            <span>{t('visitorRequest.phone', { phone: isolated(formatPhone(ticket.phone)) })}</span>
            {otherPhone}
          </div>
          {previous && canUsePrevious && (
            <KnownPerson
              previous={previous}
              options={options}
              usesPrevious={usesPrevious}
              onChoose={choose}
            />
          )}
          {!usesPrevious && <PersonFields {...fields} />}
        </RequestForm>
      )}
      <DifferenceDialog difference={request.difference} />
    </>
  );
}
