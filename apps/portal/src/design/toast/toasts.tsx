import { LIMITS } from '@karov/domain';
import { useStore } from '@karov/web';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dismissToast, type Toast, toasts } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Icon } from '../icon/icon.js';
import './toast.css';

const ICONS = { done: 'check', danger: 'alert', info: 'info' } as const;

function ToastItem({ toast }: { toast: Toast }) {
  const t = useText();
  useEffect(() => {
    if (toast.tone === 'danger') return;
    const timer = setTimeout(() => dismissToast(toast.id), LIMITS.toastMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <li className={`toast toast--${toast.tone}`}>
      <Icon name={ICONS[toast.tone]} />
      <span className="toast__text">{toast.text}</span>
      <button className="toast__close" type="button" onClick={() => dismissToast(toast.id)}>
        <Icon name="cross" />
        <span className="visually-hidden">{t('common.words.close')}</span>
      </button>
    </li>
  );
}

/** What somebody may be about to press. */
const MAIN_BUTTONS = 'main :is(.button--primary, .button--danger, [type=submit])';

function liesOn(box: DOMRect, other: DOMRect): boolean {
  return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
}

/** Puts the messages at the top of a phone's screen when they would lie on a main button at its foot. */
function keepOffButtons(messages: HTMLElement): void {
  delete messages.dataset['at'];
  const box = messages.getBoundingClientRect();
  const buttons = [...document.querySelectorAll(MAIN_BUTTONS)];
  if (buttons.some((button) => liesOn(box, button.getBoundingClientRect()))) messages.dataset['at'] = 'top';
}

/** Short messages, top right (rule 135), on a phone at the foot. Failures stay until they are closed. */
export function Toasts() {
  const list = useStore(toasts);
  const messages = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = messages.current;
    const page = document.querySelector('main');
    if (!box || !page || list.length === 0) return;
    keepOffButtons(box);
    // The next step may put its button where the last one had none.
    const steps = new MutationObserver(() => keepOffButtons(box));
    steps.observe(page, { childList: true, subtree: true });
    return () => steps.disconnect();
  }, [list]);
  return (
    <div className="toasts no-print" role="status" ref={messages}>
      <ul className="toasts__list">
        {list.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </div>
  );
}
