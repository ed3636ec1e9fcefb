import { remembered } from '../remembered.js';

/**
 * Whether the browser shows new emergencies while another window is in front; off by default on this device.
 */
export const noticeChoice = remembered('notices', ['off', 'on']);

/** Whether this browser can show notifications. */
export const canNotify = (): boolean => 'Notification' in window;

/** Asks the browser for permission, which asks the person. */
export async function askForNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notification while this window is not in front. It contains no names, because others see the screen
 * too.
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
