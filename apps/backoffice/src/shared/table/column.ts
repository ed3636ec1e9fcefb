import type { ReactNode } from 'react';

/**
 * A column of a table; a column with `sortField`, which is the server's name for the field, can be sorted.
 */
export interface Column<Row> {
  key: string;
  label: string;
  /** shown in place of the label if the heading has a control */
  head?: ReactNode;
  sortField?: string;
  width?: string;
  render: (row: Row) => ReactNode;
}
