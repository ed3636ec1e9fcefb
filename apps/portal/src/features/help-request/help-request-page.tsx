import { useSession } from '@karov/web';
import { useSearchParams } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { DetailsStep } from './details-step.js';
import { GoBack } from './go-back.js';
import { detailsProgress } from './progress.js';
import { RequestForm } from './request-form.js';
import { InTheWay, TypeStep, UsedCategories } from './type-step.js';
import { useHelpRequest } from './use-help-request.js';
import { type RequestData, useRequestData } from './use-request-data.js';
import { requestInTheWay, TYPE_STEP } from './validate.js';

function HelpRequestForm({ data, owner }: { data: RequestData; owner: string }) {
  const t = useText();
  const { wizard, category, goBack } = useHelpRequest(data, owner);
  const { values, change, step, errors } = wizard;
  const inTheWay = requestInTheWay(category, data.active);
  if (step === TYPE_STEP || !category) {
    return (
      <RequestForm
        wizard={wizard}
        title={t('helpRequest.steps.type.title')}
        intro={t('helpRequest.steps.type.intro')}
        bars={[{ name: t('helpRequest.bars.type'), done: category ? 1 : 0, count: 1, isHere: true }]}
        isShut={!category || inTheWay !== null}
      >
        <UsedCategories active={data.active} />
        <TypeStep
          value={values.category_id}
          categories={data.categories}
          error={errors['category_id'] ?? null}
          onChange={(id) => change({ ...values, category_id: id }, 'category_id')}
        />
        {inTheWay && <InTheWay request={inTheWay} />}
      </RequestForm>
    );
  }
  return (
    <RequestForm
      wizard={wizard}
      title={t('helpRequest.steps.details.title', { category: category.label })}
      intro={t('helpRequest.steps.details.intro')}
      bars={[
        { name: t('helpRequest.bars.details'), ...detailsProgress(values, category.type), isHere: true },
      ]}
      isShut={false}
      back={<GoBack onBack={goBack} />}
    >
      {data.repeated && <Alert tone="info">{t('helpRequest.again')}</Alert>}
      <DetailsStep
        values={values}
        category={category}
        home={{ address: data.home }}
        errors={errors}
        set={(name, value) => change({ ...values, [name]: value }, name)}
      />
    </RequestForm>
  );
}

function LoadedForm({ againId }: { againId: string | null }) {
  const t = useText();
  const person = useSession();
  const { data, error, reload } = useRequestData(againId);
  if (data) return <HelpRequestForm data={data} owner={String(person?.id ?? 0)} />;
  return (
    <>
      <PageHeading>{t('helpRequest.title')}</PageHeading>
      {error === null ? <Spinner /> : <LoadFailure text={t('helpRequest.failed')} onRetry={reload} />}
    </>
  );
}

/** A new help request by a signed-in person; `again` is an ended one to repeat (rule 123). */
export default function HelpRequestPage() {
  const [search] = useSearchParams();
  const againId = search.get('again');
  return (
    <div className="page page--text">
      <LoadedForm key={againId ?? ''} againId={againId} />
    </div>
  );
}
