import type { UserRow } from '@karov/api-client';
import { Box, Checkbox, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Column } from '../../shared/table/column.js';
import type { Translate } from '../../shared/text.js';
import { Phone } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';
import { type Selection, SelectPage } from './people-selection.js';
import { AccountChip, VettingChips } from './person-chips.js';
import { roleWords } from './person-words.js';
import type { UserAct } from './user-act.js';
import { UserActions } from './user-actions.js';

interface ColumnTools {
  selection: Selection;
  /** returns the address of a person's card, with the list unchanged */
  cardOf: (id: number) => string;
  onAct: (act: UserAct) => void;
}

/** The id of the element in a row that gets the focus back when the person's card closes. */
export function personLinkId(id: number): string {
  return `person-${id}`;
}

function OnOneLine({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}

function Name({ user, to }: { user: UserRow; to: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      id={personLinkId(user.id)}
      sx={{ fontWeight: 600, whiteSpace: { sm: 'nowrap' } }}
    >
      {user.full_name}
    </Link>
  );
}

/** The columns from the specification (rule 137 "Columns"), and the day of registration. */
export function peopleColumns(text: Translate, { selection, cardOf, onAct }: ColumnTools): Column<UserRow>[] {
  return [
    {
      key: 'select',
      label: text('people.select'),
      head: <SelectPage selection={selection} />,
      render: ({ id, full_name }) => (
        <Checkbox
          size="small"
          checked={selection.ids.has(id)}
          onChange={() => selection.toggle([id])}
          slotProps={{ input: { 'aria-label': text('people.select_of', { name: full_name }) } }}
        />
      ),
    },
    {
      key: 'full_name',
      label: text('words.name'),
      sortField: 'full_name',
      render: (user) => <Name user={user} to={cardOf(user.id)} />,
    },
    {
      key: 'blocked',
      label: text('users.blocked'),
      render: ({ is_block }) =>
        is_block === 1 && <StatusChip isShort tone="danger" label={text('users.blocked')} />,
    },
    {
      key: 'organization',
      label: text('people.organization'),
      render: ({ organization }) => organization?.name,
    },
    {
      key: 'phone',
      label: text('words.phone'),
      sortField: 'phone',
      render: (user) =>
        user.phone !== '' && (
          <OnOneLine>
            <Phone of={user} />
          </OnOneLine>
        ),
    },
    {
      key: 'disabilities',
      label: text('people.disabilities'),
      render: ({ disabilities, other_disability }) => (
        <TwoLines>{[...disabilities, other_disability].filter(Boolean).join(', ')}</TwoLines>
      ),
    },
    {
      key: 'confirmation',
      label: text('people.confirmation'),
      render: (user) => user.disability_confirmation_check && text('people.confirmed'),
    },
    { key: 'roles', label: text('users.roles'), render: ({ roles }) => roleWords(roles, text) },
    {
      key: 'alerts',
      label: text('people.alerts'),
      render: ({ is_notification_alert: isReachable }) => (
        <StatusChip
          isShort
          tone={isReachable ? 'done' : 'danger'}
          label={text(isReachable ? 'people.reachable' : 'people.unreachable')}
        />
      ),
    },
    {
      key: 'frozen',
      label: text('users.frozen'),
      render: ({ is_freeze }) =>
        is_freeze === 1 && <StatusChip isShort tone="waiting" label={text('users.frozen')} />,
    },
    {
      key: 'quick',
      label: text('people.quick'),
      render: ({ quick_emergency_request: isQuick }) => isQuick && text('people.quick_yes'),
    },
    { key: 'status', label: text('words.status'), render: ({ status }) => <AccountChip status={status} /> },
    {
      key: 'validations',
      label: text('users.validations'),
      render: ({ volunteer_information: vetting }) => vetting && <VettingChips isRow vetting={vetting} />,
    },
    {
      key: 'online',
      label: text('people.online'),
      render: ({ is_online }) =>
        is_online === 1 && <StatusChip isShort tone="done" label={text('people.is_online')} />,
    },
    {
      key: 'created_at',
      label: text('people.registered'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (user) => <UserActions isRow user={user} onAct={onAct} />,
    },
  ];
}
