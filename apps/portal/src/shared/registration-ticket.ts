import type { RegistrationTicket } from '@karov/api-client';
import { createStore, type Store } from '@karov/web';

const KEY = 'karov.registration';

function isTicket(value: unknown): value is RegistrationTicket {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'ticket' in value &&
    typeof value.ticket === 'string' &&
    'phone' in value &&
    typeof value.phone === 'string' &&
    'expires_at' in value
  );
}

/**
 * Reads the ticket in an answer or in storage; null if there is none, or if its hour has passed (rule 20).
 */
export function parseTicket(value: unknown, now: number): RegistrationTicket | null {
  return isTicket(value) && new Date(value.expires_at).getTime() > now ? value : null;
}

function readKept(): RegistrationTicket | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return parseTicket(kept, Date.now());
  } catch {
    return null;
  }
}

function keep(value: RegistrationTicket | null): void {
  try {
    if (value) sessionStorage.setItem(KEY, JSON.stringify(value));
    else sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

const store = createStore(readKept());

/**
 * The right to register with a verified phone; kept as long as the tab is open, so that a reload needs no new
 * code.
 */
export const registrationTicket: Store<RegistrationTicket | null> = {
  ...store,
  set(value) {
    keep(value);
    store.set(value);
  },
};
