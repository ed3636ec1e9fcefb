import { useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';

/** Withdraws a yes that is kept in reserve (rule 71). */
export function LeaveReserve({ onLeave }: { onLeave: () => Promise<void> }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await onLeave().catch(toastFailure);
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className="row no-print">
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('answer.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('answer.confirmLeave')}
          confirmLabel={t('answer.leave')}
          kind="danger"
          isBusy={isBusy}
          onConfirm={() => void leave()}
          onClose={() => setAsking(false)}
        >
          <p>{t('answer.confirmLeaveText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
