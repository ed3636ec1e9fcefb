import { TableCell, TableRow } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useText } from '../text.js';
import { HiddenText } from '../ui/hidden-text.js';
import type { Column } from './column.js';
import type { SteadyRow } from './steady-rows.js';

/** Elements in a row that handle clicks themselves, including the row's menu with its backdrop. */
const INTERACTIVE = 'a, button, input, select, label, [role="button"], .MuiModal-root';

interface BodyRowProps<Row> {
  shown: SteadyRow<Row>;
  columns: readonly Column<Row>[];
  onOpen?: (row: Row) => void;
}

/** A row that a click or Enter opens. A row that left the list is read-only. */
export function BodyRow<Row extends { id: number | string }>({
  shown: { row, isGone },
  columns,
  onOpen,
}: BodyRowProps<Row>) {
  const text = useText();
  const click = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    // React also passes to the row the events of a dialog that its button opened, although the dialog is
    // elsewhere in the document.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest(INTERACTIVE) === null) onOpen?.(row);
  };
  const press = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Enter' || target !== currentTarget) return;
    if (onOpen) onOpen(row);
    else currentTarget.querySelector('a')?.click();
  };
  return (
    <TableRow
      role="row"
      data-row
      tabIndex={-1}
      inert={isGone}
      hover={onOpen !== undefined}
      onClick={click}
      onKeyDown={press}
      sx={{ cursor: onOpen ? 'pointer' : undefined, opacity: isGone ? 0.55 : undefined }}
    >
      {columns.map(({ key, label, render }, index) => (
        <TableCell key={key} role="cell" data-column={key} data-label={label}>
          <div>{render(row)}</div>
          {isGone && index === 0 && <HiddenText>{text('rows.gone')}</HiddenText>}
        </TableCell>
      ))}
    </TableRow>
  );
}
