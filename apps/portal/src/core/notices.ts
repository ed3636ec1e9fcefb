import { createStore } from '@karov/web';

/** The subject of a toast; the toast is removed when the subject no longer applies. */
export type ToastTopic = 'code' | 'connection';

export interface Toast {
  id: number;
  tone: 'done' | 'danger' | 'info';
  text: string;
  about?: ToastTopic;
}

/** Short messages in the corner, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
/** A message at the top of the page that survives a change of page and stays until it is closed. */
export const notice = createStore<string | null>(null);

let lastId = 0;

/**
 * Shows a message. The same words appear only once, and a success replaces earlier successes, which would
 * only cover the page. `about`: see {@link endToastsAbout}.
 */
export function showToast(tone: Toast['tone'], text: string, about?: ToastTopic): void {
  lastId += 1;
  const others = toasts
    .get()
    .filter((toast) => toast.text !== text && (tone === 'danger' || toast.tone === 'danger'));
  toasts.set([...others, { id: lastId, tone, text, ...(about && { about }) }]);
}

function keepOnly(stays: (toast: Toast) => boolean): void {
  const list = toasts.get();
  if (!list.every(stays)) toasts.set(list.filter(stays));
}

/** Removes a message. */
export function dismissToast(id: number): void {
  keepOnly((toast) => toast.id !== id);
}

/** Removes messages about something that no longer applies: a used code, a restored connection. */
export function endToastsAbout(topic: ToastTopic): void {
  keepOnly(({ about }) => about !== topic);
}
