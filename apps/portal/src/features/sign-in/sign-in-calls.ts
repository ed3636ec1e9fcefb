import type { AuthRecord, RegistrationTicket } from '@karov/api-client';
import { api } from '../../core/api.js';
import { parseTicket } from '../../shared/registration-ticket.js';

/** The portal's doors of the sign-in (rule 117); staff has its own in the back office. */
export type Door = 'user' | 'volunteer';

/** Who came in, or the ticket with which the verified phone can register. */
export type Verified = { record: AuthRecord } | { ticket: RegistrationTicket | null };

/** Verifies the code: the auth record, or the flag that this phone still has to register. */
export async function verifyCode(door: Door, phone: string, otp: string): Promise<Verified> {
  const flags = door === 'volunteer' ? { is_volunteer: true } : {};
  const { data } = await api.send('POST', '/auth/verify-otp', { body: { phone, otp, ...flags } });
  return 'register' in data ? { ticket: parseTicket(data, Date.now()) } : { record: data };
}
