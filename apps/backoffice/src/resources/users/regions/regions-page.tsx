import type { RegionCover } from '@karov/api-client';
import { Alert, Box, Skeleton, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../shared/text.js';
import { LoadFailure } from '../../../shared/ui/load-failure.js';
import { Page } from '../../../shared/ui/page.js';
import { DistrictList } from './district-list.js';
import { DistrictManagers } from './district-managers.js';
import { useRegionCover } from './region-cover.js';

const DistrictMap = lazy(async () => ({ default: (await import('./district-map.js')).DistrictMap }));

/**
 * The managers of each district, and the districts without one: a list, and a map that shows the same (rules
 * 51, 94).
 */
export function RegionsPage() {
  const text = useText();
  const { data, isError, refetch } = useRegionCover();
  return (
    <Page title={text('region_cover.title')} intro={text('region_cover.intro')}>
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton variant="rounded" height={400} />}
      {data && <Cover cover={data} />}
    </Page>
  );
}

function Cover({ cover: { districts, managers } }: { cover: RegionCover }) {
  const [key, setKey] = useState<string | null>(null);
  const chosen = districts.find((district) => district.key === key);
  return (
    <>
      <Gaps districts={districts} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2}>
          <DistrictList districts={districts} chosen={key} onChoose={setKey} />
          {chosen && <DistrictManagers key={chosen.key} district={chosen} managers={managers} />}
        </Stack>
        <Suspense fallback={<Skeleton variant="rounded" height={520} />}>
          <DistrictMap districts={districts} chosen={key} onChoose={setKey} />
        </Suspense>
      </Box>
    </>
  );
}

/** The names of the districts without a manager; announced again when one of them gets a manager. */
function Gaps({ districts }: Pick<RegionCover, 'districts'>) {
  const text = useText();
  const gaps = districts.filter(({ managers }) => managers.length === 0);
  return (
    <Alert role="status" severity={gaps.length > 0 ? 'warning' : 'success'}>
      {gaps.length > 0
        ? text('region_cover.gaps', {
            count: gaps.length,
            regions: gaps.map(({ label }) => label).join(', '),
          })
        : text('region_cover.no_gap')}
    </Alert>
  );
}
