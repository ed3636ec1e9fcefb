import type { NotificationRow } from '@karov/api-client';
import { Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';

/** What a message is about: a request, an event, or a broadcast (rule 190). */
export function NotificationAbout({ row }: { row: NotificationRow }) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const { application_id: request, event_id: event, broadcast_id: broadcast } = row;
  const links = [
    ...(request !== null && isAdmin
      ? [{ to: `/requests/${request}`, label: text('notifications.request', { id: request }) }]
      : []),
    ...(event === null
      ? []
      : [{ to: `/events/map/${event}`, label: text('notifications.event', { id: event }) }]),
    ...(broadcast === null
      ? []
      : [{ to: `/broadcasts/${broadcast}`, label: text('notifications.broadcast', { id: broadcast }) }]),
  ];
  if (links.length === 0) return null;
  return (
    <Stack>
      {links.map(({ to, label }) => (
        <Link key={to} component={RouterLink} to={to} sx={{ minBlockSize: 24 }}>
          {label}
        </Link>
      ))}
    </Stack>
  );
}
