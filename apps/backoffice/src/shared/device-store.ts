import { AUTH_KEY, type AuthRecord, LOCALE_KEY, parseAuthRecord, parseLocale } from '@karov/api-client';
import { LOCALES, type Locale } from '@karov/domain';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Notifies subscribers that a value stored on this device changed. */
export function deviceChanged(): void {
  for (const listener of listeners) listener();
}

/** Subscribes to values stored on this device, in other tabs too; returns the unsubscribe function. */
export function followDevice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

let read: { text: string | null; session: AuthRecord | null } = { text: null, session: null };

/** The signed-in person on this device (rule 129 "Auth record"), or null. Both fronts share the record. */
export function currentSession(): AuthRecord | null {
  const text = localStorage.getItem(AUTH_KEY);
  if (text !== read.text) read = { text, session: parseAuthRecord(text) };
  return read.session;
}

/** Stores or deletes the session. */
export function keepSession(session: AuthRecord | null): void {
  if (session) localStorage.setItem(AUTH_KEY, JSON.stringify(session));
  else localStorage.removeItem(AUTH_KEY);
  deviceChanged();
}

/** The language chosen on this device; Hebrew until one is chosen. */
export function currentLocale(): Locale {
  return parseLocale(localStorage.getItem(LOCALE_KEY)) ?? LOCALES[0];
}

/** Stores the chosen language. */
export function keepLocale(locale: Locale): void {
  localStorage.setItem(LOCALE_KEY, locale);
  deviceChanged();
}

/** The session; the component follows sign-in and sign-out, in other tabs too. */
export function useSession(): AuthRecord | null {
  return useSyncExternalStore(followDevice, currentSession);
}

/** The language; the component follows its change. */
export function useLocale(): Locale {
  return useSyncExternalStore(followDevice, currentLocale);
}
