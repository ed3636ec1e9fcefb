import { createStore } from './store.js';

export interface Toast {
  id: number;
  tone: 'done' | 'danger' | 'info';
  text: string;
}

/** Short messages in the corner, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
/** A message at the top of the page that survives a change of page and stays until it is closed. */
export const notice = createStore<string | null>(null);

let lastId = 0;

/**
 * Shows a message. The same words appear only once, and a success replaces earlier successes, which would
 * only cover the page.
 */
export function showToast(tone: Toast['tone'], text: string): void {
  lastId += 1;
  const others = toasts
    .get()
    .filter((toast) => toast.text !== text && (tone === 'danger' || toast.tone === 'danger'));
  toasts.set([...others, { id: lastId, tone, text }]);
}

/** Removes a message. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
