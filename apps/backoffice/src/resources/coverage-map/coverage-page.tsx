import type { Coverage, CoverageLocality } from '@karov/api-client';
import { colors } from '@karov/design';
import { Box, Link, Skeleton, Stack, Typography, useTheme } from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AudienceChoice } from '../../shared/broadcast/audience.js';
import { SendMessage } from '../../shared/broadcast/send-message.js';
import type { AreaPin, MapArea } from '../../shared/map/area-map.js';
import { type Translate, useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { NO_FILTERS, useCoverage } from './coverage-calls.js';
import { CoverageFilterForm } from './coverage-filters.js';
import { CoverageLegend } from './coverage-legend.js';
import { levelLook } from './level-look.js';

/** Fetched after the map, which the reader sees first. */
const CoverageList = lazy(async () => ({ default: (await import('./coverage-list.js')).CoverageList }));

const AreaMap = lazy(async () => ({ default: (await import('../../shared/map/area-map.js')).AreaMap }));

function pinOf(
  { key, label, lt, lng, level }: CoverageLocality,
  text: Translate,
  ink: (typeof colors)['light'],
): AreaPin {
  return {
    key,
    position: [lt, lng],
    label: text('coverage.pin', { place: label, level: text(`coverage.levels.${level}`) }),
    sign: text(`coverage.letters.${level}`),
    look: levelLook(level, ink),
  };
}

/** The number of decimals: a ten-thousandth of a degree is about ten metres. */
const DIGITS = 4;

/**
 * The audiences for a broadcast among the residents of the visible map: everybody, volunteers only, or help
 * seekers only.
 */
function audiencesOf({ south, west, north, east }: MapArea, text: Translate): AudienceChoice[] {
  const area = [south, west, north, east].map((edge) => edge.toFixed(DIGITS)).join(',');
  return [
    { id: 'all', label: text('broadcasts.map_audience.all'), audience: { filters: { area } } },
    {
      id: 'volunteer',
      label: text('broadcasts.map_audience.volunteer'),
      audience: { filters: { area, role: 'volunteer' } },
    },
    {
      id: 'user',
      label: text('broadcasts.map_audience.user'),
      audience: { filters: { area, role: 'user' } },
    },
  ];
}

/**
 * The map of places where a call would find nobody (rule 137 "Coverage map"). `beside` is shown above the map
 * when something waits.
 */
export function CoveragePage({ beside }: { beside?: ReactNode }) {
  const text = useText();
  const [filters, setFilters] = useState(NO_FILTERS);
  const { data, isError, refetch } = useCoverage(filters);
  return (
    <Page title={text('coverage.title')} intro={text('coverage.intro')} actions={<Ways />}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: beside ? 'minmax(0, 1fr) 24rem' : 'minmax(0, 1fr)',
          },
          alignItems: 'start',
        }}
      >
        {beside && (
          <Box
            component="section"
            aria-label={text('coverage.waiting')}
            sx={{ gridColumn: { lg: 2 }, gridRow: { lg: 1 } }}
          >
            {beside}
          </Box>
        )}
        <Stack spacing={2} sx={{ minInlineSize: 0, gridColumn: { lg: 1 }, gridRow: { lg: 1 } }}>
          <CoverageFilterForm filters={filters} onChange={setFilters} />
          {filters.phone && <Typography>{text('coverage.phone_hint')}</Typography>}
          {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
          {!data && !isError && <Skeleton variant="rounded" height={400} />}
          {data && <Found coverage={data} isByPhone={filters.phone} />}
        </Stack>
      </Box>
    </Page>
  );
}

function Ways() {
  const text = useText();
  return (
    <>
      <Link component={RouterLink} to="/">
        {text('coverage.to_figures')}
      </Link>
      <Link component={RouterLink} to="/volunteer-calls">
        {text('coverage.to_loads')}
      </Link>
    </>
  );
}

function Found({ coverage, isByPhone }: { coverage: Coverage; isByPhone: boolean }) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  const { localities, counted_at } = coverage;
  const [area, setArea] = useState<MapArea | null>(null);
  if (counted_at === null) return <Typography role="status">{text('coverage.not_counted')}</Typography>;
  if (localities.length === 0)
    return <EmptyState title={text('coverage.empty')} hint={text('coverage.empty_hint')} />;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('coverage.counted_at')} <RelativeTime at={counted_at} />
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Suspense fallback={<Loading />}>
          <CoverageList localities={localities} isByPhone={isByPhone} />
        </Suspense>
        <Stack spacing={2}>
          <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
            {/* the weakest levels are drawn last, on top */}
            <AreaMap
              label={text('coverage.map')}
              pins={localities.toReversed().map((locality) => pinOf(locality, text, ink))}
              onArea={setArea}
            />
          </Suspense>
          {area && (
            <Box>
              <SendMessage label={text('broadcasts.send_to_area')} choices={audiencesOf(area, text)} />
            </Box>
          )}
          <CoverageLegend near_km={coverage.near_km} reach_km={coverage.reach_km} />
        </Stack>
      </Box>
    </>
  );
}
