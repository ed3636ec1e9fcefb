import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../core/text.js';
import { Icon } from '../icon/icon.js';
import './dialog.css';

interface DialogProps {
  title: string;
  /**
   * a dialog that only asks and has buttons: a text field in it does not open the keyboard, which would cover
   * them
   */
  isQuestion?: boolean;
  /** shows a close button in the corner as well, for a dialog that may be longer than the screen */
  hasCorner?: boolean;
  /** reading begins with the title, so that a key still pressed on the page answers nothing */
  startsAtTitle?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** If the heading were always focusable, it would get the focus first in every dialog. */
function focusOn(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/**
 * A modal that uses the browser's own dialog: it keeps the focus inside, closes on Escape, and returns the
 * focus to the element that opened it. Render it only while it is open.
 */
export function Dialog({
  title,
  isQuestion = false,
  hasCorner = false,
  startsAtTitle = false,
  onClose,
  children,
}: DialogProps) {
  const t = useText();
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    const isTyping = isQuestion && document.activeElement instanceof HTMLTextAreaElement;
    if (isTyping || startsAtTitle) focusOn(heading.current);
    return () => dialog.close();
  }, [isQuestion, startsAtTitle]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog className="dialog" ref={box} aria-labelledby={titleId} onCancel={cancel}>
      <h2 id={titleId} ref={heading}>
        {title}
      </h2>
      {children}
      {hasCorner && (
        <button
          type="button"
          className="dialog__corner"
          aria-label={t('common.words.close')}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
      )}
    </dialog>
  );
}
