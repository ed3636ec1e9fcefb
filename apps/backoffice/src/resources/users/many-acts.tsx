import type { UserAbility, UserRow } from '@karov/api-client';
import { useState } from 'react';
import { BulkAct } from '../../kit/bulk-act.js';
import { useSelectedRows } from '../../kit/rows-shown.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { OrganizationChoice } from './organization-choice.js';

/** Whether a selected row allows an act, on whichever page; each row is checked again when it is done. */
function useIsOffered(): (ability: UserAbility) => boolean {
  const selected = useSelectedRows<UserRow>();
  return (ability) => selected.some(({ abilities }) => abilities.includes(ability));
}

/** What is done to all selected people at once: their accounts, and their organization (rule 241). */
export function ManyPeopleActs() {
  const isOffered = useIsOffered();
  return (
    <>
      {isOffered('activate') && <Status isActive />}
      {isOffered('deactivate') && <Status isActive={false} />}
      {isOffered('organization') && <Organization />}
    </>
  );
}

function Status({ isActive }: { isActive: boolean }) {
  const text = useText();
  const act = isActive ? 'activate' : 'deactivate';
  return (
    <BulkAct
      label={text(`many.${act}`)}
      titleOf={(count) => text(`many.${act}_title`, { count })}
      body={text(`many.${act}_body`)}
      danger={!isActive}
      run={async (rows) =>
        (
          await api.send('POST', '/users/many/status', {
            body: { ids: rows.map(({ id }) => id), is_active: isActive ? 1 : 0 },
          })
        ).data
      }
    />
  );
}

function Organization() {
  const text = useText();
  const [chosen, setChosen] = useState('');
  return (
    <BulkAct
      label={text('many.organization')}
      titleOf={(count) => text('many.organization_title', { count })}
      body={text('many.organization_body')}
      isBlocked={chosen === ''}
      run={async (rows) =>
        (
          await api.send('POST', '/admin/users/many/organization', {
            body: { ids: rows.map(({ id }) => id), organization_id: Number(chosen) },
          })
        ).data
      }
    >
      <OrganizationChoice value={chosen} onChange={setChosen} />
    </BulkAct>
  );
}
