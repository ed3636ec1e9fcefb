import { ownValue } from '@karov/domain';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Button, TableCell } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useDataTableStoreContext,
  useRecordContext,
  useStore,
} from 'react-admin';
import { type AppKey, useText } from '../shared/text.js';

interface ColProps<Row extends object> {
  /** the name of the column: its field, and the server's name for sorting */
  source: string;
  label: AppKey;
  disableSort?: boolean;
  /** draws the cell; without it the field is shown as it is */
  render?: (row: Row) => ReactNode;
  width?: string;
  /** whether a row has something in the column; the column is left out while no row has */
  isFilled?: (row: Row) => boolean;
}

/** A column of a table; the reader can hide it, and sort by it unless `disableSort`. */
export function Col<Row extends object = RaRecord>(column: ColProps<Row>) {
  const text = useText();
  const place = useDataTableRenderContext();
  const isLeftOut = useIsLeftOut(column.isFilled) && place !== 'columnsSelector';
  const { source, width } = column;
  const label = text(column.label);
  if (isLeftOut) return null;
  if (place === 'header') return <Heading {...column} label={label} width={width} />;
  return (
    <DataTable.Col source={source} label={label} role="cell" data-column={source} data-label={label}>
      <Cell<Row> {...column} />
    </DataTable.Col>
  );
}

function useIsLeftOut<Row extends object>(isFilled: ColProps<Row>['isFilled']): boolean {
  const rows = useDataTableDataContext<Row & RaRecord>();
  return isFilled !== undefined && !rows?.some(isFilled);
}

function Cell<Row extends object>({ source, render }: ColProps<Row>) {
  const row = useRecordContext<Row & RaRecord>();
  if (!row) return null;
  const value = ownValue(row, source);
  return <div>{render ? render(row) : value == null ? '' : String(value)}</div>;
}

interface HeadingProps {
  source: string;
  label: string;
  disableSort?: boolean;
  width?: string;
}

function Heading({ source, label, disableSort = false, width }: HeadingProps) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  if (hidden.includes(source)) return null;
  const isSortable = !disableSort && handleSort !== undefined && sort != null;
  const isSorted = isSortable && sort.field === source;
  const Arrow = sort?.order === 'ASC' ? ArrowUpward : ArrowDownward;
  return (
    <TableCell
      component="th"
      scope="col"
      role="columnheader"
      data-column={source}
      data-sortable={isSortable}
      aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
      sx={{ fontWeight: 700, inlineSize: width }}
    >
      {isSortable ? (
        <Button
          color="inherit"
          size="small"
          data-field={source}
          data-order="DESC"
          onClick={handleSort}
          endIcon={isSorted ? <Arrow aria-hidden fontSize="small" /> : undefined}
          sx={SORT_BUTTON}
        >
          {label}
        </Button>
      ) : (
        label
      )}
    </TableCell>
  );
}

const SORT_BUTTON = {
  p: 0,
  minInlineSize: 24,
  minBlockSize: 24,
  fontWeight: 700,
  textAlign: 'start',
  justifyContent: 'start',
} as const;
