import type { FigureDay } from '@karov/api-client';
import { type DayRange, FIGURES } from '@karov/domain';
import { useLocale } from '@karov/web';
import Download from '@mui/icons-material/Download';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { useAction } from '../../kit/use-action.js';
import { downloadFile } from '../../shared/download.js';
import { useText } from '../../shared/text.js';
import { shownDay } from '../../shared/time.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Pager } from '../../shared/ui/pager.js';
import { useDays } from './figure-calls.js';

const DayChart = lazy(async () => ({ default: (await import('./day-chart.js')).DayChart }));
const CHART_HEIGHT = 300;
const FIRST_PAGE_SIZE = 10;

/** The figures of each day: as a chart, a table and a file. */
export function DayFigures({ range }: { range: DayRange }) {
  const text = useText();
  const { data, isError, refetch } = useDays(range);
  const save = useAction({
    run: () =>
      downloadFile(
        '/staff/dashboard/days',
        { export: true, 'filters[from_date]': range.from, 'filters[to_date]': range.to },
        `${text('figures.title')}.xlsx`,
      ),
  });
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={CHART_HEIGHT} />;
  const isEmpty = data.every((day) => FIGURES.every((name) => day[name] === 0));
  if (isEmpty) return <Typography color="text.secondary">{text('figures.nothing')}</Typography>;
  return (
    <Stack spacing={2} sx={{ minInlineSize: 0 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        <DayChart days={data} />
      </Suspense>
      <Button
        variant="outlined"
        startIcon={<Download />}
        loading={save.isPending}
        onClick={() => save.mutate()}
        sx={{ alignSelf: 'start' }}
      >
        {text('figures.export')}
      </Button>
      <DayTable key={`${range.from} ${range.to}`} days={data} />
    </Stack>
  );
}

/** The figures of each day as a table, newest first. */
function DayTable({ days }: { days: readonly FigureDay[] }) {
  const text = useText();
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(FIRST_PAGE_SIZE);
  const rows = days.toReversed().map((day) => ({ ...day, id: day.day }));
  return (
    <>
      <DataTable caption={text('figures.table')} rows={rows.slice((page - 1) * perPage, page * perPage)}>
        <Col<FigureDay>
          source="day"
          label="figures.day"
          disableSort
          render={({ day }) => shownDay(day, locale)}
        />
        {FIGURES.map((name) => (
          <Col<FigureDay>
            key={name}
            source={name}
            label={`figures.${name}`}
            disableSort
            render={(day: FigureDay) => day[name]}
          />
        ))}
      </DataTable>
      <Pager
        of={text('figures.table')}
        page={page}
        perPage={perPage}
        total={rows.length}
        onPage={setPage}
        onPerPage={(count) => {
          setPerPage(count);
          setPage(1);
        }}
      />
    </>
  );
}
