import type { Coverage } from '@karov/api-client';
import { Box, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { LEVEL_TONES, LEVELS } from './level-look.js';

/** Explains the levels, with the sign of each on the map. */
export function CoverageLegend({ near_km, reach_km }: Pick<Coverage, 'near_km' | 'reach_km'>) {
  const text = useText();
  return (
    <Box component="section" aria-label={text('coverage.legend')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
        }}
      >
        {LEVELS.map((level) => (
          <Box key={level} sx={{ display: 'contents' }}>
            <Box component="dt">
              <StatusChip
                tone={LEVEL_TONES[level]}
                label={`${text(`coverage.letters.${level}`)} ${text(`coverage.levels.${level}`)}`}
              />
            </Box>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {text(`coverage.meanings.${level}`, { near: near_km, reach: reach_km })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
