import type { EventUserRequest } from '@karov/api-client';
import { colors } from '@karov/design';
import { EVENT_STAGES, type EventStage, stageCounts } from '@karov/domain';
import { Box, ButtonBase, useTheme } from '@mui/material';
import { useMemo } from 'react';
import { useText } from '../../shared/text.js';

interface WayBarProps {
  requests: readonly EventUserRequest[];
  chosen: EventStage | null;
  onChoose: (stage: EventStage | null) => void;
}

/** The parts that are shown only where there is somebody in them. */
const AT_TIMES: ReadonlySet<EventStage> = new Set(['to_approve', 'overdue', 'unhelped']);

/**
 * The progress of the event's people as one bar, each part of which is a filter (rule 156). People who have
 * not answered are shown separately; yeses to approve, help of which nobody said how it went, and needs closed
 * without help only where there are any. On a narrow screen the bar is one line that scrolls.
 */
export function WayBar({ requests, chosen, onChoose }: WayBarProps) {
  const text = useText();
  const counts = useMemo(() => stageCounts(requests), [requests]);
  const silent = counts.asked - counts.answered;
  return (
    <Box
      role="group"
      aria-label={text('console.way')}
      sx={{
        display: 'flex',
        gap: 0.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        padding: '2px',
        margin: '-2px',
      }}
    >
      {EVENT_STAGES.filter((stage) => !AT_TIMES.has(stage) || counts[stage] > 0).map((stage) => (
        <WayPart
          key={stage}
          label={text(`console.${stage}`)}
          note={stage === 'answered' && silent > 0 ? text('console.way_silent', { count: silent }) : ''}
          count={counts[stage]}
          share={counts.asked === 0 ? 0 : counts[stage] / counts.asked}
          isGrave={stage === 'alone' && counts.alone > 0}
          isChosen={chosen === stage}
          onPress={() => onChoose(chosen === stage ? null : stage)}
        />
      ))}
    </Box>
  );
}

interface WayPartProps {
  label: string;
  note: string;
  count: number;
  /** the share of all people who were asked */
  share: number;
  /** true if these people wait for somebody to act */
  isGrave: boolean;
  isChosen: boolean;
  onPress: () => void;
}

function WayPart({ label, note, count, share, isGrave, isChosen, onPress }: WayPartProps) {
  const ink = colors[useTheme().palette.mode];
  const muted = isChosen ? ink.onBrandSoft : ink.textMuted;
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onPress}
      sx={{
        position: 'relative',
        flex: '1 0 auto',
        minInlineSize: '5.5rem',
        maxInlineSize: '10rem',
        blockSize: 44,
        fontFamily: 'inherit',
        paddingInline: 0.75,
        display: 'flex',
        justifyContent: 'flex-start',
        columnGap: 0.75,
        textAlign: 'start',
        borderRadius: 1,
        border: `1px solid ${isChosen ? ink.brand : ink.border}`,
        boxShadow: isChosen ? `inset 0 0 0 1px ${ink.brand}` : 'none',
        bgcolor: isChosen ? ink.brandSoft : ink.surface,
        color: isChosen ? ink.onBrandSoft : ink.text,
      }}
    >
      <Box
        component="span"
        sx={{
          fontSize: '1.125rem',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          color: isGrave && !isChosen ? ink.onWaitingSoft : undefined,
        }}
      >
        {count}
      </Box>{' '}
      <Box component="span" sx={{ fontSize: '0.8125rem', lineHeight: 1.15 }}>
        {label}{' '}
        {note && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: muted }}>
            {note}
          </Box>
        )}
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{
          position: 'absolute',
          insetInlineStart: 0,
          insetBlockEnd: 0,
          blockSize: 3,
          inlineSize: `${Math.round(share * 100)}%`,
          bgcolor: ink.brand,
          borderRadius: 1,
          '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' },
        }}
      />
    </ButtonBase>
  );
}
