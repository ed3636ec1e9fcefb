import { ownValue } from '@karov/domain';
import { useStore } from '@karov/web';
import { useNavigate } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { COLOR_CHOICES, colorChoice } from '../../shared/look/color-choice.js';
import { type AppKey, useText } from '../../shared/text.js';
import { openKeys } from '../keys/keys-dialog-state.js';
import { pagesFor } from '../rail/rail-groups.js';
import type { Command } from './command.js';
import { fitsNearly } from './read-typed.js';

/**
 * Commands that need no server: every page in the navigation by name, and the settings of the back office.
 */
export function useOwnCommands(typed: string): Command[] {
  const text = useText();
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const color = useStore(colorChoice);
  const acts: Command[] = [
    ...COLOR_CHOICES.filter((choice) => choice !== color).map((choice) => ({
      id: `color-${choice}`,
      group: 'acts' as const,
      label: text(`commands.colors.${choice}`),
      run: () => colorChoice.set(choice),
    })),
    { id: 'keys', group: 'acts', label: text('keys.title'), run: openKeys },
    {
      id: 'hand-over',
      group: 'acts',
      label: text('commands.hand_over'),
      run: () => void navigate('/profile#hand-over'),
    },
  ];
  const pages: Command[] = [...pagesFor(isAdmin), { to: '/profile', label: 'profile.open' as const }].map(
    ({ to, label }) => ({
      id: to,
      group: 'pages',
      label: text(label),
      run: () => void navigate(to),
    }),
  );
  const alsoCalled = (id: string): string => {
    const also = alsoOf(id);
    return also === undefined ? '' : text(also);
  };
  const found = [...acts, ...pages].filter(({ id, label }) =>
    fitsNearly(`${label} ${alsoCalled(id)}`, typed),
  );
  return typed.trim() === '' ? pages.filter(({ id }) => FIRST.includes(id)) : found;
}

/** What pages and acts are also called, by their address or name. */
const ALSO: Readonly<Record<string, AppKey>> = {
  '/': 'commands.also.now',
  '/requests': 'commands.also.requests',
  '/open-requests': 'commands.also.open_requests',
  '/acceptances': 'commands.also.acceptances',
  '/create/new/help/request': 'commands.also.create_request',
  '/events': 'commands.also.events',
  '/approvals': 'commands.also.approvals',
  '/events/add': 'commands.also.create_event',
  '/volunteers-menu': 'commands.also.people',
  '/vetting': 'commands.also.vetting',
  '/organizations': 'commands.also.organizations',
  '/import/volunteers': 'commands.also.import',
  '/regions': 'commands.also.regions',
  '/messages': 'commands.also.messages',
  '/broadcasts': 'commands.also.broadcasts',
  '/notifications': 'commands.also.notifications',
  '/contacts': 'commands.also.contacts',
  '/messages-health': 'commands.also.messages_health',
  '/figures': 'commands.also.figures',
  '/coverage-map-menu': 'commands.also.coverage',
  '/auto-assign': 'commands.also.auto_assign',
  '/options': 'commands.also.options',
  '/block-ip': 'commands.also.blocked_ips',
  '/profile': 'commands.also.profile',
  'hand-over': 'commands.also.hand_over',
};

const alsoOf = (id: string): AppKey | undefined => ownValue(ALSO, id);

/** The commands shown before anything is typed. */
const FIRST: readonly string[] = ['/', '/events/add', '/create/new/help/request', '/open-requests'];
