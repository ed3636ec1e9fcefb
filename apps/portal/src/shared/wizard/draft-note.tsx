import { useState } from 'react';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';

/**
 * Explains that everything is kept on this device, and deletes it on request: the device may be somebody
 * else's.
 */
export function DraftNote({ isRestored, onDelete }: { isRestored: boolean; onDelete: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    onDelete();
    showToast('info', t('registration.draftDeleted'));
  };
  return (
    <div className="wizard__draft">
      <p>
        {isRestored && <strong>{t('registration.draftFound')} </strong>}
        {t('registration.draftKept')}
      </p>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('registration.deleteDraft')}
      </Button>
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
