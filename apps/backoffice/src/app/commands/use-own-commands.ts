import { useStore } from '@karov/web';
import { useNavigate } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { COLOR_CHOICES, colorChoice } from '../../shared/look/color-choice.js';
import { useText } from '../../shared/text.js';
import { openKeys } from '../keys/keys-dialog-state.js';
import { pagesFor } from '../rail/rail-groups.js';
import type { Command } from './command.js';
import { fits } from './read-typed.js';

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
  ];
  const pages: Command[] = [...pagesFor(isAdmin), { to: '/profile', label: 'profile.open' as const }].map(
    ({ to, label }) => ({
      id: to,
      group: 'pages',
      label: text(label),
      run: () => void navigate(to),
    }),
  );
  const found = [...acts, ...pages].filter(({ label }) => fits(label, typed));
  return typed.trim() === '' ? pages.filter(({ id }) => FIRST.includes(id)) : found;
}

/** The commands shown before anything is typed. */
const FIRST: readonly string[] = ['/', '/events/add', '/create/new/help/request', '/open-requests'];
