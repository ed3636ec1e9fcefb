const NOTICE_KEY = 'karov.backoffice.notice';

/**
 * Leaves a text for the next page: the reason for the end of a session is shown on the page that follows
 * (rule 143).
 */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(NOTICE_KEY, text);
}

/** The text left by {@link leaveNotice}; it stays until {@link clearNotice}. */
export function readNotice(): string | null {
  return sessionStorage.getItem(NOTICE_KEY);
}

/** Forgets the text after the next sign-in. */
export function clearNotice(): void {
  sessionStorage.removeItem(NOTICE_KEY);
}
