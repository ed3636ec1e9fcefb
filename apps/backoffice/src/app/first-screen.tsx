import { Box, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';
import { ActiveEvents } from '../resources/home/active-events.js';
import { CountStrip } from '../resources/home/count-strip.js';
import { NowStream } from '../resources/home/now-stream.js';
import { useText } from '../shared/text.js';
import { Loading } from '../shared/ui/loading.js';
import { Page } from '../shared/ui/page.js';

/** The map, the table and the figures come after what waits. */
const OpenRequests = lazy(async () => ({ default: (await import('../resources/requests/open-requests.js')).OpenRequests }));
const AreasMap = lazy(async () => ({ default: (await import('../resources/figures/areas-map.js')).AreasMap }));
const Figures = lazy(async () => ({ default: (await import('../resources/figures/figures.js')).Figures }));

const BESIDE = { display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(20rem, 26rem)' } };

/** Now: all that waits, most urgent first; beside it the map of all that is live and the events that run; below it the specification's table and figures (rule 111). */
export function FirstScreen() {
  const text = useText();
  return (
    <Page title={text('home.title')}>
      <CountStrip />
      <Box sx={BESIDE}>
        <NowStream />
        <Stack spacing={2} sx={{ minInlineSize: 0 }}>
          <Suspense fallback={<Loading />}>
            <AreasMap />
          </Suspense>
          <ActiveEvents />
        </Stack>
      </Box>
      <Suspense fallback={<Loading />}>
        <OpenRequests />
        <Figures />
      </Suspense>
    </Page>
  );
}
