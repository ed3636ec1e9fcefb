import { PAGES } from '@karov/domain';

/** Whether a path belongs to the back office, which is another application. */
export function isBackOfficePath(path: string): boolean {
  const root = PAGES.BackOffice.path;
  return path === root || path.startsWith(`${root}/`);
}

/** Leaves the portal with a full page load. It is an object so that tests can watch it. */
export const leave = {
  to(path: string): void {
    location.assign(path);
  },
};
