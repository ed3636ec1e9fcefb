import { Skeleton, Typography } from '@mui/material';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
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
    <DataTable caption={text('figures.areas')} rows={data.map((area) => ({ ...area, id: area.key }))}>
      <Col source="label" label="figures.area" disableSort />
      <Col source="open_needs" label="figures.open_needs" disableSort />
      <Col source="emergencies" label="figures.emergencies" disableSort />
      <Col source="active_events" label="figures.active_events" disableSort />
    </DataTable>
  );
}
