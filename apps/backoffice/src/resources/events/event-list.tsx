import type { EventRow } from '@karov/api-client';
import { addressForDisplay } from '@karov/domain';
import { useLocale } from '@karov/web';
import Add from '@mui/icons-material/Add';
import { Button, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { List } from '../../kit/list.js';
import { useFilters } from '../../kit/use-filters.js';
import { useIsAdmin } from '../../shared/area.js';
import { eventStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { FilterChip } from '../../shared/ui/filter-chip.js';
import { rangeWords } from '../../shared/ui/range-words.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';
import { useRegions } from './event-calls.js';
import { ExportButton } from './export-button.js';
import { RowActions } from './row-actions.js';

/** The events of the signed-in person; admins see all managers' (rule 137 "Events"). */
export function EventList() {
  const text = useText();
  const isAdmin = useIsAdmin();
  const regions = useRegions();
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
    <List
      resource="events"
      title={text('events.title')}
      hasSearch
      actions={
        <>
          <ExportButton />
          {addButton}
        </>
      }
      filters={[
        <ChoiceFilter key="state" source="state" label="events.region" choices={regions} alwaysOn />,
        <ChoiceFilter key="status" source="status" label="words.status" choices={statuses} alwaysOn />,
      ]}
      aboveTable={<OpenedWithin />}
      empty={{ title: text('events.empty'), hint: text('events.empty_hint'), action: addButton }}
    >
      <DataTable<EventRow> caption={text('events.title')} rowClick={(id) => `/events/map/${id}`}>
        <Col<EventRow>
          source="name"
          label="words.name"
          render={({ id, name }) => (
            <Link component={RouterLink} to={`/events/map/${id}`}>
              {name}
            </Link>
          )}
        />
        <Col<EventRow>
          source="status"
          label="words.status"
          render={({ status }) => <StatusChip {...eventStatus(status, text)} />}
        />
        {isAdmin && (
          <Col<EventRow>
            source="manager"
            label="events.manager"
            disableSort
            render={({ manager }) => manager.full_name}
          />
        )}
        <Col<EventRow>
          source="address"
          label="words.address"
          disableSort
          render={({ address }) => <TwoLines>{addressForDisplay(address)}</TwoLines>}
        />
        <Col<EventRow>
          source="system_note"
          label="words.system_note"
          disableSort
          render={({ system_note }) => <TwoLines>{system_note ?? ''}</TwoLines>}
        />
        <Col<EventRow>
          source="last_stopped_at"
          label="events.last_stopped"
          render={({ last_stopped_at }) =>
            last_stopped_at ? <When at={last_stopped_at} /> : text('events.never_stopped')
          }
        />
        <Col<EventRow>
          source="created_at"
          label="words.created"
          render={({ created_at }) => <When at={created_at} />}
        />
        <Col<EventRow>
          source="actions"
          label="common.words.actions"
          disableSort
          render={(event) => <RowActions event={event} />}
        />
      </DataTable>
    </List>
  );
}

/** The filter by the days on which events were opened, set by the link of a counter. */
function OpenedWithin() {
  const { values, remove } = useFilters();
  const text = useText();
  const locale = useLocale();
  const { from_date: from, to_date: to } = values;
  if (!from && !to) return null;
  return (
    <FilterChip
      label={text('figures.counted.events', rangeWords(from ?? '', to ?? '', locale))}
      onRemove={() => remove('from_date', 'to_date')}
    />
  );
}
