import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../shared/device-store.js';
import { useText } from '../shared/text.js';

/** Name and role of the person signed in; leads to their profile. */
export function WhoAmI() {
  const text = useText();
  const session = useSession();
  if (!session) return null;
  const role = text(`common.roles.${session.role}`);
  return (
    <Link
      component={RouterLink}
      to="/profile"
      color="inherit"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 32 }}
      title={`${text('account.signed_in_as', { name: session.full_name, role })} · ${text('profile.open')}`}
    >
      {session.full_name} · {role}
    </Link>
  );
}
