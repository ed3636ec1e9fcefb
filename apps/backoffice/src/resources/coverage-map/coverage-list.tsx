import type { CoverageLocality } from '@karov/api-client';
import { Button, Typography } from '@mui/material';
import { type ReactElement, useMemo, useState } from 'react';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { type Translate, useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { LEVEL_TONES } from './level-look.js';

const STEP = 25;
type Row = CoverageLocality & { id: string };

function Distance({ row, text }: { row: Row; text: Translate }) {
  if (row.worst_km === null) return text('coverage.no_volunteer');
  return (
    <>
      <div style={{ whiteSpace: 'nowrap' }}>
        {row.median_km !== null && text('coverage.median', { km: row.median_km })}
      </div>
      <div style={{ whiteSpace: 'nowrap' }}>{text('coverage.worst', { km: row.worst_km })}</div>
    </>
  );
}

function columnsOf(text: Translate, isByPhone: boolean): ReactElement[] {
  return [
    <Col<Row>
      key="place"
      source="place"
      label="coverage.place"
      disableSort
      render={({ label }) => <strong>{label}</strong>}
    />,
    <Col<Row>
      key="level"
      source="level"
      label="coverage.level"
      disableSort
      render={({ level }) => (
        <StatusChip tone={LEVEL_TONES[level]} label={text(`coverage.levels.${level}`)} isShort />
      )}
    />,
    <Col<Row>
      key="free"
      source="free"
      label="coverage.free"
      disableSort
      render={({ free_volunteers }) => free_volunteers}
    />,
    <Col<Row>
      key="people"
      source="people"
      label="coverage.people"
      disableSort
      render={({ seekers }) => seekers ?? text('coverage.few_people')}
    />,
    <Col<Row>
      key="needs"
      source="needs"
      label="coverage.needs"
      disableSort
      render={({ open_needs }) => open_needs}
    />,
    ...(isByPhone
      ? []
      : [
          <Col<Row>
            key="distance"
            source="distance"
            label="coverage.distance"
            disableSort
            render={(row: Row) => <Distance row={row} text={text} />}
          />,
        ]),
  ];
}

interface CoverageListProps {
  localities: readonly CoverageLocality[];
  isByPhone: boolean;
}

/** The localities, gaps first: what the map shows, in words and numbers. */
export function CoverageList({ localities, isByPhone }: CoverageListProps) {
  const text = useText();
  const [shown, setShown] = useState(STEP);
  const columns = useMemo(() => columnsOf(text, isByPhone), [text, isByPhone]);
  const left = localities.length - shown;
  return (
    <div>
      <DataTable
        caption={text('coverage.list')}
        rows={localities.slice(0, shown).map((row) => ({ ...row, id: row.key }))}
      >
        {columns}
      </DataTable>
      {left > 0 && (
        <Button onClick={() => setShown(shown + STEP)}>{text('coverage.more', { count: left })}</Button>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {text('coverage.privacy')}
      </Typography>
    </div>
  );
}
