import type { EventRequestRow } from '@karov/api-client';
import { NEED_LOOKS } from '@karov/design';
import type { EventUserStatus } from '@karov/domain';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { ListPart } from '../../kit/list.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { withLooks } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { When } from '../../shared/ui/when.js';
import { EventActions } from './event-actions.js';
import { type EventAct, eventConfirmation } from './event-acts.js';
import { EventPersonPanel, EventRequestPanel, PersonButton } from './event-panels.js';
import { EventState } from './event-state.js';
import { useEventOptions } from './request-options.js';

/** The states that requests in this list can have. */
const LISTED: readonly EventUserStatus[] = ['assigned', 'reject'];

/** Assigned and rejected requests in events (rule 137, second tab). */
export function EventRequests() {
  const text = useText();
  const options = useEventOptions();
  const statuses = options.statuses.filter(({ id }) => LISTED.some((status) => status === id));
  const [act, setAct] = useState<EventAct | null>(null);
  return (
    <>
      <ListPart
        resource="event-requests"
        title={text('requests.event_tab')}
        sort={{ field: 'creation_date', order: 'DESC' }}
        hasSearch
        actions={
          <ExportList path="/admin/assigned-rejected-event-requests" title={text('requests.event_file')} />
        }
        filters={[
          <ChoiceFilter
            key="event"
            source="event"
            label="words.event"
            emptyLabel="requests.all_events"
            choices={options.events}
            alwaysOn
          />,
          <ChoiceFilter
            key="status"
            source="status"
            label="words.status"
            emptyLabel="requests.all_statuses"
            choices={withLooks(statuses, NEED_LOOKS)}
            alwaysOn
          />,
        ]}
        empty={{ title: text('requests.event_empty'), hint: text('requests.event_empty_hint') }}
      >
        <DataTable<EventRequestRow>
          caption={text('requests.event_tab')}
          onRowClick={(row) => setAct({ kind: 'details', row })}
        >
          <Col<EventRequestRow>
            source="user"
            label="requests.user"
            render={(row) =>
              row.user && (
                <PersonButton
                  kind="seeker"
                  name={row.user.full_name}
                  onClick={() => setAct({ kind: 'seeker', row })}
                />
              )
            }
          />
          <Col<EventRequestRow>
            source="status"
            label="words.status"
            render={(row) => <EventState isRow row={row} />}
          />
          <Col<EventRequestRow> source="event" label="words.event" render={({ event }) => event.name} />
          <Col<EventRequestRow>
            source="volunteer"
            label="requests.volunteer"
            render={(row) =>
              row.volunteer && (
                <PersonButton
                  kind="volunteer"
                  name={row.volunteer.full_name}
                  onClick={() => setAct({ kind: 'volunteer', row })}
                />
              )
            }
          />
          <Col<EventRequestRow>
            source="creation_date"
            label="requests.created"
            render={({ creation_date }) => <When at={creation_date} />}
          />
          <Col<EventRequestRow>
            source="actions"
            label="common.words.actions"
            disableSort
            render={(row) => <EventActions isRow row={row} onAct={setAct} />}
          />
        </DataTable>
      </ListPart>
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
