import type { PrivacyOverview } from '@karov/api-client';
import { isolated } from '@karov/domain';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { formatDateTime, formatDay } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';

interface DeletionSectionProps {
  deletion: PrivacyOverview['deletion'];
  onChange: (overview: PrivacyOverview) => void;
}

/** Lets the person request deletion of their account, and withdraw the request until the day of deletion. */
export function DeletionSection({ deletion, onChange }: DeletionSectionProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const act = (method: 'POST' | 'DELETE') => {
    setBusy(true);
    api
      .send(method, '/auth/privacy/deletion')
      .then(({ data, message }) => {
        setAsking(false);
        if (message) showToast('done', message);
        onChange(data);
      })
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section className="stack no-print" aria-labelledby="deletion">
      <h2 id="deletion">{t('profile.data.deletion')}</h2>
      {deletion ? (
        <Alert
          tone="danger"
          title={t('profile.data.deletionDue', { day: isolated(formatDay(deletion.due_on)) })}
        >
          <p>
            {t('profile.data.deletionAsked', {
              time: isolated(formatDateTime(deletion.requested_at)),
            })}
          </p>
          <Button isBusy={isBusy} onClick={() => act('DELETE')}>
            {t('profile.data.withdrawDeletion')}
          </Button>
        </Alert>
      ) : (
        <>
          <p>{t('profile.data.deletionText')}</p>
          <div>
            <Button kind="danger" onClick={() => setAsking(true)}>
              {t('profile.data.askDeletion')}
            </Button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('profile.data.askDeletionTitle')}
          confirmLabel={t('profile.data.askDeletion')}
          kind="danger"
          isBusy={isBusy}
          onConfirm={() => act('POST')}
          onClose={() => setAsking(false)}
        >
          <p>{t('profile.data.askDeletionText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
