import type { FigureDay } from '@karov/api-client';
import { colors } from '@karov/design';
import { DATE_TAGS, FIGURES, type FigureName } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Box, useTheme } from '@mui/material';
import RtlProvider from '@mui/system/RtlProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { useText } from '../../shared/text.js';

const SHAPES: Readonly<Record<FigureName, 'circle' | 'square' | 'diamond' | 'triangle'>> = {
  requests: 'circle',
  buddies: 'square',
  volunteers: 'diamond',
  seekers: 'triangle',
};
/** The maximum number of days for which the lines have marks. */
const MARKED_DAYS = 62;

/** The figures as lines, distinguished by colour and mark; the table below contains the same numbers. */
export function DayChart({ days }: { days: readonly FigureDay[] }) {
  const text = useText();
  const locale = useLocale();
  const ink = colors[useTheme().palette.mode];
  const color: Readonly<Record<FigureName, string>> = {
    requests: ink.danger,
    buddies: ink.done,
    volunteers: ink.brand,
    seekers: ink.info,
  };
  const shortDay = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'numeric',
  });
  return (
    <Box role="img" aria-label={`${text('figures.chart')}. ${text('figures.chart_hint')}`} dir="ltr">
      {/* time goes from left to right in both languages, so the axes are drawn as in English */}
      <RtlProvider value={false}>
        <LineChart
          height={300}
          skipAnimation
          xAxis={[
            {
              data: days.map(({ day }) => new Date(`${day}T00:00:00Z`)),
              scaleType: 'point',
              valueFormatter: (day: Date) => shortDay.format(day),
            },
          ]}
          yAxis={[{ tickMinStep: 1, min: 0 }]}
          series={FIGURES.map((name) => ({
            id: name,
            label: text(`figures.${name}`),
            data: days.map((day) => day[name]),
            color: color[name],
            shape: SHAPES[name],
            showMark: days.length <= MARKED_DAYS,
            curve: 'linear',
          }))}
        />
      </RtlProvider>
    </Box>
  );
}
