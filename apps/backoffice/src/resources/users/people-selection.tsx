import type { UserRow } from '@karov/api-client';
import Download from '@mui/icons-material/Download';
import { Button, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';
import { useSelectedRows } from '../../kit/rows-shown.js';
import { useAction } from '../../kit/use-action.js';
import { currentArea } from '../../shared/area.js';
import { type AudienceChoice, foundPeople, tickedPeople } from '../../shared/broadcast/audience.js';
import { SendMessage } from '../../shared/broadcast/send-message.js';
import { downloadFile } from '../../shared/download.js';
import { filtersOf } from '../../shared/list-filters.js';
import { useListSearch } from '../../shared/list-search.js';
import { useText } from '../../shared/text.js';
import { ManyPeopleActs } from './many-acts.js';

/** The specification has e-mail chosen at first in the list of people. */
const PRESET = 'email';

/** The selected people as the receivers of a message. */
function useTicked(): AudienceChoice {
  const text = useText();
  const selected = useSelectedRows<UserRow>();
  return {
    id: 'ticked',
    label: text('people.selected', { count: selected.length }),
    audience: tickedPeople(new Set(selected.map(({ id }) => id))),
  };
}

/** Writes to all selected people (rule 176). */
export function SendToTicked() {
  const text = useText();
  const ticked = useTicked();
  const isNobody = useSelectedRows().length === 0;
  return (
    <Tooltip title={isNobody ? text('broadcasts.choose_first') : ''} describeChild>
      <span>
        <SendMessage choices={[ticked]} disabled={isNobody} preset={PRESET} />
      </span>
    </Tooltip>
  );
}

/** What is done to the selected people; a message to the whole list is offered beside. */
export function PeopleBulkActs() {
  const text = useText();
  const list = useListContext<UserRow>();
  const { search } = useListSearch();
  const ticked = useTicked();
  const { total = 0 } = list;
  const selected = useSelectedRows<UserRow>();
  const save = useAction({
    run: () =>
      downloadFile(
        `/${currentArea()}/users`,
        { export: true, 'filters[user_ids]': selected.map(({ id }) => id).join(',') },
        `${text('users.title')}.xlsx`,
      ),
  });
  const found = {
    id: 'found',
    label: text('broadcasts.send_all', { count: total }),
    audience: foundPeople(filtersOf(list.filterValues), search),
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {text('people.export_selected')}
      </Button>
      <SendMessage
        size="small"
        label={text('many.write', { count: selected.length })}
        choices={[ticked]}
        preset={PRESET}
      />
      <ManyPeopleActs />
      {total > selected.length && (
        <SendMessage size="small" label={found.label} choices={[found]} preset={PRESET} />
      )}
    </>
  );
}
