import { Button, Menu, MenuItem, Stack, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../text.js';
import { MoreButton } from './more-button.js';
import { useMenu } from './use-menu.js';

/** An action on a row: a link, or a function. */
export interface RowAct {
  key: string;
  label: string;
  /** the label with the row's name, for readers who do not see the row around the button */
  fullLabel: string;
  to?: string;
  onClick?: () => void;
  isGrave?: boolean;
}

interface RowActsProps {
  name: string;
  /**
   * in order of preference: the first is the main action; a destructive action comes first only if it is the
   * only one
   */
  acts: readonly RowAct[];
  /** shown before the main action, for example a document to check first */
  before?: ReactNode;
}

const leading = ({ to, onClick }: RowAct) => (to === undefined ? { onClick } : { component: Link, to });

/** The actions of a row, at its end: one main action, and a menu of the others (rule 154). */
export function RowActs({ name, acts, before }: RowActsProps) {
  const text = useText();
  const { opener, menu, closing } = useMenu(text('rows.more_of', { name }));
  const [main, ...others] = acts.toSorted(
    (one, other) => Number(one.isGrave ?? false) - Number(other.isGrave ?? false),
  );
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
      {before}
      {main && (
        <Button
          size="small"
          variant="outlined"
          color={main.isGrave ? 'error' : 'primary'}
          aria-label={main.fullLabel}
          {...leading(main)}
        >
          {main.label}
        </Button>
      )}
      {others.length > 0 && (
        <Tooltip title={text('rows.more')}>
          <MoreButton {...opener} />
        </Tooltip>
      )}
      <Menu {...menu}>
        {others.map((act) => (
          <MenuItem
            key={act.key}
            aria-label={act.fullLabel}
            sx={act.isGrave ? { color: 'error.main' } : undefined}
            {...leading({ ...act, onClick: closing(() => act.onClick?.()) })}
          >
            {act.label}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
