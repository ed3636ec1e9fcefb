import { useState } from 'react';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import type { Wizard } from './use-wizard.js';

/**
 * Explains that everything is kept on this device, and deletes it on request, because the device may belong
 * to somebody else.
 */
export function DraftNote({
  wizard: { isRestored, hasDraft, startAgain },
}: {
  wizard: Pick<Wizard<unknown>, 'isRestored' | 'hasDraft' | 'startAgain'>;
}) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    startAgain();
    showToast('info', t('registration.draftDeleted'));
  };
  return (
    <div className="wizard__draft">
      <p>
        {isRestored && <strong>{t('registration.draftFound')} </strong>}
        {t('registration.draftKept')}
      </p>
      {hasDraft && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('registration.deleteDraft')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('registration.deleteDraftTitle')}
          confirmLabel={t('registration.deleteDraft')}
          kind="danger"
          isBusy={false}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t('registration.deleteDraftText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
