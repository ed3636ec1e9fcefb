import type { ReactNode } from 'react';

/** A column of a table; `sortField` names the server's field when it can be sorted by. */
export interface Column<Row> {
  key: string;
  label: string;
  /** stands in place of the label where a column has something to do at its head */
  head?: ReactNode;
  sortField?: string;
  width?: string;
  render: (row: Row) => ReactNode;
}
