const KEY = 'karov.asked';
/** After this time, a person who signs in no longer expects the page they opened before. */
const LASTS_MS = 30 * 60_000;

interface Asked {
  path: string;
  at: number;
}

function parse(text: string | null): Asked | null {
  const [at = '', path = ''] = text?.split(' ', 2) ?? [];
  return path !== '' && /^\d+$/.test(at) ? { path, at: Number(at) } : null;
}

function read(): string | null {
  try {
    const asked = parse(sessionStorage.getItem(KEY));
    return asked !== null && Date.now() - asked.at <= LASTS_MS ? asked.path : null;
  } catch {
    return null;
  }
}

/**
 * The page that required the sign-in, kept for a limited time and only in this tab; without storage it is
 * lost.
 */
export const askedPath = {
  keep(path: string): void {
    try {
      sessionStorage.setItem(KEY, `${Date.now()} ${path}`);
    } catch {
      return;
    }
  },
  /** Whether this page is kept; checking does not remove it. */
  is(path: string): boolean {
    return read() === path;
  },
  /**
   * Returns the path and forgets it. `landingPath` in the domain library decides whether it is a page of this
   * site.
   */
  take(): string | null {
    const path = read();
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      return null;
    }
    return path;
  },
};
