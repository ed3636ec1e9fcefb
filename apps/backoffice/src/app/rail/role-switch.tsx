import { ApiError } from '@karov/api-client';
import { homeAfterSwitch, pageFor, pathFor, type Role, switchableRoles } from '@karov/domain';
import { session, useSession } from '@karov/web';
import SwitchAccount from '@mui/icons-material/SwitchAccount';
import { ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api.js';
import { leavePage } from '../../shared/leave-page.js';
import { useText } from '../../shared/text.js';
import { FootButton } from './foot-button.js';

/**
 * The person's other roles. Each role starts on its own first screen; roles of the portal open the portal
 * (rule 130, "Role switch").
 */
export function RoleSwitch() {
  const text = useText();
  const notify = useNotify();
  const record = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const roles = record ? switchableRoles(record) : [];
  if (roles.length === 0) return null;

  const change = async (role: Role) => {
    const { data } = await api.send('POST', '/switch/role', { body: { role } });
    session.set(data);
    leavePage.to(pathFor(pageFor(homeAfterSwitch(data), data), data));
  };
  const press = (role: Role) => {
    setAnchor(null);
    change(role).catch((error: unknown) =>
      notify((error instanceof ApiError && error.message) || text('common.errors.generic'), {
        type: 'error',
      }),
    );
  };
  return (
    <>
      <FootButton
        name={text('account.switch_role')}
        icon={SwitchAccount}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {roles.map((role) => (
          <MenuItem key={role} onClick={() => press(role)}>
            <ListItemText primary={text(`common.roles.${role}`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
