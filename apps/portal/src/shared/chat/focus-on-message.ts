import { useLayoutEffect, useRef } from 'react';

/** By which a message is found on the page. */
export function messageAnchor(id: number): string {
  return `message-${id}`;
}

/**
 * Brings the message that was searched for into sight and gives it the focus, once, as soon as the messages
 * are there (rule 209).
 */
export function useFocusOnMessage(id: number | null, areThere: boolean): void {
  const done = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (id === null || !areThere || done.current === id) return;
    const message = document.getElementById(messageAnchor(id));
    if (!message) return;
    done.current = id;
    message.scrollIntoView({ block: 'center' });
    message.focus({ preventScroll: true });
  }, [id, areThere]);
}
