import type { AuthRecord, Profile } from '@karov/api-client';
import { session } from '@karov/web';
import { api } from '../core/api.js';

function recordOf(profile: Profile, token: string): AuthRecord {
  const {
    id,
    role,
    roles,
    full_name,
    disability_id,
    is_volunteer_information,
    volunteer_information_id,
    is_active,
    is_freeze,
    guardian,
    locale,
    writes,
    is_limited,
  } = profile;
  return {
    id,
    token,
    role,
    roles,
    full_name,
    disability_id,
    is_volunteer_information,
    volunteer_information_id,
    is_active,
    is_freeze,
    guardian,
    locale,
    writes,
    is_limited,
  };
}

/**
 * Stores what a profile contains about the signed-in person, because the guards use the auth record (rule
 * 114).
 */
export function keepRecord(profile: Profile): void {
  const kept = session.get();
  if (kept?.id === profile.id) session.set(recordOf(profile, kept.token));
}

/** Reloads the signed-in person after something about them has changed. */
export async function refreshSession(): Promise<void> {
  if (session.get()) keepRecord(await api.get('/auth/profile'));
}
