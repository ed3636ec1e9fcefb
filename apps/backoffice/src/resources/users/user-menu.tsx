import type { UserAbility, UserRow } from '@karov/api-client';
import { writingLink } from '@karov/domain';
import { Button, Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MoreButton } from '../../shared/acts/more-button.js';
import { useMenu } from '../../shared/acts/use-menu.js';
import { type AppKey, type Translate, useText } from '../../shared/text.js';
import { Manner } from '../../shared/ui/phone.js';
import { useNewestChat } from './newest-chat.js';
import type { UserAct } from './user-act.js';

type VettingAct = Extract<UserAbility, 'validate_police' | 'confirm_guardian' | 'validate_training'>;
type MenuAct = Exclude<UserAbility, 'edit' | VettingAct>;

/** The actions in the menu, in order, each with its label. */
const ACTS: readonly { kind: MenuAct; label: AppKey; isDanger?: boolean }[] = [
  { kind: 'activate', label: 'users.acts.activate' },
  { kind: 'restore', label: 'user_acts.acts.restore' },
  { kind: 'roles', label: 'user_acts.acts.roles' },
  { kind: 'regions', label: 'users.acts.regions' },
  { kind: 'organization', label: 'user_acts.acts.organization' },
  { kind: 'become_admin', label: 'user_acts.acts.become_admin' },
  { kind: 'unblock', label: 'user_acts.acts.unblock' },
  { kind: 'vouch', label: 'users.acts.vouch' },
  { kind: 'reset_passkeys', label: 'users.acts.reset_passkeys', isDanger: true },
  { kind: 'deactivate', label: 'users.acts.deactivate', isDanger: true },
  { kind: 'block', label: 'user_acts.acts.block', isDanger: true },
  { kind: 'delete', label: 'user_acts.acts.delete', isDanger: true },
];

/** A disabled entry stays legible, because it explains why it is disabled. */
const OFF = { '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } };

interface UserMenuProps {
  user: UserRow;
  isRow: boolean;
  /** open vetting actions that have no button next to the menu */
  furtherVetting: readonly VettingAct[];
  onAct: (act: UserAct) => void;
}

/**
 * The entries to call; for people who do not take calls, the entries to write come first (rule 215). They are
 * disabled if there is no number.
 */
function reachItems(user: UserRow, text: Translate, onClick: () => void): ReactNode[] {
  const { phone, spoken_to: spokenTo } = user;
  const ways = spokenTo.writes ? spokenTo.by : [];
  return [
    ...ways.map((way) => (
      <MenuItem key={way} component="a" href={writingLink(way, phone)} onClick={onClick}>
        <ListItemText primary={text(`common.writing.${way}`)} />
      </MenuItem>
    )),
    <MenuItem
      key="call"
      component="a"
      href={`tel:${phone}`}
      disabled={phone === ''}
      sx={OFF}
      onClick={onClick}
    >
      <ListItemText
        primary={text('user_acts.acts.phone')}
        secondary={phone === '' ? text('user_acts.no_phone') : <Manner of={user} />}
      />
    </MenuItem>,
  ];
}

/**
 * All actions on a person except vetting: chat, call, and those that the server allows. Disabled entries
 * explain why they are disabled.
 */
export function UserMenu({ user, isRow, furtherVetting, onAct }: UserMenuProps) {
  const text = useText();
  const { isOpen, close, closing, opener, menu } = useMenu(
    text('user_acts.menu_of', { name: user.full_name }),
  );
  const isThere = user.deleted_at === null;
  const chat = useNewestChat(user.id, isOpen && isThere);
  const acting = (kind: UserAct['kind']) => closing(() => onAct({ kind, user }));
  const offered = ACTS.filter(({ kind }) => user.abilities.includes(kind));
  const isTrained = user.volunteer_information?.validate_training === true;
  return (
    <>
      {isRow ? (
        <MoreButton {...opener} />
      ) : (
        <Button size="small" variant="outlined" {...opener}>
          {text('user_acts.menu')}
        </Button>
      )}
      <Menu {...menu}>
        {furtherVetting.map((kind) => (
          <MenuItem key={kind} onClick={acting(kind)}>
            {text(`users.acts.${kind}`)}
          </MenuItem>
        ))}
        {isThere && (
          <MenuItem disabled={!chat.data} sx={OFF} onClick={acting('chat')}>
            <ListItemText
              primary={text('user_acts.acts.chat')}
              secondary={chat.data === null ? text('user_acts.no_chat') : undefined}
            />
          </MenuItem>
        )}
        {isThere && reachItems(user, text, close)}
        {isThere && isTrained && (
          <MenuItem disabled sx={OFF}>
            <ListItemText
              primary={text('users.acts.validate_training')}
              secondary={text('user_acts.trained')}
            />
          </MenuItem>
        )}
        {user.abilities.includes('edit') && (
          <MenuItem component={RouterLink} to={`/volunteers-menu/edit/${user.id}`} onClick={close}>
            {text('user_acts.acts.edit')}
          </MenuItem>
        )}
        {isThere && offered.length > 0 && <Divider />}
        {offered.map(({ kind, label, isDanger }) => (
          <MenuItem key={kind} onClick={acting(kind)} sx={isDanger ? { color: 'error.main' } : undefined}>
            {text(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
