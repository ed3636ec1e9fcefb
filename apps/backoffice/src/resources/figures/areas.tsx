import { Skeleton, Typography } from '@mui/material';
import { DataTable } from '../../shared/table/data-table.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useAreas } from './figure-calls.js';

/**
 * Open needs and active events by locality: the map of the first screen as a list. It never shows individual
 * people.
 */
export function Areas() {
  const text = useText();
  const { data, isError, refetch } = useAreas();
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={280} />;
  if (data.length === 0) return <Typography color="text.secondary">{text('figures.no_areas')}</Typography>;
  return (
    <DataTable
      caption={text('figures.areas')}
      columns={[
        { key: 'area', label: text('figures.area'), render: ({ label }) => label },
        { key: 'open_needs', label: text('figures.open_needs'), render: ({ open_needs }) => open_needs },
        { key: 'emergencies', label: text('figures.emergencies'), render: ({ emergencies }) => emergencies },
        {
          key: 'active_events',
          label: text('figures.active_events'),
          render: ({ active_events }) => active_events,
        },
      ]}
      rows={data.map((area) => ({ ...area, id: area.key }))}
    />
  );
}
