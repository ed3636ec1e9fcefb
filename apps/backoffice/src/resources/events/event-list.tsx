import type { EventRow } from '@karov/api-client';
import { addressForDisplay } from '@karov/domain';
import { useLocale } from '@karov/web';
import Add from '@mui/icons-material/Add';
import { Button, Link } from '@mui/material';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { eventStatus } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { FilterChip } from '../../shared/ui/filter-chip.js';
import { type FilterTools, ListPage } from '../../shared/ui/list-page.js';
import { rangeWords } from '../../shared/ui/range-words.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';
import { useRegions } from './event-calls.js';
import { ExportButton } from './export-button.js';
import { RowActions } from './row-actions.js';

function columnsOf(text: Translate, isAdmin: boolean): Column<EventRow>[] {
  const manager: Column<EventRow> = {
    key: 'manager',
    label: text('events.manager'),
    render: (event) => event.manager.full_name,
  };
  return [
    {
      key: 'name',
      label: text('words.name'),
      sortField: 'name',
      render: ({ id, name }) => (
        <Link component={RouterLink} to={`/events/map/${id}`}>
          {name}
        </Link>
      ),
    },
    {
      key: 'status',
      label: text('words.status'),
      sortField: 'status',
      render: ({ status }) => <StatusChip {...eventStatus(status, text)} />,
    },
    ...(isAdmin ? [manager] : []),
    {
      key: 'address',
      label: text('words.address'),
      render: ({ address }) => <TwoLines>{addressForDisplay(address)}</TwoLines>,
    },
    {
      key: 'system_note',
      label: text('words.system_note'),
      render: ({ system_note }) => <TwoLines>{system_note ?? ''}</TwoLines>,
    },
    {
      key: 'last_stopped_at',
      label: text('events.last_stopped'),
      sortField: 'last_stopped_at',
      render: ({ last_stopped_at }) =>
        last_stopped_at ? <When at={last_stopped_at} /> : text('events.never_stopped'),
    },
    {
      key: 'created_at',
      label: text('words.created'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    { key: 'actions', label: text('common.words.actions'), render: (event) => <RowActions event={event} /> },
  ];
}

/** The events of the signed-in person; admins see all managers' (rule 137 "Events"). */
export function EventList() {
  const text = useText();
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const regions = useRegions();
  const columns = useMemo(() => columnsOf(text, isAdmin), [text, isAdmin]);
  const addButton = (
    <Button component={RouterLink} to="/events/add" variant="contained" startIcon={<Add />}>
      {text('events.add')}
    </Button>
  );
  const statuses = [
    { id: 'true', ...eventStatus(true, text) },
    { id: 'false', ...eventStatus(false, text) },
  ];

  return (
    <ListPage<EventRow>
      resource="events"
      title={text('events.title')}
      columns={columns}
      hasSearch
      actions={
        <>
          <ExportButton />
          {addButton}
        </>
      }
      filters={({ values, set, remove }) => (
        <>
          <OpenedWithin values={values} remove={remove} />
          <SelectField
            label={text('events.region')}
            value={values['state'] ?? ''}
            emptyLabel={text('common.words.all')}
            choices={regions}
            onChange={(change) => set('state', change.target.value)}
          />
          <SelectField
            label={text('words.status')}
            value={values['status'] ?? ''}
            emptyLabel={text('common.words.all')}
            choices={statuses}
            onChange={(change) => set('status', change.target.value)}
          />
        </>
      )}
      empty={{ title: text('events.empty'), hint: text('events.empty_hint'), action: addButton }}
      onRowClick={(event) => void navigate(`/events/map/${event.id}`)}
    />
  );
}

/** The filter by the days on which events were opened, set by the link of a counter. */
function OpenedWithin({ values, remove }: Pick<FilterTools, 'values' | 'remove'>) {
  const text = useText();
  const locale = useLocale();
  const { from_date: from, to_date: to } = values;
  if (!from && !to) return null;
  return (
    <FilterChip
      label={text('figures.counted.events', rangeWords(from ?? '', to ?? '', locale))}
      onRemove={() => remove(['from_date', 'to_date'])}
    />
  );
}
