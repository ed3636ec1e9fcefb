import { ValidationError } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { session } from '@karov/web';
import { notice } from '../core/notices.js';
import { navigate } from '../core/router.js';
import { useText } from '../core/text.js';
import { registrationTicket } from './registration-ticket.js';
import { ticketForOther } from './ticket-for-other.js';

/**
 * Handles the refusal of a ticket. If the ticket has expired, the phone is verified again; a person who must
 * first give a name (rule 237) is sent to do so. The filled-in form stays on the device.
 */
export function useTicketRefusal(): (error: unknown) => boolean {
  const t = useText();
  return (error) => {
    if (!(error instanceof ValidationError)) return false;
    if (error.code === 'TICKET_INVALID') {
      notice.set(t('registration.ticketLost'));
      registrationTicket.set(null);
      return true;
    }
    if (error.code !== 'OWNER_QUESTION_FIRST') return false;
    notice.set(error.firstError('error') ?? error.message);
    void wayToName().then(navigate);
    return true;
  };
}

/**
 * Returns the path to give the name. A ticket from the person's own session allows no other name, so another
 * person needs their own ticket (rule 238).
 */
async function wayToName(): Promise<string> {
  if (session.get() === null) return PAGES.NameAtNumber.path;
  return ticketForOther().catch(() => PAGES.NameAtNumber.path);
}
