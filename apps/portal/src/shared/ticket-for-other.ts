import { PAGES } from '@karov/domain';
import { api } from '../core/api.js';
import { parseTicket, registrationTicket } from './registration-ticket.js';

/**
 * Gets a ticket for another person who shares the number of the signed-in person, by a code to that number;
 * returns the page where that other person identifies themselves (rule 238).
 */
export async function ticketForOther(): Promise<string> {
  const { data } = await api.send('POST', '/auth/ticket-for-other');
  registrationTicket.set(parseTicket(data, Date.now()));
  return PAGES.NameAtNumber.path;
}
