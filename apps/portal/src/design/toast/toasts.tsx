import { LIMITS } from '@karov/domain';
import { useEffect } from 'react';
import { dismissToast, type Toast, toasts } from '../../core/notices.js';
import { useStore } from '../../core/store.js';
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

/** Short messages, top right (rule 135). Failures stay until they are closed. */
export function Toasts() {
  const list = useStore(toasts);
  return (
    <div className="toasts no-print" role="status">
      <ul className="toasts__list">
        {list.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ul>
    </div>
  );
}
