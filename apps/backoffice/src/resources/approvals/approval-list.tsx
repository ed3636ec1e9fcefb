import type { EventRequestRow, Option } from '@karov/api-client';
import { NEED_LOOKS } from '@karov/design';
import { isWaitingForApproval } from '@karov/domain';
import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { approvalStatus, withLooks } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { When } from '../../shared/ui/when.js';
import { AcceptButton } from './accept-button.js';

interface EventOptions {
  events: Option[];
  statuses: Option[];
}
const NO_OPTIONS: EventOptions = { events: [], statuses: [] };

function columnsOf(text: Translate): Column<EventRequestRow>[] {
  return [
    {
      key: 'user',
      label: text('words.user'),
      sortField: 'user',
      render: ({ user }) => user?.full_name ?? '',
    },
    {
      key: 'status',
      label: text('words.status'),
      sortField: 'status',
      render: (row) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <StatusChip isShort {...approvalStatus(row, text)} />
          {isWaitingForApproval(row) && row.volunteer && (
            <Typography variant="body2">{text('approvals.waiting_note')}</Typography>
          )}
        </Stack>
      ),
    },
    { key: 'event', label: text('words.event'), sortField: 'event', render: ({ event }) => event.name },
    {
      key: 'volunteer',
      label: text('words.volunteer'),
      sortField: 'volunteer',
      render: ({ volunteer }) => volunteer?.full_name ?? '',
    },
    {
      key: 'creation_date',
      label: text('approvals.created'),
      sortField: 'creation_date',
      render: ({ creation_date }) => <When at={creation_date} />,
    },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (row) => (row.abilities.includes('accept') ? <AcceptButton row={row} /> : ''),
    },
  ];
}

/** The assignments that wait for the approval of the manager or an admin (rule 137, rule 8). */
export function ApprovalList() {
  const text = useText();
  const columns = useMemo(() => columnsOf(text), [text]);
  const { data: options = NO_OPTIONS } = useQuery({
    queryKey: ['dropdown', 'events'],
    queryFn: async () => (await api.send('POST', '/dropdowns/events')).data,
  });
  return (
    <ListPage<EventRequestRow>
      resource="approvals"
      title={text('approvals.title')}
      actions={
        <ExportList path={`/${currentArea()}/event-approval-requests`} title={text('approvals.title')} />
      }
      columns={columns}
      sortField="waiting"
      hasSearch
      filters={({ values, set }) => (
        <>
          <SelectField
            label={text('words.event')}
            value={values['event_id'] ?? ''}
            emptyLabel={text('approvals.all_events')}
            choices={options.events}
            onChange={(change) => set('event_id', change.target.value)}
          />
          <SelectField
            label={text('words.status')}
            value={values['status'] ?? ''}
            emptyLabel={text('approvals.all_statuses')}
            choices={withLooks(options.statuses, NEED_LOOKS)}
            onChange={(change) => set('status', change.target.value)}
          />
        </>
      )}
      empty={{ title: text('approvals.empty'), hint: text('approvals.empty_hint') }}
    />
  );
}
