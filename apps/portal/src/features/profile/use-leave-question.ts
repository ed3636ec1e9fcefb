import { useEffect, useRef, useState } from 'react';
import { guardMoves } from '../../core/moves.js';
import { navigate, pageNumber } from '../../core/router.js';

/** Returns the path of this site that a press opens, if the press would leave the page in this tab. */
function pathPressed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    link.target ||
    link.origin !== location.origin ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
}

export interface LeaveQuestion {
  isAsked: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks for confirmation before unsaved changes are lost: at links of the portal, at back and forward, and, in
 * the browser's own words, when the page is closed or reloaded.
 */
export function useLeaveQuestion(isDirty: boolean): LeaveQuestion {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const own = location.pathname;
    let index = pageNumber();
    const askBrowser = (event: Event) => event.preventDefault();
    const askAtLink = (event: MouseEvent) => {
      const pressed = pathPressed(event);
      if (pressed === null) return;
      event.preventDefault();
      event.stopPropagation();
      setGoOn(() => () => navigate(pressed));
    };
    // The browser has already moved when this event fires, so the event is hidden from the router and the
    // browser is sent back.
    const askAtMove = (event: Event) => {
      if (isLeaving.current) return;
      if (location.pathname === own) {
        index = pageNumber() ?? index;
        return;
      }
      event.stopImmediatePropagation();
      const there = pageNumber();
      const steps = index === null || there === null ? -1 : there - index;
      history.go(-steps);
      setGoOn(() => () => history.go(steps));
    };
    addEventListener('beforeunload', askBrowser);
    const letGo = guardMoves(askAtMove);
    document.addEventListener('click', askAtLink, { capture: true });
    return () => {
      removeEventListener('beforeunload', askBrowser);
      letGo();
      document.removeEventListener('click', askAtLink, { capture: true });
    };
  }, [isDirty]);

  const leave = () => {
    isLeaving.current = true;
    goOn?.();
  };
  return { isAsked: goOn !== null, leave, stay: () => setGoOn(null) };
}
