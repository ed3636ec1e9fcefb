import type { RegistrationTicket } from '@karov/api-client';
import { session, useStore } from '@karov/web';
import { useEffect, useState } from 'react';
import { api } from '../../../core/api.js';
import { parseTicket, registrationTicket } from '../../../shared/registration-ticket.js';

async function askForOwnTicket(): Promise<RegistrationTicket | null> {
  const { data } = await api.send('POST', '/auth/registration-ticket');
  return parseTicket(data, Date.now());
}

interface TicketState {
  ticket: RegistrationTicket | null;
  /** true while the ticket of a signed-in person, who needs no code, is being fetched */
  isLoading: boolean;
}

/**
 * The ticket for the visitor's registration: the stored one, or for a signed-in person a ticket for their own
 * phone.
 */
export function useTicket(): TicketState {
  const ticket = useStore(registrationTicket);
  const [isLoading, setLoading] = useState(ticket === null && session.get() !== null);
  useEffect(() => {
    if (!isLoading) return;
    askForOwnTicket()
      .then(registrationTicket.set)
      .catch(() => null)
      .finally(() => setLoading(false));
  }, [isLoading]);
  return { ticket, isLoading };
}
