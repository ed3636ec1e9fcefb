import type { UserRow } from '@karov/api-client';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Stack } from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';
import { useRead } from '../../../kit/reads.js';
import { useAction } from '../../../kit/use-action.js';
import { api } from '../../../shared/api.js';
import { useText } from '../../../shared/text.js';
import { LoadFailure } from '../../../shared/ui/load-failure.js';
import { SelectField } from '../../../shared/ui/select-field.js';
import { useIsPhone } from '../../../shared/use-is-phone.js';
import { DistrictList } from './district-list.js';
import { GivenRegions, useRegionsChanged } from './given-regions.js';
import { useRegionCover } from './region-cover.js';

const DistrictMap = lazy(async () => ({ default: (await import('./district-map.js')).DistrictMap }));

/** The country that is selected at first. */
const FIRST_COUNTRY = 'IL';
/** The entry that means the whole country. */
const WHOLE = '*';

/**
 * The dialog that sets where a person may work. Regions are added and removed one by one, with immediate
 * effect (rules 51, 94). The map beside it shows who works where; a choice there selects the region to add.
 */
export function RegionsDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const [country, setCountry] = useState(FIRST_COUNTRY);
  const [chosen, setChosen] = useState('');
  const states = useRead({
    key: ['states', country],
    read: (signal) =>
      api.get('/states', { params: { query: { 'filters[country_ids][]': country } }, signal }),
  });
  const countries = useRead({
    key: ['countries'],
    read: (signal) => api.get('/countries', { signal }),
  });
  const countryName = countries.data?.find(({ id }) => id === country)?.label ?? country;
  const onChanged = useRegionsChanged(user.id);
  const cover = useRegionCover();
  const isNarrow = useIsPhone();
  const chosenDistrict = country === FIRST_COUNTRY ? chosen : null;
  const choose = (key: string) => {
    setCountry(FIRST_COUNTRY);
    setChosen(key);
    add.reset();
  };
  const add = useAction({
    run: () =>
      api.act('POST', '/admin/user/region-permissions', {
        body:
          chosen === WHOLE
            ? { user_id: user.id, state_ids: [], country_ids: [country] }
            : { user_id: user.id, state_ids: [chosen], country_ids: [country] },
      }),
    shows: 'every field',
    onDone: () => {
      setChosen('');
      onChanged();
    },
  });
  const { fault } = add;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth fullScreen={isNarrow} maxWidth="lg">
      <DialogTitle id={titleId} component="h2">
        {text('users.regions_title', { name: user.full_name })}
      </DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2}>
          <GivenRegions user={user} />
          <SelectField
            label={text('users.country')}
            value={country}
            choices={countries.data ?? []}
            onChange={({ target }) => {
              setCountry(target.value);
              setChosen('');
              add.reset();
            }}
          />
          <SelectField
            label={text('users.region_add_label')}
            value={chosen}
            emptyLabel={text('users.choose')}
            choices={[
              { id: WHOLE, label: text('users.whole_country', { country: countryName }) },
              ...(states.data ?? []),
            ]}
            error={fault !== undefined}
            helperText={fault}
            onChange={({ target }) => {
              setChosen(target.value);
              add.reset();
            }}
          />
          {cover.data && (
            <DistrictList districts={cover.data.districts} chosen={chosenDistrict} onChoose={choose} />
          )}
        </Stack>
        <Suspense fallback={<Skeleton variant="rounded" height={520} />}>
          {cover.data && (
            <DistrictMap districts={cover.data.districts} chosen={chosenDistrict} onChoose={choose} />
          )}
          {cover.isError && !cover.data && <LoadFailure onRetry={() => void cover.refetch()} />}
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('common.words.close')}</Button>
        <Button
          variant="contained"
          disabled={chosen === ''}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          {text('users.region_add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
