import { useEffect } from 'react';
import { SIDEBAR_ID } from './sidebar.js';
import { isWide } from './use-narrowing.js';

/**
 * Whether the key press is meant for something else: a dialog, or, when the menu is beside the page, anything
 * outside the menu.
 */
function isForOthers(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, [role="dialog"]')) return true;
  return isWide() && !target.closest(`#${SIDEBAR_ID}, [aria-controls="${SIDEBAR_ID}"]`);
}

/** Closes the open menu on Escape. */
export function useMenuEscape(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isForOthers(event.target)) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, onClose]);
}
