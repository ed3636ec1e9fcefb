import { useLayoutEffect, useRef } from 'react';

/** The anchor of a message on the page. */
export function messageAnchor(id: number): string {
  return `message-${id}`;
}

/**
 * Scrolls to the message that a search found and focuses it, once, as soon as the messages are loaded (rule
 * 209).
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
