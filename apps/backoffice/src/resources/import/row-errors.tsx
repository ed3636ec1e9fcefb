import { DEFAULT_PAGE_SIZE } from '@karov/domain';
import Download from '@mui/icons-material/Download';
import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useAction } from '../../kit/use-action.js';
import { exchangeFile } from '../../shared/download.js';
import { useText } from '../../shared/text.js';
import { Pager } from '../../shared/ui/pager.js';
import { FaultyRow } from './faulty-row.js';
import type { RefusedRows } from './import-calls.js';

const MENDING = '/admin/volunteer/import/mending';

interface RowErrorsProps {
  refused: RefusedRows;
  file: File;
}

/** The errors in a refused file: a line for each row, page by page, and all of them as a file to correct. */
export function RowErrors({ refused: { rows, total }, file }: RowErrorsProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(DEFAULT_PAGE_SIZE);
  const mending = useAction({ run: () => exchangeFile(MENDING, file, 'volunteers-to-mend.xlsx') });
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  return (
    <Stack spacing={1.5}>
      <Alert severity="error">
        {text('import.errors', { count: total })}{' '}
        {rows.length < total && text('import.errors_shown', { shown: rows.length })}
      </Alert>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          loading={mending.isPending}
          onClick={() => mending.mutate()}
        >
          {text('import.mending')}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 18rem' }}>
          {text('import.mending_hint')}
        </Typography>
      </Stack>
      <Paper
        variant="outlined"
        component="ol"
        role="list"
        aria-label={text('import.errors_table')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((row) => (
          <FaultyRow key={row.row} row={row} />
        ))}
      </Paper>
      <Pager
        of={text('import.errors_table')}
        page={page}
        perPage={perPage}
        total={rows.length}
        onPage={setPage}
        onPerPage={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
    </Stack>
  );
}
