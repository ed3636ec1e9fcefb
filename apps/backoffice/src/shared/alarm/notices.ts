import { remembered } from '../remembered.js';

/**
 * Whether this device shows a browser notification for a new emergency while another window is in front; off
 * by default.
 */
export const noticeChoice = remembered('notices', ['off', 'on']);

/** Whether this browser can show notifications. */
export const canNotify = (): boolean => 'Notification' in window;

/** Has the browser ask the person for permission. */
export async function askForNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notification if this window is not in front. It contains no names, because others may see the
 * screen.
 */
export function notice(words: string): void {
  if (
    noticeChoice.get() === 'off' ||
    !canNotify() ||
    Notification.permission !== 'granted' ||
    document.visibilityState === 'visible'
  )
    return;
  const shown = new Notification(words, { tag: 'karov-emergency' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
