import type { RegistrationTicket, UserDetailCheck, VisitorApplicationForm } from '@karov/api-client';
import { api } from '../../../core/api.js';
import { ticketToWire } from './values.js';

/** Returns the stored details of a verified phone, and the typed details that differ from them. */
export async function checkDetails(
  ticket: RegistrationTicket,
  details: object = {},
): Promise<UserDetailCheck> {
  const { data } = await api.send('POST', '/user-applications/check-user-detail', {
    body: { ...details, ...ticketToWire(ticket) },
  });
  return data;
}

/** Sends the request of a signed-out person, without signing anybody in. */
export async function sendVisitorRequest(form: VisitorApplicationForm): Promise<void> {
  await api.act('POST', '/user-applications', { body: form });
}
