import { ValidationError } from '@karov/api-client';
import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';

/** Offers the person whose number was typed, where they are within reach, instead of a second account. */
export function SamePhone({ error, phone }: { error: unknown; phone: string }) {
  const text = useText();
  const isTaken = error instanceof ValidationError && error.code === 'PHONE_TAKEN';
  const { data } = useQuery({
    queryKey: ['same-phone', phone],
    enabled: isTaken,
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.list('/admin/users', { page: 1, perPage: 1, search: phone }, signal)).data,
  });
  const [person] = data ?? [];
  if (!isTaken || !person) return null;
  return (
    <Alert severity="info">
      {text('users.same_phone')}{' '}
      <Link component={RouterLink} to={`/volunteers-menu?modal=${person.id}`}>
        {person.full_name}
      </Link>
    </Alert>
  );
}
