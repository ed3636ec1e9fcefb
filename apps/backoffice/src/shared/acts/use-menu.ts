import { type MouseEvent, useId, useState } from 'react';

/**
 * Returns the landmark of an element: its dialog, otherwise the page. A menu at the end of the document belongs
 * to none, and behind a dialog it would be hidden from screen readers.
 */
function landmarkOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById('content');
}

/**
 * The state of a menu and the properties of its button and its list, by which assistive technology knows that they
 * belong together. The label names the button and the list.
 */
export function useMenu(label: string) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  return {
    isOpen,
    close,
    /** Returns an action that closes the menu first. */
    closing: (act: () => void) => () => {
      close();
      act();
    },
    opener: {
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-menu` : undefined,
      'aria-label': label,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: {
      id: `${id}-menu`,
      container: () => landmarkOf(anchor),
      anchorEl: anchor,
      open: isOpen,
      onClose: close,
      slotProps: { list: { 'aria-labelledby': `${id}-button` } },
    },
  } as const;
}
