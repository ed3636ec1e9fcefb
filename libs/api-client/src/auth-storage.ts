import { isRole, LOCALES, type Locale } from '@karov/domain';
import type { AuthRecord } from './wire.js';

/** The storage key of the session, the same in the portal and the back office. */
export const AUTH_KEY = 'karov.auth';
/** The storage key of this device's language, the same in the portal and the back office. */
export const LOCALE_KEY = 'karov.locale';

function isAuthRecord(value: unknown): value is AuthRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record: Partial<Record<keyof AuthRecord, unknown>> = value;
  return (
    typeof record.id === 'number' &&
    typeof record.token === 'string' &&
    typeof record.full_name === 'string' &&
    isRole(record.role) &&
    Array.isArray(record.roles) &&
    record.roles.every(isRole) &&
    Array.isArray(record.disability_id)
  );
}

/**
 * Reads a stored auth record. A record of another version, or one that was edited, does not count as a
 * sign-in.
 */
export function parseAuthRecord(text: string | null): AuthRecord | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isAuthRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads a stored locale. */
export function parseLocale(text: string | null): Locale | null {
  return LOCALES.find((locale) => locale === text) ?? null;
}
