import { remembered } from '../remembered.js';

/** Whether the browser tells of new emergencies while another window is in front; not until somebody asks for it on this device. */
export const noticeChoice = remembered('notices', ['off', 'on']);

/** Whether this browser can tell of something outside its window. */
export const canNotify = (): boolean => 'Notification' in window;

/** Asks the browser for its leave; it asks the person. */
export async function askForNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tells of something while nobody looks at this window. Words alone, nobody's name: others see the screen too. */
export function notice(words: string): void {
  if (noticeChoice.read() === 'off' || !canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  const shown = new Notification(words, { tag: 'karov-emergency' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
