import { ValidationError } from '@karov/api-client';
import { Alert, Link } from '@mui/material';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';

/**
 * Offers the people who already have the typed number, if the reader may see them, instead of creating a
 * second account.
 */
export function SamePhone({ error, phone }: { error: unknown; phone: string }) {
  const text = useText();
  const isTaken = error instanceof ValidationError && error.code === 'PHONE_TAKEN';
  const { data } = useRead({
    key: ['same-phone', phone],
    enabled: isTaken,
    gcTime: 0,
    read: async (signal) =>
      (await api.list('/admin/users', { page: 1, perPage: 10, search: phone }, signal)).data,
  });
  if (!isTaken || !data || data.length === 0) return null;
  return (
    <Alert severity="info">
      {text('users.same_phone')}{' '}
      {data.map((person, at) => (
        <Fragment key={person.id}>
          {at > 0 && ', '}
          <Link component={RouterLink} to={`/volunteers-menu?modal=${person.id}`}>
            {person.full_name}
          </Link>
        </Fragment>
      ))}
    </Alert>
  );
}
