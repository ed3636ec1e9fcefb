import { PAGES } from '@karov/domain';
import { useState } from 'react';
import { useText } from '../../../core/text.js';
import { Link } from '../../../design/link/link.js';
import { Spinner } from '../../../design/spinner/spinner.js';
import { EmergencyNumbers } from '../../../shared/emergency-numbers.js';
import { LoadFailure } from '../../../shared/load-failure.js';
import { PageHeading } from '../../../shared/page-heading.js';
import { useVolunteerOptions } from '../../../shared/volunteer-form/use-volunteer-options.js';
import { DetailsStep } from '../details-step.js';
import { GoBack } from '../go-back.js';
import { detailsProgress } from '../progress.js';
import type { Bar } from '../progress-bars.js';
import { RequestForm } from '../request-form.js';
import { TypeStep } from '../type-step.js';
import { useCategories } from '../use-request-data.js';
import { DETAILS_STEP, TYPE_STEP } from '../validate.js';
import { personProgress } from './person-progress.js';
import { PersonStep } from './person-step.js';
import { ThankYou } from './thank-you.js';
import { useVisitorRequest, type VisitorOptions, type VisitorRequest } from './use-visitor-request.js';

/** Three bars: type, details, personal details (rule 123). */
function useBars({ wizard, category, ticket, usesPrevious }: VisitorRequest): Bar[] {
  const t = useText();
  const { values, step } = wizard;
  const details = category ? detailsProgress(values, category.type) : { done: 0, count: 1 };
  return [
    { name: t('helpRequest.bars.type'), done: category ? 1 : 0, count: 1, isHere: step === TYPE_STEP },
    { name: t('helpRequest.bars.details'), ...details, isHere: step === DETAILS_STEP },
    {
      name: t('helpRequest.bars.person'),
      ...personProgress(values, ticket !== null, usesPrevious),
      isHere: step !== TYPE_STEP && step !== DETAILS_STEP,
    },
  ];
}

function VisitorForm({ options, onSent }: { options: VisitorOptions; onSent: () => void }) {
  const t = useText();
  const request = useVisitorRequest(options, onSent);
  const bars = useBars(request);
  const { wizard, category } = request;
  const { values, change, step, errors } = wizard;
  if (step === TYPE_STEP || !category) {
    return (
      <RequestForm
        wizard={wizard}
        title={t('helpRequest.steps.type.title')}
        intro={t('helpRequest.steps.type.intro')}
        bars={bars}
        isShut={!category}
      >
        <TypeStep
          value={values.category_id}
          categories={options.categories}
          error={errors['category_id'] ?? null}
          onChange={(id) => change({ ...values, category_id: id }, 'category_id')}
        />
      </RequestForm>
    );
  }
  if (step !== DETAILS_STEP) return <PersonStep request={request} options={options} bars={bars} />;
  return (
    <RequestForm
      wizard={wizard}
      title={t('helpRequest.steps.details.title', { category: category.label })}
      intro={t('helpRequest.steps.details.intro')}
      bars={bars}
      isShut={false}
      back={<GoBack onBack={request.goBack} />}
    >
      <DetailsStep
        values={values}
        category={category}
        home="asked-later"
        errors={errors}
        set={(name, value) => change({ ...values, [name]: value }, name)}
      />
    </RequestForm>
  );
}

/**
 * The page for a help request without a sign-in (rule 123); signed-in people have their own form (rule 114,
 * guard 7).
 */
export default function VisitorHelpPage() {
  const t = useText();
  const categories = useCategories();
  const lists = useVolunteerOptions();
  const [isSent, setSent] = useState(false);
  const retry = () => {
    categories.reload();
    lists.reload();
  };
  if (isSent)
    return (
      <div className="page page--text">
        <ThankYou onAskMore={() => setSent(false)} />
      </div>
    );
  if (categories.data && lists.data) {
    return (
      <div className="page page--text">
        <VisitorForm
          options={{ categories: categories.data, disabilities: lists.data.disabilities }}
          onSent={() => setSent(true)}
        />
        <p>
          {t('visitorRequest.have')}{' '}
          <Link className="standing-link" to={PAGES.UserLogin.path}>
            {t('visitorRequest.signIn')}
          </Link>
        </p>
        <EmergencyNumbers />
      </div>
    );
  }
  return (
    <div className="page page--text">
      <PageHeading>{t('visitorRequest.title')}</PageHeading>
      {categories.error === null && lists.error === null ? (
        <Spinner />
      ) : (
        <LoadFailure text={t('helpRequest.failed')} onRetry={retry} />
      )}
      <EmergencyNumbers />
    </div>
  );
}
