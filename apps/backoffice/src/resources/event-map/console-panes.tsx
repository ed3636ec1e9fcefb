import { Box, Paper, Tab, Tabs, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useText } from '../../shared/text.js';
import { FoldedPane } from './pane-heading.js';
import type { useFolded } from './pane-memory.js';

const VIEWS = ['needs', 'map', 'volunteers'] as const;
type View = (typeof VIEWS)[number];
type FoldingPane = Exclude<View, 'map'>;

interface ConsolePanesProps {
  folded: ReturnType<typeof useFolded>;
  /** the titles of the panes when they are folded */
  titles: Readonly<Record<FoldingPane, string>>;
  needs: (fold?: () => void) => ReactNode;
  map: ReactNode;
  volunteers: (fold?: () => void) => ReactNode;
}

/** The minimum width at which three panes are side by side. */
const BESIDE = '(min-width: 1024px)';

/**
 * Needs at the start, the map in the middle, volunteers at the end. On narrow screens one pane at a time, the
 * map first.
 */
export function ConsolePanes(props: ConsolePanesProps) {
  const isWide = useMediaQuery(BESIDE, { noSsr: true });
  return isWide ? <BesideEachOther {...props} /> : <OneAtATime {...props} />;
}

function BesideEachOther({ folded, titles, needs, map, volunteers }: ConsolePanesProps) {
  const column = (pane: FoldingPane) => (folded.isFolded(pane) ? '2.5rem' : 'minmax(14rem, 22rem)');
  const pane = (which: FoldingPane, shown: (fold: () => void) => ReactNode) => (
    <Paper variant="outlined" sx={{ minBlockSize: 0, overflow: 'hidden' }}>
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
        minBlockSize: '26rem',
        display: 'grid',
        gap: 1,
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: `${column('needs')} minmax(0, 1fr) ${column('volunteers')}`,
      }}
    >
      {pane('needs', needs)}
      <Box sx={{ minBlockSize: 0, minInlineSize: 0 }}>{map}</Box>
      {pane('volunteers', volunteers)}
    </Box>
  );
}

function OneAtATime({ needs, map, volunteers }: ConsolePanesProps) {
  const text = useText();
  const [view, setView] = useState<View>('map');
  const panel = (which: View, content: ReactNode) => (
    <Box
      role="tabpanel"
      id={`console-${which}`}
      aria-labelledby={`console-tab-${which}`}
      hidden={view !== which}
      sx={{ minBlockSize: '60dvh' }}
    >
      {content}
    </Box>
  );
  return (
    <div>
      <Tabs
        value={view}
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
      {panel('needs', view === 'needs' && needs())}
      {panel('map', <Box sx={{ blockSize: '60dvh' }}>{map}</Box>)}
      {panel('volunteers', view === 'volunteers' && volunteers())}
    </div>
  );
}
