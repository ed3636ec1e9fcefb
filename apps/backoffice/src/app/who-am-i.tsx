import { Typography } from '@mui/material';
import { useSession } from '../shared/device-store.js';
import { useText } from '../shared/text.js';

/** Name and role of the person signed in. */
export function WhoAmI() {
  const text = useText();
  const session = useSession();
  if (!session) return null;
  const role = text(`common.roles.${session.role}`);
  return (
    <Typography variant="body2" title={text('account.signed_in_as', { name: session.full_name, role })}>
      {session.full_name} · {role}
    </Typography>
  );
}
