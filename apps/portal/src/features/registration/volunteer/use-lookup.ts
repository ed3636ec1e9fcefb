import type { RegistrationTicket, VolunteerLookup } from '@karov/api-client';
import { useCallback } from 'react';
import { api } from '../../../core/api.js';
import { useLoad } from '../../../core/use-load.js';

/**
 * What is stored about the owner of a verified phone as a volunteer; if the call fails, the ticket's details
 * are used and no message is shown (rule 134).
 */
export function useLookup(ticket: RegistrationTicket): VolunteerLookup | null {
  const load = useCallback(async (): Promise<VolunteerLookup> => {
    const known: VolunteerLookup = { ...ticket, is_register: 0, is_import_delete: 0 };
    const ask = async () =>
      (await api.send('POST', '/volunteer/detail', { body: { phone: ticket.phone, ticket: ticket.ticket } }))
        .data;
    return ask().catch(() => known);
  }, [ticket]);
  return useLoad(load).data;
}
