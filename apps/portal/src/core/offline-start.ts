import { afterFirstPage } from './first-page.js';

/**
 * Makes the browser show our own page when the portal is opened without a connection. A browser without this
 * feature loses nothing.
 */
export function prepareOfflineStart(): void {
  if (!('serviceWorker' in navigator)) return;
  afterFirstPage()
    .then(() => navigator.serviceWorker.register('/service-worker.js'))
    .catch(() => undefined);
}
