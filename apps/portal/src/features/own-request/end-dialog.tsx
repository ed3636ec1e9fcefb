import { ValidationError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { TextArea } from '../../design/field/text-area.js';

interface EndDialogProps {
  id: number;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before people cancel their own request; they may give a reason (rules 122 and 130;
 * rule 105: the value sent is `closed`).
 */
export function EndDialog({ id, onDone, onClose }: EndDialogProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const said = note.trim();

  const send = async () => {
    await api.act('POST', '/applications/status/{id}', {
      params: { path: { id } },
      body: { status: 'closed', ...(said !== '' && { system_note: said }) },
    });
    showToast('done', t('ownRequest.cancelled'));
    onDone();
  };
  const fail = (error: unknown) => {
    setBusy(false);
    const text = error instanceof ValidationError ? error.firstError('system_note') : null;
    if (text) return setNoteError(text);
    toastFailure(error);
    onClose();
  };
  const confirm = () => {
    setBusy(true);
    setNoteError(null);
    send().catch(fail);
  };
  return (
    <ConfirmDialog
      title={t('ownRequest.cancelTitle')}
      confirmLabel={t('ownRequest.cancel')}
      cancelLabel={t('ownRequest.keep')}
      kind="danger"
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('ownRequest.cancelText')}</p>
      <TextArea
        label={t('ownRequest.why')}
        isOptional
        value={note}
        error={noteError}
        maxLength={LIMITS.noteMax}
        onChange={(text) => {
          setNote(text);
          setNoteError(null);
        }}
      />
    </ConfirmDialog>
  );
}
