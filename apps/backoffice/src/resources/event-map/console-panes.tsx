import { Box, Paper, Tab, Tabs, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useText } from '../../shared/text.js';
import { FoldedPane } from './pane-heading.js';
import { type NextPane, PANE_IDS } from './pane-ids.js';
import type { useFolded } from './pane-memory.js';
import { SkipTo } from './skip-to.js';

const VIEWS = ['needs', 'map', 'volunteers'] as const;
type View = (typeof VIEWS)[number];
type FoldingPane = Exclude<View, 'map'>;

interface ConsolePanesProps {
  folded: ReturnType<typeof useFolded>;
  /** true while one need is chosen, and the volunteers are those for it */
  isChosen: boolean;
  /** the titles of the panes when they are folded */
  titles: Readonly<Record<FoldingPane, string>>;
  needs: (fold?: () => void) => ReactNode;
  map: ReactNode;
  volunteers: (fold?: () => void) => ReactNode;
}

/** The pane that follows another one, in the order of reading. */
const AFTER = { needs: 'map', volunteers: 'story' } as const satisfies Record<FoldingPane, NextPane>;

/** The minimum width at which three panes are side by side. */
const BESIDE = '(min-width: 1024px)';

/**
 * Needs at the start, the map in the middle, volunteers at the end. On narrow screens one pane at a time, the
 * map first; below a chosen need are the volunteers for it.
 */
export function ConsolePanes(props: ConsolePanesProps) {
  const isWide = useMediaQuery(BESIDE, { noSsr: true });
  return isWide ? <BesideEachOther {...props} /> : <OneAtATime {...props} />;
}

/** The widths of the lists; the rest is the map's. */
const WIDTHS = {
  needs: 'minmax(16rem, clamp(24rem, 27vw, 36rem))',
  volunteers: 'minmax(15rem, clamp(21rem, 23vw, 32rem))',
} as const;

function BesideEachOther({ folded, titles, needs, map, volunteers }: ConsolePanesProps) {
  const column = (pane: FoldingPane) => (folded.isFolded(pane) ? '2.5rem' : WIDTHS[pane]);
  const pane = (which: FoldingPane, shown: (fold: () => void) => ReactNode) => (
    <Paper
      variant="outlined"
      id={PANE_IDS[which]}
      tabIndex={-1}
      sx={{ minBlockSize: 0, overflow: 'hidden', position: 'relative', outline: 'none' }}
    >
      <SkipTo pane={AFTER[which]} />
      {folded.isFolded(which) ? (
        <FoldedPane title={titles[which]} onUnfold={() => folded.turn(which)} />
      ) : (
        shown(() => folded.turn(which))
      )}
    </Paper>
  );
  return (
    <Box
      sx={{
        flex: 1,
        minBlockSize: 0,
        display: 'grid',
        gap: 1,
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: `${column('needs')} minmax(0, 1fr) ${column('volunteers')}`,
      }}
    >
      {pane('needs', needs)}
      <Box
        id={PANE_IDS.map}
        tabIndex={-1}
        sx={{ minBlockSize: 0, minInlineSize: 0, outline: 'none', position: 'relative' }}
      >
        <SkipTo pane="volunteers" />
        {map}
      </Box>
      {pane('volunteers', volunteers)}
    </Box>
  );
}

/** The height of the pane of needs with the chosen one alone. */
const CHOSEN_HEIGHT = '12.5rem';

function OneAtATime({ isChosen, needs, map, volunteers }: ConsolePanesProps) {
  const text = useText();
  const [view, setView] = useState<View>('map');
  const panel = (which: View, content: ReactNode) => (
    <Box
      role="tabpanel"
      id={`console-${which}`}
      aria-labelledby={`console-tab-${which}`}
      hidden={view !== which}
      sx={{ flex: 1, minBlockSize: 0, display: view === which ? 'flex' : 'none', flexDirection: 'column' }}
    >
      <Box sx={{ flex: 1, minBlockSize: 0 }}>{content}</Box>
    </Box>
  );
  return (
    <Box sx={{ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }}>
      <Tabs
        value={view}
        sx={{ minBlockSize: 40, flexShrink: 0, '& .MuiTab-root': { minBlockSize: 40 } }}
        variant="fullWidth"
        aria-label={text('console.view')}
        onChange={(_event, next: View) => setView(next)}
      >
        {VIEWS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`console-tab-${one}`}
            aria-controls={`console-${one}`}
            label={text(`console.${one}`)}
          />
        ))}
      </Tabs>
      {panel(
        'needs',
        view === 'needs' && (isChosen ? <Above needs={needs()} rest={volunteers()} /> : needs()),
      )}
      {panel('map', map)}
      {panel('volunteers', view === 'volunteers' && volunteers())}
    </Box>
  );
}

function Above({ needs, rest }: { needs: ReactNode; rest: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
      <Box sx={{ flex: `0 0 ${CHOSEN_HEIGHT}`, minBlockSize: 0, borderBlockEnd: 1, borderColor: 'divider' }}>
        {needs}
      </Box>
      <Box sx={{ flex: 1, minBlockSize: 0 }}>{rest}</Box>
    </Box>
  );
}
