import type { FigureDistrict, FigureKind } from '@karov/api-client';
import { type DayRange, FIGURES } from '@karov/domain';
import { Box, Typography } from '@mui/material';
import { DataTable } from '../../shared/table/data-table.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useGroups } from './figure-calls.js';

/** The figures by district, and requests by kind. */
export function GroupFigures({ range }: { range: DayRange }) {
  const text = useText();
  const { data, isPending, isError, refetch } = useGroups(range);
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (data && data.districts.length + data.kinds.length === 0)
    return <Typography color="text.secondary">{text('figures.nothing')}</Typography>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <DataTable
        caption={text('figures.by_district')}
        isLoading={isPending}
        columns={[
          {
            key: 'district',
            label: text('figures.district'),
            render: ({ label }) => label || text('figures.no_district'),
          },
          ...FIGURES.map((name) => ({
            key: name,
            label: text(`figures.${name}`),
            render: (row: FigureDistrict) => row[name],
          })),
        ]}
        rows={(data?.districts ?? []).map((row) => ({ ...row, id: row.key }))}
      />
      <DataTable
        caption={text('figures.by_kind')}
        isLoading={isPending}
        columns={[
          {
            key: 'kind',
            label: text('figures.kind'),
            render: ({ kind, label }) =>
              kind === 'event' ? text('figures.kind_event', { name: label }) : label,
          },
          { key: 'requests', label: text('figures.requests'), render: ({ requests }) => requests },
          { key: 'buddies', label: text('figures.buddies'), render: ({ buddies }) => buddies },
        ]}
        rows={(data?.kinds ?? []).map((row: FigureKind) => ({ ...row, id: `${row.kind} ${row.id}` }))}
      />
    </Box>
  );
}
