import { AUTH_KEY, type AuthRecord, parseAuthRecord } from '@karov/api-client';
import { createDeviceStore } from './device-store.js';
import { useStore } from './store.js';

/**
 * The signed-in person on this device (rule 129, "Auth record"), or null; the portal and the back office read
 * the same record.
 */
export const session = createDeviceStore<AuthRecord | null>(AUTH_KEY, {
  parse: parseAuthRecord,
  format: (record) => record && JSON.stringify(record),
});

/**
 * The signed-in person, or null; the component renders again at every sign-in and sign-out, in other tabs
 * too.
 */
export function useSession(): AuthRecord | null {
  return useStore(session);
}
