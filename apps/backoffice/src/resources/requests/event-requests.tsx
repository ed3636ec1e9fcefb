import type { EventRequestRow } from '@karov/api-client';
import { NEED_LOOKS } from '@karov/design';
import type { EventUserStatus } from '@karov/domain';
import { useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { withLooks } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPart } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { When } from '../../shared/ui/when.js';
import { EventActions } from './event-actions.js';
import { type EventAct, eventConfirmation } from './event-acts.js';
import { EventPersonPanel, EventRequestPanel, PersonButton } from './event-panels.js';
import { EventState } from './event-state.js';
import { useEventOptions } from './request-options.js';

function columnsOf(text: Translate, onAct: (act: EventAct) => void): Column<EventRequestRow>[] {
  return [
    {
      key: 'user',
      label: text('requests.user'),
      sortField: 'user',
      render: (row) =>
        row.user && (
          <PersonButton
            kind="seeker"
            name={row.user.full_name}
            onClick={() => onAct({ kind: 'seeker', row })}
          />
        ),
    },
    {
      key: 'status',
      label: text('words.status'),
      sortField: 'status',
      render: (row) => <EventState isRow row={row} />,
    },
    { key: 'event', label: text('words.event'), sortField: 'event', render: ({ event }) => event.name },
    {
      key: 'volunteer',
      label: text('requests.volunteer'),
      sortField: 'volunteer',
      render: (row) =>
        row.volunteer && (
          <PersonButton
            kind="volunteer"
            name={row.volunteer.full_name}
            onClick={() => onAct({ kind: 'volunteer', row })}
          />
        ),
    },
    {
      key: 'creation_date',
      label: text('requests.created'),
      sortField: 'creation_date',
      render: ({ creation_date }) => <When at={creation_date} />,
    },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (row) => <EventActions isRow row={row} onAct={onAct} />,
    },
  ];
}

/** The states that requests in this list can have. */
const LISTED: readonly EventUserStatus[] = ['assigned', 'reject'];

/** Assigned and rejected requests in events (rule 137, second tab). */
export function EventRequests() {
  const text = useText();
  const options = useEventOptions();
  const statuses = options.statuses.filter(({ id }) => LISTED.some((status) => status === id));
  const [act, setAct] = useState<EventAct | null>(null);
  const columns = useMemo(() => columnsOf(text, setAct), [text]);
  return (
    <>
      <ListPart<EventRequestRow>
        resource="event-requests"
        title={text('requests.event_tab')}
        columns={columns}
        sortField="creation_date"
        hasSearch
        actions={
          <ExportList path="/admin/assigned-rejected-event-requests" title={text('requests.event_file')} />
        }
        filters={({ values, set }) => (
          <>
            <SelectField
              label={text('words.event')}
              value={values['event'] ?? ''}
              emptyLabel={text('requests.all_events')}
              choices={options.events}
              onChange={({ target }) => set('event', target.value)}
            />
            <SelectField
              label={text('words.status')}
              value={values['status'] ?? ''}
              emptyLabel={text('requests.all_statuses')}
              choices={withLooks(statuses, NEED_LOOKS)}
              onChange={({ target }) => set('status', target.value)}
            />
          </>
        )}
        empty={{ title: text('requests.event_empty'), hint: text('requests.event_empty_hint') }}
        onRowClick={(row) => setAct({ kind: 'details', row })}
      />
      {act && (
        <EventDialogs
          key={`${act.kind}-${act.row.id}`}
          act={act}
          onAct={setAct}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

/** The dialog or panel for the chosen action. */
function EventDialogs({
  act,
  onAct,
  onClose,
}: {
  act: EventAct;
  onAct: (act: EventAct) => void;
  onClose: () => void;
}) {
  const text = useText();
  const refresh = useRefresh();
  const { kind, row } = act;
  switch (kind) {
    case 'details':
      return <EventRequestPanel row={row} onAct={onAct} onClose={onClose} />;
    case 'seeker':
    case 'volunteer':
      return <EventPersonPanel row={row} kind={kind} onClose={onClose} />;
    default:
      return (
        <ConfirmAct confirmation={eventConfirmation(kind, row, text)} onDone={refresh} onClose={onClose} />
      );
  }
}
