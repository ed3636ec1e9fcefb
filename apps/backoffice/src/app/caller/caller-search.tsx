import PersonSearch from '@mui/icons-material/PersonSearch';
import { IconButton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../../shared/text.js';
import { CallerDialog } from './caller-dialog.js';
import { useCallerKey } from './key-choice.js';

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="dialog"][aria-modal="true"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}

/** Finds who is on the telephone, from every page of the desk: by its button, or by "/" while nothing is being typed. */
export function CallerSearch() {
  const text = useText();
  const isKeyOn = useCallerKey();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isKeyOn) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isKeyOn]);
  return (
    <>
      <IconButton color="inherit" aria-label={text('people.caller.open')} aria-keyshortcuts={isKeyOn ? '/' : undefined} onClick={() => setIsOpen(true)}>
        <PersonSearch />
      </IconButton>
      {isOpen && <CallerDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
