import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import './session-test.css';

const check = (): Promise<string | null> => api.act('GET', '/session-test');

/** Shows the server's answer to a session check (rule 127). */
export default function SessionTestPage() {
  const t = useText();
  const { data, error, isLoading, reload } = useLoad(check);
  return (
    <div className="page page--text">
      <PageHeading>{t('session.title')}</PageHeading>
      {isLoading && <Spinner />}
      {error !== null && !isLoading && <LoadFailure text={t('session.failed')} onRetry={reload} />}
      {data !== null && (
        <>
          <h2>{t('session.answer')}</h2>
          <pre className="session-answer">{data}</pre>
        </>
      )}
    </div>
  );
}
