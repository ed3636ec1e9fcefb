import { Box, TableHead as MuiTableHead, TableCell, TableRow } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { useDataTableCallbacksContext, useDataTableConfigContext } from 'react-admin';
import { SelectPage } from './select-rows.js';

/** The caption of the table around a component. */
export const CaptionContext = createContext('');

/** Read out, never seen; the frame of the table is its positioned parent. */
const HIDDEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  p: '0 !important',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The caption of a table, and its row of headings. */
export function TableHead({ children }: { children?: ReactNode }) {
  const caption = useContext(CaptionContext);
  const { hasBulkActions = false } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <>
      <Box component="caption" sx={HIDDEN}>
        {caption}
      </Box>
      <MuiTableHead role="rowgroup">
        <TableRow role="row">
          {hasBulkActions && handleToggleItem && (
            <TableCell role="columnheader" padding="checkbox" data-column="select" data-sortable>
              <SelectPage />
            </TableCell>
          )}
          {children}
        </TableRow>
      </MuiTableHead>
    </>
  );
}
