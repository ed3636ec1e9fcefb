import type { EventRequestRow } from '@karov/api-client';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';

/** Accepts an assignment after a confirmation (PATCH …/event-approval-requests/{id}). */
export function AcceptButton({ row }: { row: EventRequestRow }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const names = { volunteer: row.volunteer?.full_name ?? '', user: row.user?.full_name ?? '' };
  const accept = useAction({
    run: () =>
      api.act('PATCH', `/${currentArea()}/event-approval-requests/{id}`, {
        params: { path: { id: row.id } },
      }),
    onDone: () => {
      setIsAsking(false);
      notify(text('approvals.accepted'), { type: 'success' });
      refresh();
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="contained"
        aria-label={text('approvals.accept_of', names)}
        onClick={() => setIsAsking(true)}
      >
        {text('approvals.accept')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('approvals.accept_title', names)}
          body={text('approvals.accept_body', names)}
          confirmLabel={text('now.approve_volunteer', names)}
          cancelLabel={text('now.not_yet')}
          isBusy={accept.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => accept.mutate()}
        />
      )}
    </>
  );
}
