import { Link } from '@mui/material';
import type { MouseEvent } from 'react';
import { useText } from '../../shared/text.js';
import { type NextPane, PANE_IDS } from './pane-ids.js';

/** A link at the beginning of a pane that leads a keyboard past all its rows to the next pane. */
export function SkipTo({ pane }: { pane: NextPane }) {
  const text = useText();
  const skip = (event: MouseEvent) => {
    // the address stays as it is, because the console is left by "back" and not walked through by it
    event.preventDefault();
    document.getElementById(PANE_IDS[pane])?.focus();
  };
  return (
    <Link
      href={`#${PANE_IDS[pane]}`}
      onClick={skip}
      sx={{
        position: 'absolute',
        zIndex: 'tooltip',
        insetInlineStart: '-100vw',
        bgcolor: 'background.paper',
        p: 0.5,
        '&:focus': { insetInlineStart: 8, insetBlockStart: 8 },
      }}
    >
      {text(`console.skip_to_${pane}`)}
    </Link>
  );
}
