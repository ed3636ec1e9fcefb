import { AUTH_KEY, type AuthRecord, parseAuthRecord } from '@karov/api-client';
import { createDeviceStore } from './device-storage.js';
import { useStore } from './store.js';

/** The signed-in person; the back office reads the same record. */
export const session = createDeviceStore<AuthRecord | null>(AUTH_KEY, {
  parse: parseAuthRecord,
  format: (record) => record && JSON.stringify(record),
});

/** The signed-in person, once proven, or null: personal data are requested for nobody else (rule 237). */
export function useOwner(): AuthRecord | null {
  const record = useSession();
  return record?.is_limited ? null : record;
}

/** The signed-in person, or null; the component follows sign-in and sign-out, in other tabs too. */
export function useSession(): AuthRecord | null {
  return useStore(session);
}
