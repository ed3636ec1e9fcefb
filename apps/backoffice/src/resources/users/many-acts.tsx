import type { UserAbility, UserRow } from '@karov/api-client';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { BulkAct } from '../../kit/bulk-act.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { OrganizationChoice } from './organization-choice.js';

/** Whether a selected row of this page allows an act; each row is checked again when it is done. */
function useIsOffered(): (ability: UserAbility) => boolean {
  const { data = [], selectedIds } = useListContext<UserRow>();
  const selected = new Set(selectedIds);
  return (ability) => data.some(({ id, abilities }) => selected.has(id) && abilities.includes(ability));
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
      run={async (ids) =>
        (await api.send('POST', '/users/many/status', { body: { ids, is_active: isActive ? 1 : 0 } })).data
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
      run={async (ids) =>
        (
          await api.send('POST', '/admin/users/many/organization', {
            body: { ids, organization_id: Number(chosen) },
          })
        ).data
      }
    >
      <OrganizationChoice value={chosen} onChange={setChosen} />
    </BulkAct>
  );
}
