import { TableBody as MuiTableBody, TableCell, TableRow } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';
import {
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useNavigate,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useRowKeys } from '../shared/table/use-row-keys.js';
import { useText } from '../shared/text.js';
import { HiddenText } from '../shared/ui/hidden-text.js';
import { NamesOfRowsContext } from './names-of-rows.js';
import { SelectRow } from './select-rows.js';
import { SteadyRowsContext } from './steady-rows-context.js';

/** Elements in a row that handle clicks themselves, including the row's menu with its backdrop. */
const INTERACTIVE = 'a, button, input, select, label, [role="button"], .MuiModal-root';

/** The rows of a table: steady under the pointer, walked by letter keys, opened by a click or Enter. */
export function TableBody({ children }: { children?: ReactNode }) {
  const steady = useContext(SteadyRowsContext);
  const body = useRowKeys(steady?.rows ?? []);
  return (
    <MuiTableBody role="rowgroup" ref={body} data-rows {...steady?.holding}>
      {steady?.rows.map(({ row, isGone }) => (
        <RecordContextProvider key={row.id} value={row}>
          <Row isGone={isGone}>{children}</Row>
        </RecordContextProvider>
      ))}
    </MuiTableBody>
  );
}

/** A row that left the list is read-only. */
function Row({ isGone, children }: { isGone: boolean; children: ReactNode }) {
  const text = useText();
  const { hasBulkActions = false } = useDataTableConfigContext();
  const names = useContext(NamesOfRowsContext);
  const row = useRecordContext();
  const open = useOpenRow();
  const click = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // React also passes to the row the events of a dialog that its button opened, although the dialog is
    // elsewhere in the document.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest(INTERACTIVE) === null) open?.();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (key !== 'Enter' || target !== currentTarget) return;
    // the panel that opens takes the focus to its closing button, which the same key would press
    event.preventDefault();
    if (open) open();
    else currentTarget.querySelector('a')?.click();
  };
  return (
    <TableRow
      role="row"
      data-row
      tabIndex={-1}
      inert={isGone}
      hover={open !== null}
      onClick={click}
      onKeyDown={press}
      sx={{ cursor: open ? 'pointer' : undefined, opacity: isGone ? 0.55 : undefined }}
    >
      {hasBulkActions && (
        <TableCell role="cell" padding="checkbox" data-column="select">
          <SelectRow name={(row && names.get(row.id)) ?? ''} />
        </TableCell>
      )}
      {children}
      {isGone && (
        <TableCell role="cell" padding="none">
          <HiddenText>{text('rows.gone')}</HiddenText>
        </TableCell>
      )}
    </TableRow>
  );
}

/** Returns what opens the row around a component, or null for rows that open nothing. */
function useOpenRow(): (() => void) | null {
  const row = useRecordContext();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { rowClick } = useDataTableCallbacksContext();
  if (!row || typeof rowClick !== 'function') return null;
  return () => {
    const path = rowClick(row.id, resource, row);
    if (typeof path === 'string') void navigate(path);
  };
}
