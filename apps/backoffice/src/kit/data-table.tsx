import { useStore } from '@karov/web';
import { Box, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import {
  type Identifier,
  type RaRecord,
  DataTable as ReactAdminTable,
  useListContextWithProps,
  useResourceContext,
} from 'react-admin';
import { rowDensity } from '../shared/look/row-density.js';
import { ACTS_STAY_IN_SIGHT } from '../shared/table/table-acts.js';
import { CARDS_ON_NARROW_SCREENS } from '../shared/table/table-cards.js';
import { evenRows } from '../shared/table/table-rows.js';
import { useSteadyRows } from '../shared/table/use-steady-rows.js';
import { useText } from '../shared/text.js';
import { BulkActs } from './bulk-acts.js';
import { TableBody } from './data-table-body.js';
import { CaptionContext, TableHead } from './data-table-head.js';
import { NamesOfRowsContext } from './names-of-rows.js';
import { useRowsShown } from './rows-shown.js';
import { SteadyRowsContext } from './steady-rows-context.js';

interface DataTableProps<Row extends RaRecord> {
  /** rows that come from no list; without them the table has those of the list around it */
  rows?: readonly Row[];
  isPending?: boolean;
  /** the name of the table for screen readers */
  caption: string;
  /** returns the address that a click on a row opens, or false */
  rowClick?: (id: Identifier, resource: string, row: Row) => string | false;
  /** opens a row in a panel beside the list */
  onRowClick?: (row: Row) => void;
  /** the acts on selected rows; without them rows have no checkbox */
  bulkActionButtons?: ReactNode;
  /** returns the name of a row, for its checkbox */
  nameOf?: (row: Row) => string;
  /** the columns (`Col`) */
  children: ReactNode;
}

/** Makes a link large enough as a target (WCAG 2.5.8). */
const LINK = { display: 'inline-block', minBlockSize: 24, minInlineSize: 24, lineHeight: '24px' } as const;

const FRAME = {
  position: 'relative',
  // what stands above and below a table leaves so much of a window
  maxBlockSize: 'max(70vh, calc(100vh - 21rem))',
  overflow: 'auto',
  '& tbody a:not([role="menuitem"])': LINK,
  '& .RaDataTable-tableWrapper': { overflow: 'visible' },
} as const;

/**
 * react-admin's table with what the desk adds: a caption, headings that stay in view and tell the sorting,
 * rows that keep their places under the pointer (rule 153), letter keys (rule 152), and cards in place of rows
 * on narrow screens. The roles are explicit, because some browsers drop a table's semantics under the style of
 * the cards.
 */
export function DataTable<Row extends RaRecord>({
  caption,
  rows,
  isPending = false,
  children,
  bulkActionButtons = false,
  onRowClick,
  rowClick = onRowClick && ((_id, _resource, row) => openBeside(row, onRowClick)),
  nameOf = idOf,
  ...table
}: DataTableProps<Row>) {
  const text = useText();
  const density = useStore(rowDensity);
  const { data = [] } = useListContextWithProps<Row>();
  const resource = useResourceContext() ?? OF_NO_LIST;
  const shown = rows ?? data;
  const steady = useSteadyRows(shown);
  const ofList = useRowsShown<Row>();
  const named = [...(rows ? [] : ofList.values()), ...steady.rows.map(({ row }) => row)];
  const names = new Map(named.map((row) => [row.id, nameOf(row)]));
  return (
    <SteadyRowsContext value={steady}>
      <CaptionContext value={caption}>
        <NamesOfRowsContext value={names}>
          <Paper
            variant="outlined"
            role="region"
            tabIndex={0}
            aria-label={`${caption}: ${text('table.scroll')}`}
            sx={[FRAME, evenRows(density), ACTS_STAY_IN_SIGHT, CARDS_ON_NARROW_SCREENS]}
          >
            {steady.waiting > 0 && <Waiting count={steady.waiting} />}
            <ReactAdminTable
              {...table}
              {...(rows && { data: [...rows], total: rows.length, isPending })}
              resource={resource}
              role="table"
              stickyHeader
              head={TableHead}
              body={TableBody}
              empty={false}
              rowClick={rowClick ?? false}
              bulkActionButtons={bulkActionButtons}
              bulkActionsToolbar={NO_TOOLBAR}
            >
              {children}
            </ReactAdminTable>
          </Paper>
          {bulkActionButtons && <BulkActs>{bulkActionButtons}</BulkActs>}
        </NamesOfRowsContext>
      </CaptionContext>
    </SteadyRowsContext>
  );
}

/** The acts on the selected rows stand below the table, where they move no row (see `BulkActs`). */
const NO_TOOLBAR = <></>;

/** Tables outside lists keep no columns of the reader's choice. */
const OF_NO_LIST = 'tables';

const idOf = ({ id }: RaRecord): string => String(id);

/** Tells react-admin that the row leads to no other page. */
function openBeside<Row>(row: Row, open: (row: Row) => void): false {
  open(row);
  return false;
}

/**
 * The number of new rows that will be shown once the pointer leaves; it takes up no space, so that nothing
 * moves.
 */
function Waiting({ count }: { count: number }) {
  const text = useText();
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        insetInlineStart: 0,
        blockSize: 0,
        zIndex: 4,
        display: 'flex',
        justifyContent: 'center',
      }}
    >
      <Box
        component="span"
        sx={{
          blockSize: 24,
          mt: 0.75,
          paddingInline: 1.5,
          borderRadius: 4,
          fontWeight: 700,
          fontSize: '0.8125rem',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {text('rows.new', { count })}
      </Box>
    </Box>
  );
}
