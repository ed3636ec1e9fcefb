import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';

type Rows = ReadonlyMap<Identifier, RaRecord>;

const NO_ROWS: RaRecord[] = [];
const RowsShownContext = createContext<Rows>(new Map());

/**
 * Keeps every row that the list around has shown, each as it was last: a selection reaches beyond the page in
 * view, and what is said and done about it is taken from here.
 */
export function RowsShown({ children }: { children: ReactNode }) {
  const { data: page = NO_ROWS } = useListContext<RaRecord>();
  const [shown, setShown] = useState<{ page: readonly RaRecord[]; rows: Rows }>({
    page: NO_ROWS,
    rows: new Map(),
  });
  if (shown.page !== page)
    setShown({ page, rows: new Map([...shown.rows, ...page.map((row) => [row.id, row] as const)]) });
  return <RowsShownContext value={shown.rows}>{children}</RowsShownContext>;
}

/** The rows that the list around has shown, by id. */
export function useRowsShown<Row extends RaRecord>(): ReadonlyMap<Identifier, Row>;
export function useRowsShown(): Rows {
  return useContext(RowsShownContext);
}

/** The selected rows of the list around. What an earlier visit selected counts once it is shown again. */
export function useSelectedRows<Row extends RaRecord<number>>(): Row[];
export function useSelectedRows(): RaRecord[] {
  const { selectedIds } = useListContext<RaRecord>();
  const rows = useRowsShown();
  return selectedIds.flatMap((id) => rows.get(id) ?? []);
}
