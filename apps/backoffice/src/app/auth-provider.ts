import { AccessError, ApiError, type AuthRecord, SessionError, TooManyError } from '@karov/api-client';
import { isStaff } from '@karov/domain';
import { locale, session } from '@karov/web';
import type { AuthProvider } from 'react-admin';
import { api } from '../shared/api.js';
import { clearNotice, leaveNotice } from '../shared/notice.js';
import { textIn } from '../shared/text.js';

/** Returns the message and the redirect if an error ends the session (rule 143); otherwise null. */
function sessionEnd(error: unknown): { text: string; redirectTo: string } | null {
  const spoken = locale.get();
  const said = error instanceof ApiError ? error.message : '';
  if (error instanceof SessionError)
    return { text: textIn(spoken, 'common.errors.sessionExpired'), redirectTo: '/login' };
  if (error instanceof AccessError)
    return { text: said || textIn(spoken, 'common.errors.accessDenied'), redirectTo: '/forbidden' };
  if (error instanceof TooManyError)
    return { text: said || textIn(spoken, 'common.errors.tooManyAttempts'), redirectTo: '/login' };
  return null;
}

function staffSession(): AuthRecord | null {
  const record = session.get();
  return record && isStaff(record.role) ? record : null;
}

/**
 * The sign-in state for react-admin. A session of the portal is separate: it neither signs anybody in here
 * nor is ended here. Our login page makes the two sign-in calls and passes on the record.
 */
export const authProvider: AuthProvider = {
  login: (record: AuthRecord) => {
    clearNotice();
    session.set(record);
    return Promise.resolve();
  },
  logout: async () => {
    if (staffSession()) {
      await api.act('POST', '/admin/auth/logout').catch(() => null);
      session.set(null);
    }
    return '/login';
  },
  checkAuth: () => (staffSession() ? Promise.resolve() : Promise.reject({ message: false })),
  checkError: (error: unknown) => {
    const end = sessionEnd(error);
    if (!end) return Promise.resolve();
    leaveNotice(end.text);
    session.set(null);
    return Promise.reject({ redirectTo: end.redirectTo, message: false });
  },
  getPermissions: () => Promise.resolve(staffSession()?.role ?? null),
  getIdentity: () => {
    const record = staffSession();
    return record ? Promise.resolve({ id: record.id, fullName: record.full_name }) : Promise.reject();
  },
};
