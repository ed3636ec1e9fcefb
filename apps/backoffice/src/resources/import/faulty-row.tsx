import type { ImportRowError } from '@karov/api-client';
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';

/** Shows at most two lines when folded, everything when open. */
const LINE = {
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  'details[open] &': { WebkitLineClamp: 'none' },
} as const;

/** One row that cannot be imported: its person and its first errors; when opened, all its cells. */
export function FaultyRow({ row: { row, name, phone, values, errors } }: { row: ImportRowError }) {
  const text = useText();
  const facts = Object.entries(values).map(
    ([field, value]) => [field, <bdi key={field}>{value}</bdi>] as const,
  );
  return (
    <Box component="li" sx={{ '& + &': { borderBlockStart: 1, borderColor: 'divider' } }}>
      <details>
        <Box
          component="summary"
          sx={{
            minBlockSize: 44,
            px: 1.5,
            paddingBlock: '4px',
            cursor: 'pointer',
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 1,
            alignItems: 'center',
            '&::before': {
              content: '"+" / ""',
              inlineSize: '1rem',
              fontWeight: 700,
              color: 'text.secondary',
            },
            'details[open] > &::before': { content: '"−" / ""' },
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box component="span" sx={LINE}>
            <b>{text('import.row_number', { row })}</b>
            {[name, phone].filter(Boolean).map((whose) => (
              <Fragment key={whose}>
                {' · '}
                <bdi>{whose}</bdi>
              </Fragment>
            ))}
            {Object.entries(errors).map(([field, texts]) => (
              <Fragment key={field}>
                {' · '}
                <Box component="b" sx={{ color: 'error.main' }}>
                  {field}:
                </Box>{' '}
                {texts.join(' ')}
              </Fragment>
            ))}
          </Box>
        </Box>
        <Box sx={{ px: 1.5, pb: 1.5, paddingInlineStart: 4.5 }}>
          <Facts facts={facts} />
        </Box>
      </details>
    </Box>
  );
}
