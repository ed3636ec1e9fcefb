import { useState } from 'react';
import { ValidationError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.js';
import { TextArea } from '../../design/field/TextArea.js';

export type EndMove = 'close' | 'reject';

const WORDS = {
  close: { title: 'ownRequest.closeTitle', text: 'ownRequest.closeText', label: 'ownRequest.close', done: 'ownRequest.closed', status: 'closed' },
  reject: { title: 'ownRequest.rejectTitle', text: 'ownRequest.rejectText', label: 'ownRequest.reject', done: 'ownRequest.rejected', status: 'reject' },
} as const;

interface EndDialogProps {
  id: number;
  move: EndMove;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a request is closed, or rejected with a note (part 1 §§2.10, 4). */
export function EndDialog({ id, move, onDone, onClose }: EndDialogProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const [noteError, setNoteError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = WORDS[move];
  const needsNote = move === 'reject';

  const send = async () => {
    const message = await api.act('POST', `/applications/status/${id}`, { status: words.status, ...(needsNote && { system_note: note.trim() }) });
    showToast('done', message ?? t(words.done));
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
    if (needsNote && note.trim() === '') return setNoteError(t('common.validation.required'));
    setBusy(true);
    setNoteError(null);
    send().catch(fail);
  };
  return (
    <ConfirmDialog title={t(words.title)} confirmLabel={t(words.label)} kind="danger" isBusy={isBusy} onConfirm={confirm} onClose={onClose}>
      <p>{t(words.text)}</p>
      {needsNote && <TextArea label={t('ownRequest.systemNote')} value={note} error={noteError} maxLength={LIMITS.noteMax} onChange={(text) => { setNote(text); setNoteError(null); }} />}
    </ConfirmDialog>
  );
}
