import { ValidationError } from '@karov/api-client';
import type { BroadcastChannel } from '@karov/domain';
import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Button } from '../../design/button/button.js';
import { Card } from '../../design/card/card.js';
import { Icon } from '../../design/icon/icon.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LinkOver } from '../../shared/link-over.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';

/** Stops broadcasts by one channel (rule 126). Opening the page changes nothing (rule 29). */
export function Unsubscribe({ channel }: { channel: BroadcastChannel }) {
  const t = useText();
  const { code = '' } = useParams();
  const [isBusy, setBusy] = useState(false);
  const check = useCallback(
    () => api.get(`/${channel}/unsubscribe/{id}`, { params: { path: { id: code } } }),
    [channel, code],
  );
  const { data, error, reload } = useLoad(check);

  const remove = async () => {
    await api.send('POST', `/${channel}/unsubscribe/{id}`, {
      params: { path: { id: code } },
      body: { status: 0 },
    });
    showToast('done', t('unsubscribe.removed'));
    reload();
  };
  const press = () => {
    setBusy(true);
    remove()
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };

  if (error instanceof ValidationError)
    return (
      <div className="page page--text">
        <LinkOver title={t('unsubscribe.invalid')} texts={error.allTexts()} />
      </div>
    );
  if (data === null)
    return error === null ? <Spinner /> : <LoadFailure text={t('unsubscribe.failed')} onRetry={reload} />;
  return (
    <div className="page page--text">
      <Card>
        <PageHeading>{t(channel === 'sms' ? 'unsubscribe.smsTitle' : 'unsubscribe.emailTitle')}</PageHeading>
        {data === 1 ? (
          <>
            <p>{t('unsubscribe.text')}</p>
            <Button isBusy={isBusy} onClick={press}>
              {t('unsubscribe.remove')}
            </Button>
          </>
        ) : (
          <div role="status">
            <p className="row">
              <Icon name="check" />
              <strong>{t('unsubscribe.done')}</strong>
            </p>
            <p>{t('unsubscribe.doneText')}</p>
          </div>
        )}
      </Card>
    </div>
  );
}
