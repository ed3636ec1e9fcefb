import type { FigureDistrict, FigureKind } from '@karov/api-client';
import { type DayRange, FIGURES } from '@karov/domain';
import { Box, Typography } from '@mui/material';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
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
        isPending={isPending}
        rows={(data?.districts ?? []).map((row) => ({ ...row, id: row.key }))}
      >
        <Col<FigureDistrict>
          source="district"
          label="figures.district"
          disableSort
          render={({ label }) => label || text('figures.no_district')}
        />
        {FIGURES.map((name) => (
          <Col<FigureDistrict>
            key={name}
            source={name}
            label={`figures.${name}`}
            disableSort
            render={(row) => row[name]}
          />
        ))}
      </DataTable>
      <DataTable
        caption={text('figures.by_kind')}
        isPending={isPending}
        rows={(data?.kinds ?? []).map((row: FigureKind) => ({ ...row, id: `${row.kind} ${row.id}` }))}
      >
        <Col<FigureKind>
          source="kind"
          label="figures.kind"
          disableSort
          render={({ kind, label }) =>
            kind === 'event' ? text('figures.kind_event', { name: label }) : label
          }
        />
        <Col source="requests" label="figures.requests" disableSort />
        <Col source="buddies" label="figures.buddies" disableSort />
      </DataTable>
    </Box>
  );
}
