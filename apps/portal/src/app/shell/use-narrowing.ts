import { LIMITS } from '@karov/domain';
import { useEffect } from 'react';

/** Whether the menu has room next to the page. */
export const isWide = (): boolean => innerWidth > LIMITS.sidebarBreakpointPx;

/**
 * Calls back when the window becomes too narrow to show the menu next to the page, for example when the page
 * is enlarged or a tablet is turned: an open menu would cover the content.
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
