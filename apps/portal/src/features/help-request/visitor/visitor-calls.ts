import type { RegistrationTicket, UserDetailCheck, VisitorApplicationForm } from '@karov/api-client';
import { api } from '../../../core/api.js';
import { ticketToWire } from './values.js';

/** What is known of a verified phone, and which of the details differ from it. */
export async function checkDetails(
  ticket: RegistrationTicket,
  details: object = {},
): Promise<UserDetailCheck> {
  const { data } = await api.send('POST', '/user-applications/check-user-detail', {
    body: { ...details, ...ticketToWire(ticket) },
  });
  return data;
}

/** Sends the request of somebody who is not signed in; nobody is signed in by it. */
export async function sendVisitorRequest(form: VisitorApplicationForm): Promise<void> {
  await api.act('POST', '/user-applications', { body: form });
}
