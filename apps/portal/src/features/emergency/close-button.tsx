import { useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { closeEmergency } from '../../shared/emergency/emergency-calls.js';

/** Withdraws the emergency, after a confirmation. */
export function CloseButton({ onClosed }: { onClosed: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = async () => {
    setBusy(true);
    const message = await closeEmergency();
    showToast('done', message ?? t('sos.closed'));
    onClosed();
  };
  const fail = (error: unknown) => {
    setBusy(false);
    setAsking(false);
    toastFailure(error);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('sos.close')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sos.closeTitle')}
          confirmLabel={t('sos.closeConfirm')}
          kind="danger"
          isBusy={isBusy}
          onConfirm={() => void close().catch(fail)}
          onClose={() => setAsking(false)}
        >
          <p>{t('sos.closeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
