import type { DistrictCover, NamedPerson } from '@karov/api-client';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useReads } from '../../../kit/reads.js';
import { useAction } from '../../../kit/use-action.js';
import { api } from '../../../shared/api.js';
import { useText } from '../../../shared/text.js';
import { SelectField } from '../../../shared/ui/select-field.js';
import { COVER_KEY } from './region-cover.js';

interface DistrictManagersProps {
  district: DistrictCover;
  managers: readonly NamedPerson[];
}

/** The managers of the chosen district, each with a link to their card, and a button to add another. */
export function DistrictManagers({ district, managers }: DistrictManagersProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Stack
      component="section"
      spacing={1.5}
      aria-labelledby={titleId}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <Typography id={titleId} variant="h2" sx={{ fontSize: '1.125rem' }}>
        {text('region_cover.chosen', { region: district.label })}
      </Typography>
      {district.managers.length === 0 && <Typography>{text('region_cover.none')}</Typography>}
      {district.managers.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
          {district.managers.map(({ id, full_name }) => (
            <li key={id}>
              <Link
                component={RouterLink}
                to={`/volunteers-menu/${id}`}
                sx={{ display: 'inline-block', minBlockSize: 24 }}
              >
                {full_name}
              </Link>
            </li>
          ))}
        </Box>
      )}
      <AddManager district={district} managers={managers} />
    </Stack>
  );
}

function AddManager({ district, managers }: DistrictManagersProps) {
  const text = useText();
  const notify = useNotify();
  const queries = useReads();
  const [chosen, setChosen] = useState('');
  const others = managers.filter(({ id }) => !district.managers.some((manager) => manager.id === id));
  const add = useAction({
    run: () =>
      api.act('POST', '/admin/user/region-permissions', {
        body: { user_id: Number(chosen), state_ids: [district.key], country_ids: [] },
      }),
    shows: 'every field',
    onDone: async () => {
      notify(text('users.regions_saved'), { type: 'success' });
      setChosen('');
      await queries.again(COVER_KEY);
    },
  });
  const { fault } = add;
  if (others.length === 0)
    return (
      <Typography color="text.secondary">
        {text(managers.length === 0 ? 'region_cover.no_managers' : 'region_cover.all_there')}{' '}
        <Link component={RouterLink} to="/volunteers-menu">
          {text('region_cover.to_people')}
        </Link>
      </Typography>
    );
  return (
    <>
      <SelectField
        label={text('region_cover.add_label')}
        value={chosen}
        emptyLabel={text('users.choose')}
        choices={others.map(({ id, full_name }) => ({ id, label: full_name }))}
        error={fault !== undefined}
        helperText={fault ?? text('region_cover.add_hint')}
        onChange={({ target }) => {
          setChosen(target.value);
          add.reset();
        }}
      />
      <Button
        variant="contained"
        disabled={chosen === ''}
        loading={add.isPending}
        onClick={() => add.mutate()}
        sx={{ alignSelf: 'start' }}
      >
        {text('region_cover.add', { region: district.label })}
      </Button>
    </>
  );
}
