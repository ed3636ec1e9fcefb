import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import './table.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** the server's name for sorting; a column without one cannot be sorted */
  orderBy?: string;
}

interface Ordering {
  orderBy: string | undefined;
  order: 'asc' | 'desc';
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  ordering: Ordering;
  onOrder: (ordering: Ordering) => void;
  /** true while newer rows are loading; the old rows stay in place */
  isLoading: boolean;
}

type HeaderCellProps<Row> = Pick<DataTableProps<Row>, 'ordering' | 'onOrder'> & { column: Column<Row> };

function HeaderCell<Row>({ column, ordering, onOrder }: HeaderCellProps<Row>) {
  const { orderBy, header } = column;
  if (!orderBy)
    return (
      <th role="columnheader" scope="col">
        {header}
      </th>
    );
  const isCurrent = ordering.orderBy === orderBy;
  const next = isCurrent && ordering.order === 'desc' ? 'asc' : 'desc';
  const state = ordering.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th role="columnheader" scope="col" aria-sort={isCurrent ? state : undefined}>
      <button className="table__order" type="button" onClick={() => onOrder({ orderBy, order: next })}>
        {header}
        <span className={isCurrent ? `table__arrow table__arrow--${state}` : 'table__arrow'}>
          <Icon name="down" />
        </span>
      </button>
    </th>
  );
}

/**
 * A table that becomes a list of cards on narrow screens. The roles are explicit, because the cards' style
 * would remove a table's semantics in some browsers.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  ordering,
  onOrder,
  isLoading,
}: DataTableProps<Row>) {
  return (
    <table className={isLoading ? 'table table--loading' : 'table'} role="table" aria-busy={isLoading}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} ordering={ordering} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            {columns.map((column) => (
              <td role="cell" key={column.key}>
                <span className="table__name" aria-hidden="true">
                  {column.header}
                </span>
                <div className="table__value">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
