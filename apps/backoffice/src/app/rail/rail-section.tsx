import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Divider, List } from '@mui/material';
import { useId } from 'react';
import { useText } from '../../shared/text.js';
import { useGroupOpen } from './rail-choices.js';
import type { RailCount } from './rail-counts.js';
import type { RailGroup } from './rail-groups.js';
import { Count, FOR_FINGERS, RailLink } from './rail-link.js';

interface RailSectionProps {
  group: RailGroup;
  countOf: (count: RailCount | undefined) => number;
  active: string | null;
  isFolded: boolean;
  onFollow: () => void;
}

/** A group in the rail. Its heading closes and opens it; a closed group shows the sum of its numbers. */
export function RailSection({
  group: { name, entries },
  countOf,
  active,
  isFolded,
  onFollow,
}: RailSectionProps) {
  const text = useText();
  const id = useId();
  const [isOpen, turn] = useGroupOpen(name);
  const isAlone = entries.length === 1;
  const showsEntries = isAlone || isFolded || isOpen;
  const waiting = entries.reduce((sum, { count }) => sum + countOf(count), 0);
  const heading = text(`nav.groups.${name}`);
  return (
    <Box component="li">
      {isFolded && name !== 'now' && <Divider sx={{ my: 0.5 }} />}
      {!isFolded && !isAlone && (
        <Heading heading={heading} listId={id} isOpen={isOpen} waiting={waiting} onTurn={turn} />
      )}
      {showsEntries && (
        <List id={id} component="ul" disablePadding aria-label={isAlone ? undefined : heading}>
          {entries.map((entry) => (
            <RailLink
              key={entry.to}
              entry={entry}
              count={countOf(entry.count)}
              isActive={entry.to === active}
              isFolded={isFolded}
              onFollow={onFollow}
            />
          ))}
        </List>
      )}
    </Box>
  );
}

interface HeadingProps {
  heading: string;
  listId: string;
  isOpen: boolean;
  waiting: number;
  onTurn: () => void;
}

function Heading({ heading, listId, isOpen, waiting, onTurn }: HeadingProps) {
  const text = useText();
  const isCounted = !isOpen && waiting > 0;
  const Turn = isOpen ? ExpandLess : ExpandMore;
  return (
    <Button
      fullWidth
      size="small"
      color="inherit"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-label={isCounted ? text('nav.with_count', { name: heading, count: waiting }) : undefined}
      onClick={onTurn}
      endIcon={<Turn aria-hidden />}
      sx={{
        minBlockSize: 32,
        paddingBlock: 0,
        paddingInline: 1.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        justifyContent: 'flex-start',
        ...FOR_FINGERS,
      }}
    >
      {heading}
      <Box component="span" sx={{ flex: 1 }} />
      {isCounted && <Count count={waiting} />}
    </Button>
  );
}
