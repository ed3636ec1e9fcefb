import { Box, Divider } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { keepInSight } from './keep-in-sight.js';
import { useRailCounts } from './rail-counts.js';
import { RailFoot } from './rail-foot.js';
import { activeEntry, groupsFor } from './rail-groups.js';
import { RailSection } from './rail-section.js';

/** The widths of the rail, which what is laid over the page keeps clear of. */
export const RAIL_WIDTHS = { folded: '3.5rem', open: '15rem' } as const;

interface RailProps {
  isFolded: boolean;
  /** called when an entry was chosen, so that the drawer on a narrow screen closes */
  onFollow: () => void;
}

/** All pages in groups, each entry with its number; help and personal settings at the foot (rule 150). */
export function Rail({ isFolded, onFollow }: RailProps) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const countOf = useRailCounts();
  const active = activeEntry(useLocation().pathname);
  const list = useRef<HTMLElement>(null);
  // keeps the entry of the open page in view, also on a low screen
  useEffect(() => {
    if (list.current) keepInSight(list.current, list.current.querySelector('[aria-current]'));
  }, [active, isFolded]);
  return (
    <Box
      id="menu"
      sx={{
        inlineSize: RAIL_WIDTHS[isFolded ? 'folded' : 'open'],
        blockSize: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box
        component="nav"
        ref={list}
        aria-label={text('nav.label')}
        sx={{ flex: 1, overflowY: 'auto', p: 0.75 }}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {groupsFor(isAdmin).map((group) => (
            <RailSection
              key={group.name}
              group={group}
              countOf={countOf}
              active={active}
              isFolded={isFolded}
              onFollow={onFollow}
            />
          ))}
        </Box>
      </Box>
      <Divider />
      <RailFoot isFolded={isFolded} onFollow={onFollow} />
    </Box>
  );
}
