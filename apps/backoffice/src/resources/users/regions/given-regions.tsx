import type { RegionPermissionRow, UserRow } from '@karov/api-client';
import { Alert, Button, List, ListItem, ListItemText } from '@mui/material';
import { useNotify } from 'react-admin';
import { useRead, useReads } from '../../../kit/reads.js';
import { useAction } from '../../../kit/use-action.js';
import { api } from '../../../shared/api.js';
import { useText } from '../../../shared/text.js';
import { LoadFailure } from '../../../shared/ui/load-failure.js';
import { Loading } from '../../../shared/ui/loading.js';
import { COVER_KEY } from './region-cover.js';

const GIVEN_KEY = 'regions-of';
const ALL = 1000;

/** Returns a function that reports a change in a person's regions and reloads the screens that show them. */
export function useRegionsChanged(userId: number): () => void {
  const text = useText();
  const notify = useNotify();
  const queries = useReads();
  return () => {
    notify(text('users.regions_saved'), { type: 'success' });
    for (const queryKey of [[GIVEN_KEY, userId], COVER_KEY]) void queries.again(queryKey);
  };
}

/** A person's regions, each with a button to remove it at once (rule 94). */
export function GivenRegions({ user }: { user: UserRow }) {
  const text = useText();
  const given = useRead({
    key: [GIVEN_KEY, user.id],
    gcTime: 0,
    read: async (signal) =>
      (
        await api.list(
          '/admin/user/region-permissions',
          { page: 1, perPage: ALL, filters: { user_id: String(user.id) } },
          signal,
        )
      ).data,
  });
  const onChanged = useRegionsChanged(user.id);
  const take = useAction({
    run: (id: number) =>
      api.act('DELETE', '/admin/user/region-permissions/{id}', { params: { path: { id } } }),
    onDone: onChanged,
  });
  const nameOf = ({ country, state }: RegionPermissionRow) =>
    state?.label ?? text('users.whole_country', { country: country.label });
  if (given.isPending) return <Loading />;
  if (given.isError) return <LoadFailure onRetry={() => void given.refetch()} />;
  if (given.data.length === 0)
    return (
      <Alert severity="info">
        {text(
          user.roles.some(({ name }) => name === 'admin') ? 'users.regions_none_admin' : 'users.regions_none',
        )}
      </Alert>
    );
  return (
    <List dense aria-label={text('users.regions_given')}>
      {given.data.map((row) => (
        <ListItem
          key={row.id}
          secondaryAction={
            <Button
              size="small"
              color="error"
              aria-label={text('users.region_take_of', { region: nameOf(row) })}
              onClick={() => take.mutate(row.id)}
            >
              {text('users.region_take')}
            </Button>
          }
        >
          <ListItemText primary={nameOf(row)} />
        </ListItem>
      ))}
    </List>
  );
}
