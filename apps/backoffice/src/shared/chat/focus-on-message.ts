import { useEffect, useRef } from 'react';

/** The element id of a message. */
export function messageAnchor(id: number): string {
  return `message-${id}`;
}

/** Scrolls to the message found by a search and focuses it, once, as soon as it is loaded (rule 209). */
export function useFocusOnMessage(id: number | null, areThere: boolean): void {
  const done = useRef<number | null>(null);
  useEffect(() => {
    if (id === null || !areThere || done.current === id) return;
    const message = document.getElementById(messageAnchor(id));
    if (!message) return;
    done.current = id;
    message.scrollIntoView({ block: 'center' });
    message.focus({ preventScroll: true });
  }, [id, areThere]);
}
