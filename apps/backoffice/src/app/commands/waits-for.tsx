import { Box } from '@mui/material';
import { usePersonActivity } from '../../resources/users/person-calls.js';
import { lookOfRequest, WAITING_REQUESTS } from '../../resources/users/person-requests.js';
import { useText } from '../../shared/text.js';

/** Shows a person's open matters in the results: their requests, each with its state. */
export function WaitsFor({ personId }: { personId: number }) {
  const text = useText();
  const { data } = usePersonActivity(personId);
  if (!data) return null;
  const waiting = data.requests.filter(({ status }) => WAITING_REQUESTS.includes(status));
  const said = waiting.map(({ name, status }) => `${name} (${lookOfRequest(status, text).label})`).join(', ');
  return (
    <Box
      component="span"
      sx={{ display: 'block', fontSize: '0.875rem', fontWeight: waiting.length > 0 ? 600 : undefined }}
    >
      {waiting.length > 0 ? text('commands.waits', { said }) : text('commands.waits_none')}
    </Box>
  );
}
