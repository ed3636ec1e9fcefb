import type { UserRecord } from '@karov/api-client';
import { Alert, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { TypedText } from '../../shared/ui/typed-text.js';

/** Says what keeps a person from signing in: since when, until when, and why (rule 92). */
export function PersonHolds({ person }: { person: Pick<UserRecord, 'held_by'> }) {
  const text = useText();
  if (person.held_by.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {person.held_by.map(({ kind, since, until, reason, ip_add }) => (
        <Typography key={`${kind}-${ip_add ?? ''}`} variant="body2">
          {text(`people.panel.held_by.${kind}`)} {ip_add && <bdi dir="ltr">{ip_add}</bdi>}{' '}
          {since && <RelativeTime at={since} />}
          {until && (
            <>
              {' '}
              {text('people.panel.held_until')} <RelativeTime at={until} />
            </>
          )}
          {reason && (
            <>
              {' · '}
              <TypedText>{reason}</TypedText>
            </>
          )}
        </Typography>
      ))}
    </Alert>
  );
}
