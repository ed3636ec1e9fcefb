const KEY = 'karov.asked';
/** Somebody who comes to sign in later than this has something else in mind than the page they had opened. */
const LASTS_MS = 30 * 60_000;

interface Asked {
  path: string;
  at: number;
}

function parse(text: string | null): Asked | null {
  const [at = '', path = ''] = text?.split(' ', 2) ?? [];
  return path !== '' && /^\d+$/.test(at) ? { path, at: Number(at) } : null;
}

/**
 * The page that sent somebody to the sign-in, for a while and for as long as the tab lives; storage that is
 * switched off only loses it.
 */
export const askedPath = {
  keep(path: string): void {
    try {
      sessionStorage.setItem(KEY, `${Date.now()} ${path}`);
    } catch {
      return;
    }
  },
  /** Hands it over once. Whether it is a page of this site is for the domain's `landingPath` to judge. */
  take(): string | null {
    try {
      const asked = parse(sessionStorage.getItem(KEY));
      sessionStorage.removeItem(KEY);
      return asked !== null && Date.now() - asked.at <= LASTS_MS ? asked.path : null;
    } catch {
      return null;
    }
  },
};
