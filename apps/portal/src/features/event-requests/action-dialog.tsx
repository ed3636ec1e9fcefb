import { ValidationError, type VolunteerEventRequestRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { TextArea } from '../../design/field/text-area.js';
import { type RequestAction, STATUS_OF } from './request-actions.js';

interface ActionDialogProps {
  row: VolunteerEventRequestRow;
  action: RequestAction;
  onDone: () => void;
  onClose: () => void;
}

const WORDS = {
  complete: {
    title: 'requests.confirmComplete',
    text: 'requests.confirmCompleteText',
    label: 'requests.complete',
    done: 'requests.completed',
  },
  reject: {
    title: 'requests.confirmReject',
    text: 'requests.confirmRejectText',
    label: 'requests.reject',
    done: 'requests.rejected',
  },
  leave_reserve: {
    title: 'volunteering.confirmWithdraw',
    text: 'volunteering.leaveReserveText',
    label: 'requests.reject',
    done: 'volunteering.declined',
  },
} as const;

/** Asks for confirmation before a request is completed or given up; giving up may include a note. */
export default function ActionDialog({ row, action, onDone, onClose }: ActionDialogProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = WORDS[action];

  const fail = (error: unknown) => {
    setBusy(false);
    const text = error instanceof ValidationError ? error.firstError('system_note') : null;
    if (text) return setNoteError(text);
    toastFailure(error);
    onClose();
  };
  const send = async () => {
    setBusy(true);
    setNoteError(null);
    await api.act('PATCH', '/volunteer/event-user-requests/{id}', {
      params: { path: { id: row.id } },
      body: { status: STATUS_OF[action], system_note: note.trim() },
    });
    showToast('done', t(words.done));
    onDone();
  };
  return (
    <ConfirmDialog
      title={t(words.title)}
      confirmLabel={t(words.label)}
      kind={action === 'complete' ? 'primary' : 'danger'}
      isBusy={isBusy}
      onConfirm={() => void send().catch(fail)}
      onClose={onClose}
    >
      <p>{t(words.text)}</p>
      {action === 'reject' && (
        <TextArea
          label={t('requests.note')}
          value={note}
          error={noteError}
          maxLength={LIMITS.noteMax}
          onChange={(text) => {
            setNote(text);
            setNoteError(null);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
