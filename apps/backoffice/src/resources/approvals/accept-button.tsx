import type { EventRequestRow } from '@karov/api-client';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { approval } from '../../shared/needs/approve.js';
import { useText } from '../../shared/text.js';

/** Accepts an assignment after a confirmation. */
export function AcceptButton({ row }: { row: EventRequestRow }) {
  const text = useText();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const names = { volunteer: row.volunteer?.full_name ?? '', user: row.user?.full_name ?? '' };
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
        <ConfirmAct
          confirmation={approval({ requestId: row.id }, names, text)}
          onDone={refresh}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
