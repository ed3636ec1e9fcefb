import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import './menu.css';

interface DisclosureProps {
  icon: IconName;
  label: string;
  /** the visible text of the button when it differs from the label */
  shown?: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a short list below it; Escape or a press outside closes the list. */
export function Disclosure({ icon, label, shown, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Marks the key as handled, so that outer open elements stay open.
    event.preventDefault();
    close();
  };
  return (
    <div className="menu" ref={root} onKeyDown={closeOnEscape}>
      <button
        className="menu__button"
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        {shown && <span className="visually-hidden">{label}: </span>}
        <span className="menu__label">{shown ?? label}</span>
        <Icon name="down" />
      </button>
      <div className="menu__panel" id={panelId} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
