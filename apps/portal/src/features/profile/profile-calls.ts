import type { Profile, ProfileForm } from '@karov/api-client';
import { ValidationError } from '@karov/api-client';
import { api } from '../../core/api.js';

export const loadProfile = (): Promise<Profile> => api.get('/auth/profile');

/** Saves the changes and returns the complete profile. */
export async function saveProfile(form: ProfileForm): Promise<Profile> {
  return (await api.send('POST', '/auth/profile', { body: form })).data;
}

/**
 * Whether the server asks what to do with open requests before an address changes (rule 131: errors.message
 * is 1).
 */
export function asksAboutRequests(error: unknown): error is ValidationError {
  return error instanceof ValidationError && error.firstError('message') === '1';
}

/** Saves with the answer to the question about open requests (rule 61). */
export async function saveMoved(userId: number, form: ProfileForm): Promise<Profile> {
  await api.act('POST', '/manage/help/request/{userId}', {
    params: { path: { userId } },
    body: { is_confirm: 1 },
  });
  return saveProfile({ ...form, ignore: 1 });
}
