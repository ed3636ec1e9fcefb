const NOTICE_KEY = 'karov.backoffice.notice';

/** Stores a text for the next page: the reason for the end of a session is shown there (rule 143). */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(NOTICE_KEY, text);
}

/** The text stored by {@link leaveNotice}; it stays until {@link clearNotice}. */
export function readNotice(): string | null {
  return sessionStorage.getItem(NOTICE_KEY);
}

/** Deletes the text after the next sign-in. */
export function clearNotice(): void {
  sessionStorage.removeItem(NOTICE_KEY);
}
