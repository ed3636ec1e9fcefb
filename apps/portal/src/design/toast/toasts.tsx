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

/** Elements that somebody may be about to press or fill in. */
const IN_USE =
  'main :is(.button--primary, .button--danger, [type=submit], input, select, textarea, [role=listbox])';

function liesOn(box: DOMRect, other: DOMRect): boolean {
  return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
}

/**
 * Keeps the messages away from elements in use: they appear at the foot of the screen on a phone, otherwise
 * at the top; if both places are occupied, where they cover less. Presses always pass through them.
 */
function keepOff(messages: HTMLElement): void {
  const controls = [...document.querySelectorAll(IN_USE)].map((one) => one.getBoundingClientRect());
  const covered = () => {
    const box = messages.getBoundingClientRect();
    return controls.filter((one) => liesOn(box, one)).length;
  };
  delete messages.dataset['at'];
  const atFoot = covered();
  if (atFoot === 0) return;
  messages.dataset['at'] = 'top';
  if (covered() > atFoot) delete messages.dataset['at'];
}

/**
 * Short messages at the top right (rule 135), or at the bottom on a phone. Failures stay until they are
 * closed.
 */
export function Toasts() {
  const list = useStore(toasts);
  const messages = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = messages.current;
    const page = document.querySelector('main');
    if (!box || !page || list.length === 0) return;
    keepOff(box);
    // The next step may have a button in a place where the last step had none.
    const steps = new MutationObserver(() => keepOff(box));
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
