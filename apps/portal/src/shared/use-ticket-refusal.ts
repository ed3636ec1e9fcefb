import { ValidationError } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useNavigate } from 'react-router';
import { notice } from '../core/notices.js';
import { session } from '../core/session.js';
import { useText } from '../core/text.js';
import { registrationTicket } from './registration-ticket.js';
import { ticketForOther } from './ticket-for-other.js';

/**
 * Handles the refusal of a ticket. When it has expired the phone is verified again; somebody who has to prove
 * a name first (rule 237) says who they are. The filled-in form stays on the device.
 */
export function useTicketRefusal(): (error: unknown) => boolean {
  const t = useText();
  const navigate = useNavigate();
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

/** By one's own session's ticket nobody else is named: somebody else needs one of their own (rule 238). */
async function wayToName(): Promise<string> {
  if (session.get() === null) return PAGES.NameAtNumber.path;
  return ticketForOther().catch(() => PAGES.NameAtNumber.path);
}
