import type { AuthRecord, RegistrationTicket } from '@karov/api-client';
import { api } from '../../core/api.js';
import { parseTicket } from '../../shared/registration-ticket.js';

/** The portal's two kinds of sign-in (rule 117); staff sign in at the back office. */
export type Door = 'user' | 'volunteer';

/**
 * Either the signed-in person, and whether others share the number, or the ticket for registering with the
 * verified phone.
 */
export type Verified = { record: AuthRecord; isShared: boolean } | { ticket: RegistrationTicket | null };

/** Verifies the code: returns the auth record, or the ticket if the phone is not registered yet. */
export async function verifyCode(door: Door, phone: string, otp: string): Promise<Verified> {
  const flags = door === 'volunteer' ? { is_volunteer: true } : {};
  const { data } = await api.send('POST', '/auth/verify-otp', { body: { phone, otp, ...flags } });
  if ('register' in data) return { ticket: parseTicket(data, Date.now()) };
  // the page that lists the other people loads their names itself, so they are not kept on the device
  const { others = [], ...record } = data;
  return { record, isShared: others.length > 0 };
}
