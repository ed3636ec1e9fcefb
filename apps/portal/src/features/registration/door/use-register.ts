import { useNavigate } from 'react-router';
import type { Registered } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { api } from '../../../core/api.js';
import { showToast } from '../../../core/notices.js';
import { session } from '../../../core/session.js';
import { registrationTicket } from '../../../shared/registration-ticket.js';
import { refreshSession } from '../../../shared/refresh-session.js';

/**
 * Sends a registration and goes where the server says. The ticket is used up; somebody who was signed in stays so, with the record that they have now.
 * @throws ApiError when it is refused; nothing is lost then
 */
export function useRegister(): (form: object, thanks: string) => Promise<void> {
  const navigate = useNavigate();
  return async (form, thanks) => {
    const { data, message } = await api.send<Registered>('POST', '/auth/register', form);
    if (session.get()) await refreshSession();
    showToast('done', message ?? thanks);
    await navigate(PAGES[data.next].path);
    registrationTicket.set(null);
  };
}
