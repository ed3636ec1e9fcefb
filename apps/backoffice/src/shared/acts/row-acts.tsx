import MoreVert from '@mui/icons-material/MoreVert';
import { Button, IconButton, Menu, MenuItem, Stack, Tooltip } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../text.js';

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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [main, ...others] = acts.toSorted(
    (one, other) => Number(one.isGrave ?? false) - Number(other.isGrave ?? false),
  );
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
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
          <IconButton
            size="small"
            id={`${id}-button`}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-menu` : undefined}
            aria-label={text('rows.more_of', { name })}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            sx={{ inlineSize: 32, blockSize: 32 }}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {others.map((act) => (
          <MenuItem
            key={act.key}
            aria-label={act.fullLabel}
            sx={act.isGrave ? { color: 'error.main' } : undefined}
            {...leading({
              ...act,
              onClick: () => {
                close();
                act.onClick?.();
              },
            })}
          >
            {act.label}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
