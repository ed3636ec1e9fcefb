import type { OrganizationRow } from '@karov/api-client';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';

/** Deletes an organization without members, after a confirmation that states its name. */
export function DeleteOrganizationButton({ organization: { id, name } }: { organization: OrganizationRow }) {
  const text = useText();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text('organizations.delete_of', { name })}
        onClick={() => setIsAsking(true)}
      >
        {text('organizations.delete')}
      </Button>
      {isAsking && (
        <ConfirmAct
          confirmation={{
            title: text('organizations.delete_question', { name }),
            body: text('organizations.delete_consequence'),
            confirmLabel: text('organizations.delete'),
            done: text('organizations.deleted'),
            danger: true,
            run: () => api.act('DELETE', '/admin/organizations/{id}', { params: { path: { id } } }),
          }}
          onDone={refresh}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
