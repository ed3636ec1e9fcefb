import { Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { ActButton } from '../../shared/acts/act-button.js';
import { MoreButton } from '../../shared/acts/more-button.js';
import { useMenu } from '../../shared/acts/use-menu.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';

/** One action on a person, in words. */
export interface RowAct {
  label: string;
  /** the label with the person's name, for readers who do not see the row around it */
  fullLabel: string;
  act: Act;
  isDanger?: boolean;
}

interface RowActsProps {
  name: string;
  /** the first is the main action, if the row has one */
  acts: readonly RowAct[];
  hasMain: boolean;
  /** true for the one row of a list whose main action is filled, so that the eye finds what is next */
  isLeading: boolean;
  onAct: (act: Act) => void;
}

/** Marks acts that a row shows only while it is in hand, unless the row is the one that is next. */
export function QuietUnless({ isLeading, children }: { isLeading: boolean; children: ReactNode }) {
  return isLeading ? children : <div data-quiet>{children}</div>;
}

/** The one main action of a row, and a menu of all others. */
export function RowActs({ name, acts, hasMain, isLeading, onAct }: RowActsProps) {
  const text = useText();
  const { isOpen, opener, menu, closing } = useMenu(text('console.more_of', { name }));
  const [first, ...rest] = acts;
  const main = hasMain ? first : undefined;
  const others = hasMain ? rest : acts;
  return (
    <>
      {main && (
        <QuietUnless isLeading={isLeading}>
          <ActButton
            tone={isLeading ? 'contained' : 'text'}
            label={main.label}
            fullLabel={main.fullLabel}
            onClick={() => onAct(main.act)}
          />
        </QuietUnless>
      )}
      <MoreButton {...opener} />
      {isOpen && (
        <Menu {...menu}>
          {others.map(({ label, fullLabel, act, isDanger }) => (
            <MenuItem
              key={fullLabel}
              aria-label={fullLabel}
              sx={isDanger ? { color: 'error.main' } : undefined}
              onClick={closing(() => onAct(act))}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
