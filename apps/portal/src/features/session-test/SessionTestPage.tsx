import { useCallback } from 'react';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Spinner } from '../../design/spinner/Spinner.js';
import { LoadFailure } from '../../shared/LoadFailure.js';
import { PageHeading } from '../../shared/PageHeading.js';
import './session-test.css';

/** Shows what the server answers to a session check (part 1 §2.15). */
export default function SessionTestPage() {
  const t = useText();
  const load = useCallback((signal: AbortSignal): Promise<unknown> => api.get('/session-test', {}, signal), []);
  const { data, error, isLoading, reload } = useLoad(load);
  return (
    <div className="page page--text">
      <PageHeading>{t('session.title')}</PageHeading>
      {isLoading && <Spinner />}
      {error !== null && !isLoading && <LoadFailure text={t('session.failed')} onRetry={reload} />}
      {data !== null && (
        <>
          <h2>{t('session.answer')}</h2>
          <pre className="session-answer" dir="ltr">{JSON.stringify(data, null, 2)}</pre>
        </>
      )}
    </div>
  );
}
