import { Checkbox } from '@mui/material';
import { type RaRecord, useDataTableCallbacksContext, useListContext, useRecordContext } from 'react-admin';
import { useText } from '../shared/text.js';

/** Selects all rows of the page, or none. */
export function SelectPage() {
  const text = useText();
  const { data = [], selectedIds: selected, onSelect } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selected.includes(id)).length;
  return (
    <Checkbox
      checked={ids.length > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      onChange={({ target }) =>
        onSelect([...selected.filter((id) => !ids.includes(id)), ...(target.checked ? ids : [])])
      }
      slotProps={{ input: { 'aria-label': text('rows.select_page'), 'aria-checked': undefined } }}
    />
  );
}

/** Selects one row; with Shift, all rows from the last selected one. */
export function SelectRow({ name }: { name: string }) {
  const text = useText();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { selectedIds: selected } = useListContext<RaRecord>();
  const row = useRecordContext();
  if (!row) return null;
  return (
    <Checkbox
      checked={selected.includes(row.id)}
      onClick={(click) => handleToggleItem?.(row.id, click)}
      slotProps={{ input: { 'aria-label': text('rows.select', { name }) } }}
    />
  );
}
