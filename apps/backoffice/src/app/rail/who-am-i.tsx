import { useSession } from '@karov/web';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import { Link, Tooltip } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../shared/text.js';

/** The name and role of the signed-in person, or only an icon; links to their profile. */
export function WhoAmI({ isFolded }: { isFolded: boolean }) {
  const text = useText();
  const session = useSession();
  if (!session) return null;
  const role = text(`common.roles.${session.role}`);
  const shown = `${session.full_name} · ${role}`;
  const said = `${text('account.signed_in_as', { name: session.full_name, role })} · ${text('profile.open')}`;
  return (
    <Tooltip title={said} describeChild={!isFolded}>
      <Link
        component={RouterLink}
        to="/profile"
        color="inherit"
        variant="body2"
        aria-label={isFolded ? shown : undefined}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          minBlockSize: 36,
          minInlineSize: 0,
          paddingInline: 1,
          overflowWrap: 'anywhere',
        }}
      >
        <AccountCircle aria-hidden fontSize="small" />
        {!isFolded && shown}
      </Link>
    </Tooltip>
  );
}
