import type { Profile } from '@karov/api-client';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { profile, seeker } from './people.js';
import { profileOptions } from './profile-options.js';
import { data, FakeServer, failure } from './server.js';
import { visit } from './visit.js';

const SESSION = {
  role: 'user',
  created_at: '2026-11-01T08:00:00Z',
  last_seen_at: '2026-11-20T08:15:00Z',
  expires_at: '2026-12-01T08:00:00Z',
} as const;

/** Returns the server for the person's own profile. */
export function profileServer(shown: Profile = profile({ disability_id: [2] })): FakeServer {
  return new FakeServer()
    .on('GET /auth/profile', () => data(shown))
    .on('POST /auth/profile', ({ body }) =>
      data({ ...shown, ...(typeof body === 'object' ? body : {}) }, 'ok'),
    )
    .on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()))
    .on('GET /auth/bounces', () => data([]))
    .on('GET /auth/subscriptions', () => data({ sms: false, email: true }))
    .on('POST /auth/subscriptions', () => data({ sms: true, email: true }))
    .on('GET /auth/sessions', () =>
      data([
        { ...SESSION, id: 'a', device: 'Firefox', is_current: true },
        { ...SESSION, id: 'b', device: 'iPhone', is_current: false },
      ]),
    )
    .on('GET /volunteer/documents', () => failure(404))
    .on('GET /event/requests', () => data([]));
}

/** Opens the person's own profile. */
export const openProfile = async (as = seeker({ disability_id: [2] })): Promise<UserEvent> => {
  const user = await visit('/profile', { as });
  await screen.findByRole('heading', { name: 'הפרופיל שלי', level: 1 });
  await screen.findByRole('heading', { name: 'הפרטים שלי' });
  return user;
};
