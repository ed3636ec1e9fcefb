import type { StatusChange, UserRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { type Translate, useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { HandOverFields, useHandOver } from './hand-over.js';

/** The ways in which a person can leave, with all their work in hand. */
type LeavingAct = 'deactivate' | 'delete' | 'block';

interface LeavingQuestion {
  title: string;
  body: string;
  confirmLabel: string;
  done: string;
  reasonLabel?: string;
  run: (body: StatusChange, reason: string) => Promise<string | null>;
}

const EVERYTHING = { volunteer: true, manager: true };

/** Activates or deactivates an account. */
export function switchAccount(
  userId: number,
  isActive: boolean,
  body: StatusChange = {},
): Promise<string | null> {
  const params = { path: { id: userId, status: isActive ? '1' : '0' } };
  return currentArea() === 'admin'
    ? api.act('POST', '/admin/user/update-status/{id}/{status}', { params, body })
    : api.act('POST', '/user/update-status/{id}/{status}', { params, body });
}

function questionOf(act: LeavingAct, { id, full_name: name }: UserRow, text: Translate): LeavingQuestion {
  const params = { path: { id } };
  switch (act) {
    case 'deactivate':
      return {
        title: text('users.deactivate_title', { name }),
        body: text('users.deactivate_body'),
        confirmLabel: text('users.acts.deactivate'),
        done: text('users.deactivated'),
        run: (body) => switchAccount(id, false, body),
      };
    case 'delete':
      return {
        title: text('user_acts.delete_title', { name }),
        body: text('user_acts.delete_body', { days: LIMITS.staffDeletionDays }),
        confirmLabel: text('user_acts.acts.delete'),
        done: text('user_acts.deleted'),
        run: (body) => api.act('DELETE', '/admin/users/{id}', { params, body }),
      };
    case 'block':
      return {
        title: text('block.question', { name }),
        body: text('block.consequence'),
        confirmLabel: text('block.act'),
        done: text('block.done'),
        reasonLabel: text('block.reason'),
        run: (body, reason) =>
          api.act('POST', '/admin/users/block/{id}', { params, body: { ...body, reason } }),
      };
  }
}

interface LeaveDialogProps {
  act: LeavingAct;
  user: UserRow;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Deactivates, deletes or blocks a person. In the same step, their work in hand goes to somebody else or back
 * to the pool (rules 63, 89).
 */
export function LeaveDialog({ act, user, onDone, onClose }: LeaveDialogProps) {
  const text = useText();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const handOver = useHandOver(user.id, EVERYTHING);
  const { title, body, confirmLabel, done, reasonLabel, run } = questionOf(act, user, text);
  const leave = useAction({
    run: () => run(handOver.body, reason.trim()),
    shows: [...(reasonLabel === undefined ? [] : ['reason']), ...handOver.asked.map(({ field }) => field)],
    onDone: () => {
      notify(done, { type: 'success' });
      onClose();
      onDone();
    },
  });
  const { faults } = leave;
  return (
    <ConfirmDialog
      title={title}
      body={handOver.asked.length > 0 ? `${body} ${text('user_acts.open_work')}` : body}
      confirmLabel={confirmLabel}
      cancelLabel={text('words.keep')}
      danger
      isBusy={leave.isPending}
      isBlocked={!handOver.isReady || (reasonLabel !== undefined && reason.trim() === '')}
      onClose={onClose}
      onConfirm={() => leave.mutate()}
    >
      {reasonLabel !== undefined && (
        <TextField
          label={reasonLabel}
          required
          multiline
          minRows={2}
          value={reason}
          error={faults['reason'] !== undefined}
          helperText={faults['reason']}
          onChange={({ target }) => {
            setReason(target.value);
            leave.reset();
          }}
          slotProps={{ htmlInput: { maxLength: LIMITS.noteMax } }}
        />
      )}
      <HandOverFields handOver={handOver} faults={faults} onChoose={() => leave.reset()} />
    </ConfirmDialog>
  );
}
