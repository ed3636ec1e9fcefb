import { LIMITS } from '@karov/domain';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';

/** A part of a screen that begins folded on a phone; on a wider screen it is simply shown. */
export function FoldedOnPhone({ title, children }: { title: string; children: ReactNode }) {
  const isNarrow = useMediaQuery(`(max-width: ${LIMITS.sidebarBreakpointPx}px)`, { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        sx={{ justifyContent: 'space-between' }}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
      </Button>
      {isOpen && children}
    </>
  );
}
