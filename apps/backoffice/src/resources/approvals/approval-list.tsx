import type { ApprovalRow, Option } from '@karov/api-client';
import { NEED_LOOKS } from '@karov/design';
import { isWaitingForApproval } from '@karov/domain';
import { Stack, Typography } from '@mui/material';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { List } from '../../kit/list.js';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { currentArea } from '../../shared/area.js';
import { WaitingClock } from '../../shared/needs/need-facts.js';
import { PersonToHelp } from '../../shared/needs/person-to-help.js';
import { approvalStatus, withLooks } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { When } from '../../shared/ui/when.js';
import { AcceptButton } from './accept-button.js';

interface EventOptions {
  events: Option[];
  statuses: Option[];
}
const NO_OPTIONS: EventOptions = { events: [], statuses: [] };

/** The assignments that wait for the approval of the manager or an admin (rule 137, rule 8). */
export function ApprovalList() {
  const text = useText();
  const { data: options = NO_OPTIONS } = useRead({
    key: ['dropdown', 'events'],
    read: async () => (await api.send('POST', '/dropdowns/events')).data,
  });
  return (
    <List
      resource="approvals"
      title={text('approvals.title')}
      actions={
        <ExportList path={`/${currentArea()}/event-approval-requests`} title={text('approvals.title')} />
      }
      sort={{ field: 'waiting', order: 'DESC' }}
      hasSearch
      filters={[
        <ChoiceFilter
          key="event_id"
          source="event_id"
          label="words.event"
          emptyLabel="approvals.all_events"
          choices={options.events}
          alwaysOn
        />,
        <ChoiceFilter
          key="status"
          source="status"
          label="words.status"
          emptyLabel="approvals.all_statuses"
          choices={withLooks(options.statuses, NEED_LOOKS)}
          alwaysOn
        />,
      ]}
      empty={{ title: text('approvals.empty'), hint: text('approvals.empty_hint') }}
    >
      <DataTable<ApprovalRow> caption={text('approvals.title')}>
        <Col<ApprovalRow>
          source="user"
          label="words.user"
          render={({ user, matters, floor, is_emergency }) =>
            user && (
              <PersonToHelp person={user} matters={matters} floor={floor} isEmergency={is_emergency}>
                {user.full_name}
              </PersonToHelp>
            )
          }
        />
        <Col<ApprovalRow> source="town" label="requests.town" disableSort />
        <Col<ApprovalRow>
          source="waiting"
          label="requests.waiting"
          render={({ waiting_since: since }) => since && <WaitingClock since={since} />}
        />
        <Col<ApprovalRow>
          source="status"
          label="words.status"
          render={(row) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <StatusChip isShort {...approvalStatus(row, text)} />
              {isWaitingForApproval(row) && row.volunteer && (
                <Typography variant="body2">{text('approvals.waiting_note')}</Typography>
              )}
            </Stack>
          )}
        />
        <Col<ApprovalRow> source="event" label="words.event" render={({ event }) => event.name} />
        <Col<ApprovalRow>
          source="volunteer"
          label="words.volunteer"
          render={({ volunteer }) => volunteer?.full_name ?? ''}
        />
        <Col<ApprovalRow>
          source="creation_date"
          label="approvals.created"
          render={({ creation_date }) => <When at={creation_date} />}
        />
        <Col<ApprovalRow>
          source="actions"
          label="common.words.actions"
          disableSort
          render={(row) => (row.abilities.includes('accept') ? <AcceptButton row={row} /> : '')}
        />
      </DataTable>
    </List>
  );
}
