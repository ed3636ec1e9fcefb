const KEY = 'karov.asked';

/** The page that sent somebody to the sign-in, for as long as the tab lives; storage that is switched off only loses it. */
export const askedPath = {
  keep(path: string): void {
    try {
      sessionStorage.setItem(KEY, path);
    } catch {
      return;
    }
  },
  /** Hands it over once. Whether it is a page of this site is for the domain's `landingPath` to judge. */
  take(): string | null {
    try {
      const path = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return path;
    } catch {
      return null;
    }
  },
};
