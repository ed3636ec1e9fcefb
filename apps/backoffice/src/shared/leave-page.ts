/**
 * Opens an address with a full page load, which resets everything. It is an object so that tests can watch
 * it.
 */
export const leavePage = {
  to(path: string): void {
    window.location.assign(path);
  },
};
