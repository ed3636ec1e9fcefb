import { Box, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';
import { Areas } from './areas.js';
import { AdminCounters, ManagerCounters } from './counters.js';
import { DayFigures } from './day-figures.js';
import { GroupFigures } from './group-figures.js';
import { RangeForm, usualRange } from './range-form.js';

function Part({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ minInlineSize: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {intro !== undefined && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {intro}
        </Typography>
      )}
      {children}
    </Box>
  );
}

/** The page of the figures. */
export function FiguresPage() {
  const text = useText();
  return (
    <Page title={text('figures.title')}>
      <Figures />
    </Page>
  );
}

/** A range of days, its counters, its days and groups, and the list of needs and events by place (rules 69, 137). */
function Figures() {
  const text = useText();
  const isAdmin = useIsAdmin();
  const [range, setRange] = useState(usualRange);
  return (
    <Stack component="section" spacing={2.5} aria-label={text('figures.title')} sx={{ minInlineSize: 0 }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'baseline' }}>
        {isAdmin && (
          <Link component={RouterLink} to="/coverage-map-menu">
            {text('figures.coverage')}
          </Link>
        )}
        <Link component={RouterLink} to="/volunteer-calls">
          {text('figures.loads')}
        </Link>
      </Stack>
      <Typography color="text.secondary">{text('figures.intro')}</Typography>
      <RangeForm range={range} onRange={setRange} />
      <div>{isAdmin ? <AdminCounters range={range} /> : <ManagerCounters range={range} />}</div>
      <Part id="figures-days" title={text('figures.by_day')}>
        <DayFigures range={range} />
      </Part>
      <Part id="figures-groups" title={text('figures.by_group')}>
        <GroupFigures range={range} />
      </Part>
      <Part id="figures-areas" title={text('figures.areas')} intro={text('figures.areas_intro')}>
        <Areas />
      </Part>
    </Stack>
  );
}
