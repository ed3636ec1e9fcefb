import type { EventPreview } from '@karov/api-client';
import { Box, Typography } from '@mui/material';
import { useText } from '../../shared/text.js';

const COUNTS = [
  'help_seekers',
  'volunteers',
  'help_seekers_unreachable',
  'volunteers_unreachable',
] as const satisfies readonly (keyof EventPreview)[];

/** The counts of the people in the circle; those who cannot be reached are shown only if there are any. */
export function PreviewCounts({ preview }: { preview: EventPreview }) {
  const text = useText();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {COUNTS.filter((count) => !count.endsWith('unreachable') || preview[count] > 0).map((count) => (
        <Box
          key={count}
          sx={{
            display: 'flex',
            flexDirection: 'row-reverse',
            justifyContent: 'flex-end',
            alignItems: 'baseline',
            gap: 2,
          }}
        >
          <Typography component="dt">{text(`event_form.preview_${count}`)}</Typography>
          <Typography
            component="dd"
            sx={{ m: 0, minInlineSize: '3rem', fontSize: '1.5rem', fontWeight: 700 }}
          >
            {preview[count]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
