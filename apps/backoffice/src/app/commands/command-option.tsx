import { Box } from '@mui/material';
import type { HTMLAttributes } from 'react';
import type { Command } from './command.js';
import { WaitsFor } from './waits-for.js';

/** One result in the list. */
export function CommandOption({ command, ...item }: { command: Command } & HTMLAttributes<HTMLElement>) {
  return (
    <Box component="div" {...item}>
      <Box component="span" sx={{ display: 'block', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {command.label}
        </Box>
        {command.detail && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {command.detail}
          </Box>
        )}
        {command.personId !== undefined && <WaitsFor personId={command.personId} />}
      </Box>
    </Box>
  );
}
