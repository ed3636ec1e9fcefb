import type { ImportRowError } from '@karov/api-client';
import { DEFAULT_PAGE_SIZE } from '@karov/domain';
import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { useText, type Translate } from '../../shared/text.js';
import type { Column } from '../../shared/table/column.js';
import { DataTable } from '../../shared/table/data-table.js';
import { Pager } from '../../shared/ui/pager.js';
import type { RefusedRows } from './import-calls.js';

type Shown = ImportRowError & { id: number };

function columnsOf(text: Translate): Column<Shown>[] {
  return [
    { key: 'row', label: text('import.row'), render: ({ row }) => row },
    {
      key: 'values',
      label: text('import.row_values'),
      render: ({ values }) =>
        Object.entries(values).map(([field, value]) => (
          <div key={field}>
            <bdi>{field}</bdi>: <bdi>{value}</bdi>
          </div>
        )),
    },
    {
      key: 'errors',
      label: text('import.row_errors'),
      render: ({ errors }) =>
        Object.entries(errors).map(([field, texts]) => (
          <div key={field}>
            <bdi>{field}</bdi>: {texts.join(' ')}
          </div>
        )),
    },
  ];
}

/** The rows with errors, a page at a time. */
export function RowErrors({ refused }: { refused: RefusedRows }) {
  const text = useText();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(DEFAULT_PAGE_SIZE);
  const { rows, total } = refused;
  const shown = rows.slice((page - 1) * perPage, page * perPage).map((row, index) => ({ ...row, id: (page - 1) * perPage + index }));
  return (
    <Stack spacing={1.5}>
      <Alert severity="error">
        {text('import.errors', { count: total })} {rows.length < total && text('import.errors_shown', { shown: rows.length })}
      </Alert>
      <DataTable caption={text('import.errors_table')} columns={columnsOf(text)} rows={shown} />
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
