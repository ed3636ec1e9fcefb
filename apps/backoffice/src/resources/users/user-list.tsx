import type { UserRow, UserVetting } from '@karov/api-client';
import { isRole, ROLES, type Role } from '@karov/domain';
import Add from '@mui/icons-material/Add';
import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { currentArea, useIsAdmin } from '../../shared/area.js';
import { useText, type Translate } from '../../shared/text.js';
import type { Column } from '../../shared/ui/data-table.js';
import { Phone } from '../../shared/ui/facts.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { UserActions, type UserAct } from './user-actions.js';
import { UserDialogs } from './user-dialogs.js';

const STATUS_TONES = { activated: 'done', deactivated: 'neutral', deleted: 'danger' } as const;

/** The role behind a name of the wire. */
function roleOf(name: string): Role | null {
  const key = name.replace(' ', '_');
  return isRole(key) ? key : null;
}

function VettingChips({ vetting }: { vetting: UserVetting }) {
  const text = useText();
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {vetting.is_required_police_validation && (
        <StatusChip
          isShort
          tone={vetting.validate_police ? 'done' : 'waiting'}
          label={text(vetting.validate_police ? 'users.police_valid' : 'users.police_waits')}
        />
      )}
      {vetting.guardian_needed && (
        <StatusChip
          isShort
          tone={vetting.is_guardian_confirmed ? 'done' : 'waiting'}
          label={text(vetting.is_guardian_confirmed ? 'users.guardian_valid' : 'users.guardian_waits')}
        />
      )}
      <StatusChip
        isShort
        tone={vetting.validate_training ? 'done' : 'waiting'}
        label={text(vetting.validate_training ? 'users.training_valid' : 'users.training_waits')}
      />
    </Stack>
  );
}

function StateChips({ user }: { user: UserRow }) {
  const text = useText();
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <StatusChip isShort tone={STATUS_TONES[user.status]} label={text(`users.status.${user.status}`)} />
      {user.is_block === 1 && <StatusChip isShort tone="danger" label={text('users.blocked')} />}
      {user.is_freeze === 1 && <StatusChip isShort tone="waiting" label={text('users.frozen')} />}
    </Stack>
  );
}

function columnsOf(text: Translate, onAct: (act: UserAct) => void): Column<UserRow>[] {
  return [
    {
      key: 'full_name',
      label: text('words.name'),
      sortField: 'full_name',
      render: ({ full_name, phone }) => (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {full_name}
          </Typography>
          <Phone number={phone} />
        </>
      ),
    },
    {
      key: 'roles',
      label: text('users.roles'),
      render: ({ roles }) =>
        roles
          .map(({ name }) => roleOf(name))
          .flatMap((role) => (role ? text(`common.receivers.${role}`) : []))
          .join(', '),
    },
    { key: 'status', label: text('words.status'), render: (user) => <StateChips user={user} /> },
    {
      key: 'validations',
      label: text('users.validations'),
      render: ({ volunteer_information: vetting }) => (vetting ? <VettingChips vetting={vetting} /> : ''),
    },
    { key: 'city', label: text('users.city'), render: ({ city }) => city },
    { key: 'created_at', label: text('words.created'), sortField: 'created_at', render: ({ created_at }) => <RelativeTime at={created_at} /> },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (user) => <UserActions user={user} onAct={onAct} />,
    },
  ];
}

/** The people whom a member of staff manages: admins those of their regions, managers those of theirs and of their events (rule 137). */
export function UserList() {
  const text = useText();
  const refresh = useRefresh();
  const isAdmin = useIsAdmin();
  const [act, setAct] = useState<UserAct | null>(null);
  const columns = useMemo(() => columnsOf(text, setAct), [text]);
  const { data: states = [] } = useQuery({
    queryKey: ['user-states', currentArea()],
    queryFn: ({ signal }) => api.get(`/${currentArea()}/user/states`, { signal }),
  });
  const roles = ROLES.filter((role) => isAdmin || role === 'user' || role === 'volunteer');
  return (
    <>
      <ListPage<UserRow>
        resource="users"
        title={text('users.title')}
        intro={text(isAdmin ? 'users.intro' : 'users.intro_manager')}
        actions={
          <>
            <ExportList path={`/${currentArea()}/users`} title={text('users.title')} />
            {isAdmin && (
              <Button variant="contained" startIcon={<Add />} component={RouterLink} to="/volunteers-menu/add">
                {text('users.add')}
              </Button>
            )}
          </>
        }
        columns={columns}
        hasSearch
        filters={({ values, set }) => (
          <>
            <SelectField
              label={text('words.status')}
              value={values['status'] ?? ''}
              emptyLabel={text('common.words.all')}
              choices={(['activated', 'deactivated', 'deleted'] as const).map((id) => ({ id, label: text(`users.status.${id}`) }))}
              onChange={(change) => set('status', change.target.value)}
            />
            <SelectField
              label={text('users.roles')}
              value={values['role'] ?? ''}
              emptyLabel={text('common.words.all')}
              choices={roles.map((id) => ({ id, label: text(`common.receivers.${id}`) }))}
              onChange={(change) => set('role', change.target.value)}
            />
            <SelectField
              label={text('users.region')}
              value={values['state'] ?? ''}
              emptyLabel={text('common.words.all')}
              choices={states}
              onChange={(change) => set('state', change.target.value)}
            />
          </>
        )}
        empty={{ title: text('users.empty'), hint: text(isAdmin ? 'users.empty_hint' : 'users.empty_hint_manager') }}
      />
      {act && <UserDialogs key={`${act.kind}-${act.user.id}`} act={act} onDone={refresh} onClose={() => setAct(null)} />}
    </>
  );
}
