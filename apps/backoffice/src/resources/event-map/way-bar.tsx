import type { EventUserRequest } from '@karov/api-client';
import { colors } from '@karov/design';
import { EVENT_STAGES, type EventStage, stageCounts } from '@karov/domain';
import { Box, ButtonBase, Typography, useTheme } from '@mui/material';
import { useMemo } from 'react';
import { useText } from '../../shared/text.js';

interface WayBarProps {
  requests: readonly EventUserRequest[];
  chosen: EventStage | null;
  onChoose: (stage: EventStage | null) => void;
}

/**
 * The progress of the event's people as one bar, each part of which is a filter (rule 156). People who have
 * not answered are shown separately.
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
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', md: 'repeat(7, minmax(0, 1fr))' },
      }}
    >
      {EVENT_STAGES.map((stage) => (
        <WayPart
          key={stage}
          label={text(`console.${stage}`)}
          note={stage === 'answered' && silent > 0 ? text('console.silent', { count: silent }) : ''}
          count={counts[stage]}
          share={counts.asked === 0 ? 0 : counts[stage] / counts.asked}
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
  isChosen: boolean;
  onPress: () => void;
}

function WayPart({ label, note, count, share, isChosen, onPress }: WayPartProps) {
  const ink = colors[useTheme().palette.mode];
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onPress}
      sx={{
        position: 'relative',
        fontFamily: 'inherit',
        minBlockSize: 44,
        paddingInline: 1,
        paddingBlock: 0.5,
        display: 'flex',
        justifyContent: 'flex-start',
        flexWrap: 'wrap',
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
        sx={{ fontSize: '1.125rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
      >
        {count}
      </Box>{' '}
      <Box component="span" sx={{ fontSize: '0.8125rem', lineHeight: 1.2 }}>
        {label}{' '}
        {note && (
          <Typography
            component="span"
            sx={{ display: 'block', fontSize: '0.75rem', color: isChosen ? ink.onBrandSoft : ink.textMuted }}
          >
            {note}
          </Typography>
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
        }}
      />
    </ButtonBase>
  );
}
