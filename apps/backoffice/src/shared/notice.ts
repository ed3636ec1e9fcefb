const NOTICE_KEY = 'karov.backoffice.notice';

/** Stores a text for the next page, which shows why a session ended (rule 143). */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(NOTICE_KEY, text);
}

/** Returns the text stored by {@link leaveNotice}; it stays until {@link clearNotice}. */
export function readNotice(): string | null {
  return sessionStorage.getItem(NOTICE_KEY);
}

/** Deletes the text after the next sign-in. */
export function clearNotice(): void {
  sessionStorage.removeItem(NOTICE_KEY);
}
