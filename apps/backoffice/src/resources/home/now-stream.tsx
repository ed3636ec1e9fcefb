import { Box, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { AlarmSwitches } from '../../shared/alarm/alarm-switches.js';
import { useSteadyRows } from '../../shared/table/use-steady-rows.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { useWaitingMatters, useWaitingNeeds } from './desk-calls.js';
import { DeskSection } from './desk-section.js';
import { MatterLine } from './matter-line.js';
import { NeedLine } from './need-line.js';
import { type Line, linesOf } from './now-lines.js';

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
  const isCalm = isKnown && emergencies.length + others.length === 0;
  return (
    <Stack spacing={2} sx={{ minInlineSize: 0 }}>
      {((needs.isError && !needs.data) || (matters.isError && !matters.data)) && (
        <LoadFailure onRetry={() => void Promise.all([needs.refetch(), matters.refetch()])} />
      )}
      {emergencies.length > 0 && (
        <DeskSection id="emergencies" title={text('desk.emergencies')}>
          <Lines lines={emergencies} />
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
      <AlarmSwitches />
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const text = useText();
  const { rows, waiting, holding } = useSteadyRows(lines);
  return (
    <>
      <Paper
        component="ul"
        variant="outlined"
        {...holding}
        sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'hidden', containerType: 'inline-size' }}
      >
        {rows.map(({ row, isGone }) =>
          'need' in row ? (
            <NeedLine key={row.id} need={row.need} isGone={isGone} />
          ) : (
            <MatterLine key={row.id} matter={row.matter} isGone={isGone} />
          ),
        )}
      </Paper>
      <Box role="status" sx={{ minBlockSize: waiting > 0 ? 24 : 0 }}>
        {waiting > 0 && <Typography variant="body2">{text('now.more', { count: waiting })}</Typography>}
      </Box>
    </>
  );
}
