import type { UserRow } from '@karov/api-client';
import Download from '@mui/icons-material/Download';
import { Button, Checkbox, Paper, Tooltip, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { currentArea } from '../../shared/area.js';
import { foundPeople, tickedPeople } from '../../shared/broadcast/audience.js';
import { SendMessage } from '../../shared/broadcast/send-message.js';
import { downloadFile } from '../../shared/download.js';
import { filtersOf } from '../../shared/list-filters.js';
import { useListSearch } from '../../shared/list-search.js';
import { useText } from '../../shared/text.js';
import { useAction } from '../../shared/use-action.js';

/** The selected people, on any page of the list. */
export interface Selection {
  ids: ReadonlySet<number>;
  /** selects all of these people, or deselects them if all are selected */
  toggle: (ids: readonly number[]) => void;
  clear: () => void;
}

/** Remembers which people are selected while the list is open. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return useMemo(
    () => ({
      ids,
      toggle: (some) =>
        setIds((before) =>
          some.every((id) => before.has(id))
            ? new Set([...before].filter((id) => !some.includes(id)))
            : new Set([...before, ...some]),
        ),
      clear: () => setIds(new Set()),
    }),
    [ids],
  );
}

/** Selects everybody on the page who can be selected. */
export function SelectPage({ selection }: { selection: Selection }) {
  const text = useText();
  const { data = [] } = useListContext<UserRow>();
  const ids = data.map(({ id }) => id);
  const ticked = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <Checkbox
      size="small"
      checked={ids.length > 0 && ticked === ids.length}
      indeterminate={ticked > 0 && ticked < ids.length}
      disabled={ids.length === 0}
      onChange={() => selection.toggle(ids)}
      slotProps={{ input: { 'aria-label': text('people.select_page') } }}
    />
  );
}

/** Writes to all selected people (rule 176). */
export function SendToTicked({ selection }: { selection: Selection }) {
  const text = useText();
  const isNobody = selection.ids.size === 0;
  const ticked = {
    id: 'ticked',
    label: text('people.selected', { count: selection.ids.size }),
    audience: tickedPeople(selection.ids),
  };
  return (
    <Tooltip title={isNobody ? text('broadcasts.choose_first') : ''} describeChild>
      <span>
        <SendMessage choices={[ticked]} disabled={isNobody} />
      </span>
    </Tooltip>
  );
}

/**
 * The actions on the selected people. Once at least one is selected, a broadcast to the whole list is also
 * offered.
 */
export function SelectionBar({ selection }: { selection: Selection }) {
  const text = useText();
  const save = useAction({
    run: () =>
      downloadFile(
        `/${currentArea()}/users`,
        { export: true, 'filters[user_ids]': [...selection.ids].join(',') },
        `${text('users.title')}.xlsx`,
      ),
  });
  const list = useListContext<UserRow>();
  const total = list.total ?? 0;
  const { search } = useListSearch();
  if (selection.ids.size === 0) return null;
  const found = {
    id: 'found',
    label: text('broadcasts.send_all', { count: total }),
    audience: foundPeople(filtersOf(list.filterValues), search),
  };
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingInline: 2,
        paddingBlock: 1,
      }}
    >
      <Typography role="status">{text('people.selected', { count: selection.ids.size })}</Typography>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {text('people.export_selected')}
      </Button>
      {total > selection.ids.size && <SendMessage size="small" label={found.label} choices={[found]} />}
      <Button size="small" onClick={selection.clear}>
        {text('people.clear_selection')}
      </Button>
    </Paper>
  );
}
