const NOTICE_KEY = 'karov.backoffice.notice';

/** Leaves a text for the next page: why a session has ended is said where one lands (rule 143). */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(NOTICE_KEY, text);
}

/** The text left by {@link leaveNotice}; it stays until {@link clearNotice}. */
export function readNotice(): string | null {
  return sessionStorage.getItem(NOTICE_KEY);
}

/** Forgets the text, once signed in again. */
export function clearNotice(): void {
  sessionStorage.removeItem(NOTICE_KEY);
}
