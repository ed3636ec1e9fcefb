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
  /**
   * a dialog that may be longer than the screen: reading begins with the title, so that nothing is scrolled
   * past and a key still pressed on the page answers nothing, and a button in the corner closes it as well
   */
  isLong?: boolean;
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
export function Dialog({ title, isQuestion = false, isLong = false, onClose, children }: DialogProps) {
  const t = useText();
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    const isTyping = isQuestion && document.activeElement instanceof HTMLTextAreaElement;
    if (isTyping || isLong) focusOn(heading.current);
    return () => dialog.close();
  }, [isQuestion, isLong]);

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
      {isLong && (
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
