import type { Availability } from '@karov/api-client';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { DutySwitch } from './duty-switch.js';
import { TimesForm } from './times-form.js';
import { useAvailability } from './use-availability.js';
import './availability.css';

const load = (signal: AbortSignal): Promise<Availability> => api.get('/volunteer/availability', { signal });

function Loaded({ loaded }: { loaded: Availability }) {
  const t = useText();
  const form = useAvailability(loaded);
  const { state, state_text: text } = form.stored;
  return (
    <>
      <div role="status">
        <Alert tone={state === 'free' ? 'done' : 'waiting'} title={t('availability.now')}>
          <p>{text}</p>
        </Alert>
      </div>
      <DutySwitch isOnDuty={form.isOnDuty} onChange={form.setDuty} />
      <TimesForm form={form} />
    </>
  );
}

/** The page where volunteers say when they may be called, with the current state. */
export default function AvailabilityPage() {
  const t = useText();
  const { data, error, reload } = useLoad(load);
  return (
    <div className="page page--text">
      <PageHeading>{t('availability.title')}</PageHeading>
      <p>{t('availability.intro')}</p>
      {data ? (
        <Loaded loaded={data} />
      ) : error === null ? (
        <Spinner />
      ) : (
        <LoadFailure text={t('availability.failed')} onRetry={reload} />
      )}
    </div>
  );
}
