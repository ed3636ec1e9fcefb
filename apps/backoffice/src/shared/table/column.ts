import type { ReactNode } from 'react';

/** A column of a table; a column with `sortField`, the server's name of the field, can be sorted. */
export interface Column<Row> {
  key: string;
  label: string;
  /** replaces the label where the head has a control */
  head?: ReactNode;
  sortField?: string;
  width?: string;
  render: (row: Row) => ReactNode;
}
