import { screen, waitFor } from '@testing-library/react';
import { helpServer } from '../../../test/help-requests.js';
import { seeker } from '../../../test/people.js';
import { data, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { leave } from '../../core/leave.js';

const CODE = 'AbCdEfGhIjKlMnOpQrStUv';

describe('the link that signs the owner of a phone in', () => {
  it('signs in at the press of its one button, and not before', async () => {
    const server = helpServer().on('POST /auth/sign-in-link', () => data(seeker(), 'ok'));
    const user = await visit(`/sign-in/${CODE}`);
    const button = await screen.findByRole('button', { name: 'להיכנס עכשיו' });
    expect(server.callsTo('POST /auth/sign-in-link')).toEqual([]);
    await user.click(button);
    await screen.findByRole('heading', { name: 'איזו עזרה נדרשת?' });
    expect(server.callsTo('POST /auth/sign-in-link').map(({ body }) => body)).toEqual([{ code: CODE }]);
    expect(location.pathname).toBe('/help-menu');
  });

  it('leads staff to the back office', async () => {
    const left: string[] = [];
    leave.to = (path) => void left.push(path);
    helpServer().on('POST /auth/sign-in-link', () =>
      data({ ...seeker(), role: 'admin', roles: ['admin'] }, 'ok'),
    );
    const user = await visit(`/sign-in/${CODE}`);
    await user.click(await screen.findByRole('button', { name: 'להיכנס עכשיו' }));
    await waitFor(() => expect(left).toEqual(['/admin/coverage-map-menu']));
  });

  it('says in words when it is over, and where to go then', async () => {
    helpServer().on('POST /auth/sign-in-link', () => invalid({ code: ['This link has been used already.'] }));
    const user = await visit(`/sign-in/${CODE}`, { in: 'en-US' });
    await user.click(await screen.findByRole('button', { name: 'Sign in now' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This link has been used already.');
    expect(screen.getByRole('link', { name: 'Sign in with a code' }).getAttribute('href')).toBe('/login');
  });
});
