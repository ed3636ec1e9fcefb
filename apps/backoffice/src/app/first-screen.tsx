import { Box, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';
import { ActiveEvents } from '../resources/home/active-events.js';
import { CountStrip } from '../resources/home/count-strip.js';
import { FoldedOnPhone } from '../resources/home/folded-on-phone.js';
import { NowStream } from '../resources/home/now-stream.js';
import { useText } from '../shared/text.js';
import { Loading } from '../shared/ui/loading.js';
import { Page } from '../shared/ui/page.js';

/** The map and the table are loaded after the waiting list. */
const OpenRequests = lazy(async () => ({
  default: (await import('../resources/requests/open-requests.js')).OpenRequests,
}));
const AreasMap = lazy(async () => ({
  default: (await import('../resources/figures/areas-map.js')).AreasMap,
}));

/**
 * The waiting list with the map next to it. On the widest screens the map is larger, and the table is below
 * the waiting list only instead of below both.
 */
const BESIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) minmax(18rem, 21rem)',
    xl: 'minmax(0, 1fr) minmax(30rem, 38rem)',
  },
  gridTemplateRows: { xl: 'auto 1fr' },
};
const MAP = { minInlineSize: 0, gridRow: { xl: 'span 2' } };
const TABLE = { minInlineSize: 0, gridColumn: { lg: '1 / -1', xl: 'auto' } };

/**
 * The first screen, "Now": everything that waits, most urgent first; beside it the map with live needs and
 * running events; below it the table from the specification (rule 111). On a phone all but the waiting list is
 * folded, so that what waits is not pages away from what goes on.
 */
export function FirstScreen() {
  const text = useText();
  return (
    <Page title={text('home.title')}>
      <CountStrip />
      <Box sx={BESIDE}>
        <NowStream />
        <Stack spacing={2} sx={MAP}>
          <FoldedOnPhone title={text('now.map_and_events')}>
            <Suspense fallback={<Loading />}>
              <AreasMap />
            </Suspense>
            <ActiveEvents />
          </FoldedOnPhone>
        </Stack>
        <Stack spacing={2} sx={TABLE}>
          <FoldedOnPhone title={text('requests.open_title')}>
            <Suspense fallback={<Loading />}>
              <OpenRequests />
            </Suspense>
          </FoldedOnPhone>
        </Stack>
      </Box>
    </Page>
  );
}
