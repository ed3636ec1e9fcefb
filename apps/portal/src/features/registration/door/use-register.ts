import type { HelpSeekerRegistration, Registered, VolunteerRegistration } from '@karov/api-client';
import { PAGES, type RouteName } from '@karov/domain';
import { session } from '@karov/web';
import { api } from '../../../core/api.js';
import { askedPath } from '../../../core/asked-path.js';
import { showToast } from '../../../core/notices.js';
import { navigate } from '../../../core/router.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';

type Form = HelpSeekerRegistration | VolunteerRegistration;

/**
 * Returns the page that follows a registration; a carer continues to the registration of the person they came
 * for (rule 116).
 */
function pageAfter(form: Form, next: Registered['next']): RouteName {
  if ('is_carer' in form) {
    askedPath.take();
    return 'ReferenceRegister';
  }
  return next === 'PoliceConfirmation' ? next : 'Welcome';
}

/**
 * Returns a function that sends a registration. The ticket signs the new person in and is used up; the next
 * page explains what follows, after the police page if a certificate is required (rule 110). A person who was
 * already signed in continues in the new session.
 * @throws ApiError when the registration is refused; nothing is lost then
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
    navigate(PAGES[pageAfter(form, next)].path);
    registrationTicket.set(null);
  };
}
