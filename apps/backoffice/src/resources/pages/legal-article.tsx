import type { LegalBlock, LegalText } from '@karov/i18n/legal';
import { Box, Stack, Typography } from '@mui/material';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <Typography>{block}</Typography>;
  return (
    <Box component={block.isOrdered ? 'ol' : 'ul'} sx={{ m: 0, paddingInlineStart: 3 }}>
      {block.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
  );
}

/** Lays out a long text for the back office. */
export function LegalArticle({ text, level = 'h2' }: { text: LegalText; level?: 'h2' | 'h3' }) {
  return (
    <Stack spacing={2} sx={{ maxInlineSize: '46rem' }}>
      {text.intro.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {text.sections.map(({ heading, blocks }) => (
        <Stack component="section" key={heading} spacing={1} aria-label={heading}>
          <Typography component={level} variant={level}>
            {heading}
          </Typography>
          {blocks.map((block) => (
            <Block key={typeof block === 'string' ? block : block.points[0]} block={block} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
