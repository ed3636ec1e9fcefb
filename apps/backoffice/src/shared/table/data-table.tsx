import { useStore } from '@karov/web';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  Box,
  Button,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { rowDensity } from '../look/row-density.js';
import { useText } from '../text.js';
import type { Column } from './column.js';
import { ACTS_STAY_IN_SIGHT } from './table-acts.js';
import { CARDS_ON_NARROW_SCREENS } from './table-cards.js';
import { BodyRow } from './table-row.js';
import { evenRows } from './table-rows.js';
import { useRowKeys } from './use-row-keys.js';
import { useSteadyRows } from './use-steady-rows.js';

/** How a table is sorted, in react-admin's terms. */
interface Sorting {
  field: string;
  order: 'ASC' | 'DESC';
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  isLoading?: boolean;
  /** the number of placeholder rows while loading */
  placeholderRows?: number;
  sort?: Sorting;
  onSort?: (field: string) => void;
  onRowClick?: (row: Row) => void;
}

/** Makes a link large enough as a target (WCAG 2.5.8). */
const LINK = { display: 'inline-block', minBlockSize: 24, minInlineSize: 24, lineHeight: '24px' } as const;

function SortableHead({
  label,
  field,
  sort,
  onSort,
}: {
  label: string;
  field: string;
  sort?: Sorting;
  onSort: (field: string) => void;
}) {
  const isSorted = sort?.field === field;
  const Arrow = sort?.order === 'ASC' ? ArrowUpward : ArrowDownward;
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => onSort(field)}
      sx={{
        p: 0,
        minInlineSize: 24,
        minBlockSize: 24,
        fontWeight: 700,
        textAlign: 'start',
        justifyContent: 'start',
      }}
      endIcon={isSorted ? <Arrow aria-hidden fontSize="small" /> : undefined}
    >
      {label}
    </Button>
  );
}

/**
 * The only table component of the back office: a caption, headings that stay in view and show the sorting,
 * rows of a fixed shape. On narrow screens each row is a card; the roles are explicit, because some browsers
 * drop a table's semantics under the style of the cards. The lists that react-admin provides fail
 * accessibility checks (unnamed checkboxes, prohibited attributes, contrast, no heading).
 */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, isLoading = false, placeholderRows = 5, sort, onSort, onRowClick } = props;
  const text = useText();
  const ariaSort = (field?: string) =>
    field && sort?.field === field ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined;
  const density = useStore(rowDensity);
  const { rows: shown, waiting, holding } = useSteadyRows(rows);
  const body = useRowKeys(rows);

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      tabIndex={0}
      aria-label={`${caption}: ${text('table.scroll')}`}
      sx={[
        {
          position: 'relative',
          maxBlockSize: '70vh',
          overflow: 'auto',
          '& tbody a:not([role="menuitem"])': LINK,
        },
        evenRows(density),
        ACTS_STAY_IN_SIGHT,
        CARDS_ON_NARROW_SCREENS,
      ]}
    >
      {waiting > 0 && <Waiting count={waiting} />}
      <Table role="table" stickyHeader size="small" aria-busy={isLoading}>
        <Box
          component="caption"
          sx={{
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            p: '0 !important',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          }}
        >
          {caption}
        </Box>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ key, label, head, sortField, width }) => (
              <TableCell
                key={key}
                component="th"
                scope="col"
                role="columnheader"
                data-column={key}
                data-sortable={head !== undefined || (sortField !== undefined && onSort !== undefined)}
                aria-sort={ariaSort(sortField)}
                sx={{ fontWeight: 700, inlineSize: width }}
              >
                {sortField && onSort ? (
                  <SortableHead label={label} field={sortField} sort={sort} onSort={onSort} />
                ) : (
                  (head ?? label)
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup" ref={body} data-rows {...holding}>
          {isLoading &&
            Array.from({ length: placeholderRows }, (_, index) => (
              <TableRow key={index} role="row">
                {columns.map(({ key }) => (
                  <TableCell key={key} role="cell">
                    <Skeleton />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          {!isLoading &&
            shown.map((one) => (
              <BodyRow key={one.row.id} shown={one} columns={columns} onOpen={onRowClick} />
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
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
