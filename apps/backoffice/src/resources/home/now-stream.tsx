import type { WaitingNeed } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Box, Button, Link, Paper, Skeleton, Stack, Typography, useMediaQuery } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AlarmSwitches } from '../../shared/alarm/alarm-switches.js';
import { useFocusByAddress } from '../../shared/focus-by-address.js';
import { useSteadyRows } from '../../shared/table/use-steady-rows.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useWaitingCounts } from '../../shared/waiting-counts.js';
import { useWaitingMatters, useWaitingNeeds } from './desk-calls.js';
import { DeskSection } from './desk-section.js';
import { MatterLine } from './matter-line.js';
import { NeedLine } from './need-line.js';
import { type Line, linesOf } from './now-lines.js';
import { useLineKeys } from './use-line-keys.js';

/**
 * Everything that waits in one list, emergencies at the top. It updates live, but not under a pointer (rules
 * 153, 166).
 */
export function NowStream() {
  const text = useText();
  const needs = useWaitingNeeds();
  const matters = useWaitingMatters();
  const { emergencies, others } = useMemo(
    () => linesOf(needs.data ?? [], matters.data ?? []),
    [needs.data, matters.data],
  );
  const isKnown = needs.data !== undefined && matters.data !== undefined;
  const stream = useFocusByAddress<HTMLDivElement>('stream', isKnown);
  const isCalm = isKnown && emergencies.length + others.length === 0;
  return (
    <Stack ref={stream} tabIndex={-1} spacing={2} sx={{ minInlineSize: 0, outline: 'none' }}>
      {((needs.isError && !needs.data) || (matters.isError && !matters.data)) && (
        <LoadFailure onRetry={() => void Promise.all([needs.refetch(), matters.refetch()])} />
      )}
      {emergencies.length > 0 && (
        <DeskSection id="emergencies" title={text('desk.emergencies')}>
          <Lines lines={emergencies} isWhole />
        </DeskSection>
      )}
      {needs.isPending && <Skeleton variant="rounded" height={168} />}
      {isCalm && (
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Typography role="status" sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
            {text('home.nothing')}
          </Typography>
          <Typography color="text.secondary">{text('now.calm')}</Typography>
        </Paper>
      )}
      {others.length > 0 && (
        <DeskSection id="waiting-needs" title={text('now.waiting')}>
          <Lines lines={others} />
        </DeskSection>
      )}
      {needs.data && <Beyond listed={needs.data} />}
      <AlarmSwitches />
    </Stack>
  );
}

/** Says what waits beyond a list that is full; another list asks for no numbers. */
function Beyond({ listed }: { listed: readonly WaitingNeed[] }) {
  return listed.length >= LIMITS.needsOnFirstScreen && <HowManyBeyond listed={listed} />;
}

/** How many needs wait beyond those that are listed, and where they are. */
function HowManyBeyond({ listed }: { listed: readonly WaitingNeed[] }) {
  const text = useText();
  const counts = useWaitingCounts();
  const beyond = (counts.data?.needs_waiting ?? 0) - listed.filter(({ waits }) => waits).length;
  if (beyond <= 0) return null;
  return (
    <Typography>
      {text('now.beyond', { count: beyond })}{' '}
      <Link component={RouterLink} to="/open-requests">
        {text('nav.open_requests')}
      </Link>
      {' · '}
      <Link component={RouterLink} to="/events">
        {text('nav.events')}
      </Link>
    </Typography>
  );
}

/** How many lines a section shows at first; emergencies are always shown, all of them. */
const SHOWN = { wide: 20, narrow: 8 } as const;

function Lines({ lines, isWhole = false }: { lines: readonly Line[]; isWhole?: boolean }) {
  const text = useText();
  const isNarrow = useMediaQuery(`(max-width: ${LIMITS.sidebarBreakpointPx}px)`, { noSsr: true });
  const [isOpen, setIsOpen] = useState(isWhole);
  const { rows, waiting, holding } = useSteadyRows(lines);
  const walk = useLineKeys();
  const limit = isOpen ? rows.length : SHOWN[isNarrow ? 'narrow' : 'wide'];
  return (
    <>
      <Paper
        component="ul"
        variant="outlined"
        {...holding}
        ref={walk}
        data-rows
        data-lines
        sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'hidden', containerType: 'inline-size' }}
      >
        {rows
          .slice(0, limit)
          .map(({ row, isGone }) =>
            'need' in row ? (
              <NeedLine key={row.id} need={row.need} isGone={isGone} />
            ) : (
              <MatterLine key={row.id} matter={row.matter} isGone={isGone} />
            ),
          )}
      </Paper>
      {rows.length > limit && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          {text('now.show_all', { count: rows.length - limit })}
        </Button>
      )}
      <Box role="status" sx={{ minBlockSize: waiting > 0 ? 24 : 0 }}>
        {waiting > 0 && <Typography variant="body2">{text('now.more', { count: waiting })}</Typography>}
      </Box>
    </>
  );
}
