import Tune from '@mui/icons-material/Tune';
import { Badge, IconButton, Paper, Stack } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../shared/text.js';

interface AboveListProps {
  /** the search, which keeps its place beside the button */
  search?: ReactNode;
  /** how many filters are set */
  filtered?: number;
  /** the introduction, acts, views, filters and columns */
  children: ReactNode;
}

/** The search takes what its button leaves. */
const SEARCH = { flex: 1, minInlineSize: 0, '& .MuiFormControl-root': { inlineSize: '100%' } } as const;
const FOLDED = {
  p: 1.5,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .MuiFormControl-root': { inlineSize: '100%' },
} as const;

/** What stands above a list on a phone: one line, with a button that unfolds all the rest. */
export function AbovePhoneList({ search, filtered = 0, children }: AboveListProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {search && <Stack sx={SEARCH}>{search}</Stack>}
        <IconButton
          aria-label={text(filtered > 0 ? 'table.more_filtered' : 'table.more', { count: filtered })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ inlineSize: 44, blockSize: 40, flexShrink: 0, border: 1, borderRadius: 1 }}
        >
          <Badge badgeContent={filtered} color="primary">
            <Tune />
          </Badge>
        </IconButton>
      </Stack>
      {isOpen && (
        <Paper id={id} variant="outlined" sx={FOLDED}>
          {children}
        </Paper>
      )}
    </Stack>
  );
}
