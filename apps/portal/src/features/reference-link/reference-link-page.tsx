import { ValidationError } from '@karov/api-client';
import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Button } from '../../design/button/button.js';
import { Card } from '../../design/card/card.js';
import { Icon } from '../../design/icon/icon.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LinkOver } from '../../shared/link-over.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';

/**
 * The page that informs a person that somebody else registered them, and takes their objection without a
 * sign-in (rule 64). Opening the page changes nothing.
 */
export default function ReferenceLinkPage() {
  const t = useText();
  const { code = '' } = useParams();
  const [isBusy, setBusy] = useState(false);
  const { data, error, reload } = useLoad(
    useCallback(() => api.get('/references/{code}', { params: { path: { code } } }), [code]),
  );

  const object = () => {
    setBusy(true);
    api
      .act('POST', '/references/{code}/objection', { params: { path: { code } } })
      .then(reload)
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };

  if (error instanceof ValidationError) {
    return (
      <div className="page page--text">
        <LinkOver title={t('objection.invalid')} texts={error.allTexts()} />
      </div>
    );
  }
  if (data === null)
    return error === null ? <Spinner /> : <LoadFailure text={t('objection.failed')} onRetry={reload} />;
  return (
    <div className="page page--text">
      <Card>
        <PageHeading>{t('objection.title', { name: data.referrer })}</PageHeading>
        {data.is_objected === 0 && (
          <>
            <p>{t('objection.text')}</p>
            <Button isBusy={isBusy} onClick={object}>
              {t('objection.object')}
            </Button>
          </>
        )}
        <div role="status">
          {data.is_objected === 1 && (
            <p className="row">
              <Icon name="check" />
              <strong>{t('objection.done')}</strong>
            </p>
          )}
        </div>
        <SupportContact />
      </Card>
    </div>
  );
}
