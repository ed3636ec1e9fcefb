import { Box, TableHead as MuiTableHead, TableCell, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { createContext, type ReactNode, useContext } from 'react';
import { useDataTableCallbacksContext, useDataTableConfigContext } from 'react-admin';
import { SelectPage } from './select-rows.js';

/** The caption of the table around a component. */
export const CaptionContext = createContext('');

/** The caption of a table, and its row of headings. */
export function TableHead({ children }: { children?: ReactNode }) {
  const caption = useContext(CaptionContext);
  const { hasBulkActions = false } = useDataTableConfigContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <>
      <Box component="caption" sx={{ ...visuallyHidden, insetBlockStart: 0, p: '0 !important' }}>
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
