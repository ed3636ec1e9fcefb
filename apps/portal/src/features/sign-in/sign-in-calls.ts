import type { AuthRecord, RegistrationTicket } from '@karov/api-client';
import { api } from '../../core/api.js';
import { parseTicket } from '../../shared/registration-ticket.js';

/** The portal's doors of the sign-in (rule 117); staff has its own in the back office. */
export type Door = 'user' | 'volunteer';

/**
 * The person who signed in, and whether others share the number; or the ticket with which the verified phone
 * can register.
 */
export type Verified = { record: AuthRecord; isShared: boolean } | { ticket: RegistrationTicket | null };

/** Verifies the code: the auth record, or the flag that this phone still has to register. */
export async function verifyCode(door: Door, phone: string, otp: string): Promise<Verified> {
  const flags = door === 'volunteer' ? { is_volunteer: true } : {};
  const { data } = await api.send('POST', '/auth/verify-otp', { body: { phone, otp, ...flags } });
  if ('register' in data) return { ticket: parseTicket(data, Date.now()) };
  // the names of the others are asked for by the page that shows them, and not kept on the device
  const { others = [], ...record } = data;
  return { record, isShared: others.length > 0 };
}
