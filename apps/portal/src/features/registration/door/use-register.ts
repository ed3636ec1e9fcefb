import type { HelpSeekerRegistration, VolunteerRegistration } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { api } from '../../../core/api.js';
import { showToast } from '../../../core/notices.js';
import { navigate } from '../../../core/router.js';
import { session } from '../../../core/session.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';

type Form = HelpSeekerRegistration | VolunteerRegistration;

/**
 * Sends a registration: the ticket signs the new person in and is used up; the next page explains what
 * happens next, after the police page if a certificate is required (rule 110). A person who was already
 * signed in continues in the new session.
 * @throws ApiError when it is refused; nothing is lost then
 */
export function useRegister(): (form: Form, thanks: string) => Promise<void> {
  return async (form, thanks) => {
    const {
      data: { next, ...record },
      message,
    } = await api.send('POST', '/auth/register', { body: form });
    if (session.get()) await api.act('POST', '/auth/logout').catch(() => null);
    session.set(record);
    showToast('done', message ?? thanks);
    navigate(PAGES[next === 'PoliceConfirmation' ? next : 'Welcome'].path);
    registrationTicket.set(null);
  };
}
