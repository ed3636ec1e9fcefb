import { LIMITS } from '@karov/domain';
import { useEffect } from 'react';

/** Whether the menu has room beside the page. */
export const isWide = (): boolean => innerWidth > LIMITS.sidebarBreakpointPx;

/**
 * Tells when the window becomes too narrow for the menu beside the page, as by enlarging the page or turning
 * a tablet: an open menu would then stand above everything that was being read.
 */
export function useNarrowing(onNarrow: () => void): void {
  useEffect(() => {
    let wasWide = isWide();
    const look = () => {
      if (wasWide && !isWide()) onNarrow();
      wasWide = isWide();
    };
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [onNarrow]);
}
