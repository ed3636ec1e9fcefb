import { ValidationError } from '@karov/api-client';
import { notice } from '../core/notices.js';
import { useText } from '../core/text.js';
import { registrationTicket } from './registration-ticket.js';

/** Answers the end of a ticket: the phone is verified again, and the draft waits on the device. */
export function useTicketLoss(): (error: unknown) => boolean {
  const t = useText();
  return (error) => {
    if (!(error instanceof ValidationError) || error.code !== 'TICKET_INVALID') return false;
    notice.set(t('registration.ticketLost'));
    registrationTicket.set(null);
    return true;
  };
}
