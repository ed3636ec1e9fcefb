import type { CoverageLocality } from '@karov/api-client';
import { Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import type { Column } from '../../shared/table/column.js';
import { DataTable } from '../../shared/table/data-table.js';
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

function columnsOf(text: Translate, isByPhone: boolean): Column<Row>[] {
  return [
    { key: 'place', label: text('coverage.place'), render: ({ label }) => <strong>{label}</strong> },
    {
      key: 'level',
      label: text('coverage.level'),
      render: ({ level }) => (
        <StatusChip tone={LEVEL_TONES[level]} label={text(`coverage.levels.${level}`)} isShort />
      ),
    },
    { key: 'free', label: text('coverage.free'), render: ({ free_volunteers }) => free_volunteers },
    {
      key: 'people',
      label: text('coverage.people'),
      render: ({ seekers }) => seekers ?? text('coverage.few_people'),
    },
    { key: 'needs', label: text('coverage.needs'), render: ({ open_needs }) => open_needs },
    ...(isByPhone
      ? []
      : [
          {
            key: 'distance',
            label: text('coverage.distance'),
            render: (row: Row) => <Distance row={row} text={text} />,
          },
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
        columns={columns}
        rows={localities.slice(0, shown).map((row) => ({ ...row, id: row.key }))}
      />
      {left > 0 && (
        <Button onClick={() => setShown(shown + STEP)}>{text('coverage.more', { count: left })}</Button>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {text('coverage.privacy')}
      </Typography>
    </div>
  );
}
