import type { RegistrationTicket, UserDetailCheck, VisitorApplicationForm } from '@karov/api-client';
import { api } from '../../../core/api.js';
import { ticketToWire } from './values.js';

/** The details kept for a verified phone, and those of the typed details that differ from them. */
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
