import { PAGES } from '@karov/domain';
import { api } from '../core/api.js';
import { parseTicket, registrationTicket } from './registration-ticket.js';

/**
 * Gets a ticket for somebody else who has the number of who is signed in, by their code; answers the page on
 * which that one says who they are (rule 238).
 */
export async function ticketForOther(): Promise<string> {
  const { data } = await api.send('POST', '/auth/ticket-for-other');
  registrationTicket.set(parseTicket(data, Date.now()));
  return PAGES.NameAtNumber.path;
}
