import { Badge, Box, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import type { RailEntry } from './rail-groups.js';

interface RailLinkProps {
  entry: RailEntry;
  count: number;
  isActive: boolean;
  /** true if only the icon is shown; the name is then in a tooltip and for screen readers */
  isFolded: boolean;
  onFollow: () => void;
}

/** A minimum size that is large enough for a finger. */
export const FOR_FINGERS = { '@media (pointer: coarse)': { minBlockSize: 44, minInlineSize: 44 } };
const MARKED = {
  '&[aria-current]': {
    bgcolor: 'action.selected',
    fontWeight: 700,
    boxShadow: 'inset 3px 0 0',
    color: 'primary.main',
  },
};

/** A rail entry with its count. */
export const RailLink = memo(function RailLink({
  entry: { to, label, icon: Icon },
  count,
  isActive,
  isFolded,
  onFollow,
}: RailLinkProps) {
  const text = useText();
  const name = count > 0 ? text('nav.with_count', { name: text(label), count }) : text(label);
  const link = (
    <ListItemButton
      dense
      component={Link}
      to={to}
      aria-label={name}
      aria-current={isActive ? 'page' : undefined}
      onClick={onFollow}
      sx={{
        minBlockSize: 32,
        paddingBlock: 0,
        paddingInline: 1.5,
        borderRadius: 1,
        justifyContent: isFolded ? 'center' : undefined,
        ...MARKED,
        ...FOR_FINGERS,
      }}
    >
      <ListItemIcon sx={{ minInlineSize: isFolded ? 0 : 34, color: 'inherit' }}>
        {isFolded ? (
          <Badge variant="dot" color="error" invisible={count === 0}>
            <Icon aria-hidden fontSize="small" />
          </Badge>
        ) : (
          <Icon aria-hidden fontSize="small" />
        )}
      </ListItemIcon>
      {!isFolded && <ListItemText primary={text(label)} />}
      {!isFolded && count > 0 && <Count count={count} />}
    </ListItemButton>
  );
  // an unfolded rail shows thirty names, which need no tooltips
  return (
    <ListItem disablePadding>
      {isFolded ? (
        <Tooltip title={name} placement="left">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </ListItem>
  );
});

/** The number beside an entry; screen readers get it together with the entry's name. */
export function Count({ count }: { count: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        paddingInline: 1,
        borderRadius: 4,
        fontSize: '0.75rem',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {count}
    </Box>
  );
}
