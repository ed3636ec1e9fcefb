import type { SessionState } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { currentSession } from '../../shared/device-store.js';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { A_CREATION, A_REQUEST, fakePasskeys, forgetPasskeys } from '../../testing/fake-passkeys.js';
import { aSession, NOTHING_WAITS } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';

const PROFILE = { id: 1, first_name: 'אבי', last_name: 'שגב', email: null, phone: '+972500000002' };
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const state = (change: Partial<SessionState> = {}): SessionState => ({
  is_locked: false,
  has_passkey: false,
  only_passkey: false,
  needs_passkey: false,
  is_limited: false,
  locks_at: at(60),
  expires_at: at(600),
  server_time: at(0),
  ...change,
});
const LOCKED = { status: 423, body: { code: 'SESSION_LOCKED', message: 'locked' } };

function server(first: SessionState): FakeApi {
  return new FakeApi()
    .on('GET /auth/session', one(first))
    .on('GET /auth/profile', one(PROFILE))
    .on('GET /auth/passkeys', one([]))
    .on('GET /auth/sessions', one([]))
    .on(
      'GET /staff/waiting',
      one({ ...NOTHING_WAITS, needs_coordinator: 2, requests_coordinator: 1, requests_pending: 4 }),
    )
    .on('POST /auth/session/otp', one(null, 'ok'));
}

afterEach(forgetPasskeys);

describe('the locked desk', () => {
  it('is opened by a passkey of its owner', async () => {
    fakePasskeys();
    const api = server(state({ is_locked: true, has_passkey: true }))
      .on('POST /auth/session/passkey/options', one(A_REQUEST))
      .on('POST /auth/session/passkey', one(state(), 'ok'));
    const { user } = await openApp('/profile');
    const lock = await screen.findByRole('dialog', { name: /The screen is locked/ });
    api.on('GET /auth/session', one(state()));
    await user.click(within(lock).getByRole('button', { name: 'Open with a passkey' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.seen('POST /auth/session/passkey')[0]?.body).toMatchObject({
      credential: { id: 'AQID', response: { signature: 'AQID' } },
    });
  });

  it('covers everything at the first refusal, keeps the counts, and opens by a code with all typed text', async () => {
    const api = server(state());
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText(/E-mail/), 'avi@karov');
    api.on('GET /auth/session', one(state({ is_locked: true }))).on('POST /auth/profile', LOCKED);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const lock = await screen.findByRole('dialog', { name: /The screen is locked/ });
    expect(await within(lock).findByText('3 people wait for a coordinator')).toBeTruthy();
    expect(within(lock).queryByText(/שגב/)).toBeNull();
    expect(screen.queryByRole('textbox', { name: /E-mail/ })).toBeNull();
    expect(await accessibilityFaults(lock)).toEqual([]);

    await user.click(within(lock).getByRole('button', { name: 'Send a code to my phone' }));
    api.on('POST /auth/session/unlock', refusal({ otp: ['The code is wrong. Tries left: 4.'] }));
    await user.type(await within(lock).findByLabelText('4-digit code'), '0000');
    await user.click(within(lock).getByRole('button', { name: 'Open the screen' }));
    expect(await within(lock).findByText('The code is wrong. Tries left: 4.')).toBeTruthy();

    api.on('POST /auth/session/unlock', one(state(), 'ok')).on('GET /auth/session', one(state()));
    await user.clear(within(lock).getByLabelText('4-digit code'));
    await user.type(within(lock).getByLabelText('4-digit code'), '1234');
    await user.click(within(lock).getByRole('button', { name: 'Open the screen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(/E-mail/)).toHaveProperty('value', 'avi@karov');
  });

  it('locks by itself when the time that was told has passed', async () => {
    server(state({ locks_at: at(-1) }));
    await openApp('/profile');
    expect(await screen.findByRole('dialog', { name: /The screen is locked/ })).toBeTruthy();
  });
});

describe('a desk whose staff need a passkey', () => {
  it('is covered until one is added, and says why', async () => {
    fakePasskeys();
    const api = server(state({ needs_passkey: true }))
      .on('POST /auth/passkeys/options', one(A_CREATION))
      .on('POST /auth/passkeys', one(null, 'ok'));
    const { user } = await openApp('/profile');
    const cover = await screen.findByRole('dialog', { name: 'A passkey is needed' });
    expect(await accessibilityFaults(cover)).toEqual([]);
    await user.type(within(cover).getByLabelText(/Name of the passkey/), 'Laptop');
    api.on('GET /auth/session', one(state({ has_passkey: true, only_passkey: true })));
    await user.click(within(cover).getByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.seen('POST /auth/passkeys')).toHaveLength(1);
  });

  it('is covered as soon as a call is refused for it', async () => {
    const api = server(state());
    api.on('GET /auth/profile', () => {
      api.on('GET /auth/session', one(state({ needs_passkey: true })));
      return { status: 423, body: { code: 'PASSKEY_NEEDED', message: 'needed' } };
    });
    await openApp('/profile');
    const cover = await screen.findByRole('dialog', { name: 'A passkey is needed' });
    expect(within(cover).getByText(/This browser cannot use passkeys/)).toBeTruthy();
    expect(within(cover).getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('offers no code where it is locked', async () => {
    fakePasskeys();
    server(state({ is_locked: true, has_passkey: true, only_passkey: true }));
    await openApp('/profile');
    const lock = await screen.findByRole('dialog', { name: /The screen is locked/ });
    expect(within(lock).getByRole('button', { name: 'Open with a passkey' })).toBeTruthy();
    expect(within(lock).queryByRole('button', { name: 'Send a code to my phone' })).toBeNull();
  });
});

describe('a desk behind an old number (rule 237)', () => {
  it('is covered until the question is answered, before a passkey is asked for', async () => {
    const api = server(state({ is_limited: true, needs_passkey: true }))
      .on('GET /auth/owner-question', one({ kind: 'birth_year', answers_left: 3, heard_again_at: null }))
      .on(
        'POST /auth/owner-question',
        refusal({ answer: ['This is not the answer we have. Tries left: 2.'] }),
      );
    const { user } = await openApp('/profile');
    const cover = await screen.findByRole('dialog', { name: 'Is this account yours?' });
    expect(await accessibilityFaults(cover)).toEqual([]);
    await user.type(await within(cover).findByLabelText('In which year were you born?'), '1950');
    await user.click(within(cover).getByRole('button', { name: 'Go on' }));
    expect((await within(cover).findByRole('alert')).textContent).toContain('Tries left: 2');

    api
      .on('POST /auth/owner-question', one(aSession('admin', { full_name: 'Avi Segev' }), 'ok'))
      .on('GET /auth/session', one(state()));
    await user.click(within(cover).getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentSession()).toMatchObject({ full_name: 'Avi Segev', is_limited: false });
  });

  it('says when no more answers are taken, and who helps', async () => {
    server(state({ is_limited: true })).on(
      'GET /auth/owner-question',
      one({ kind: 'street', answers_left: 0, heard_again_at: null }),
    );
    await openApp('/profile');
    const cover = await screen.findByRole('dialog', { name: 'Is this account yours?' });
    expect((await within(cover).findByRole('alert')).textContent).toContain('from your card');
    expect(within(cover).getByRole('link', { name: 'write to the support desk' }).getAttribute('href')).toBe(
      '/contact-us',
    );
  });
});

describe('a session that ends soon', () => {
  it('is announced and renewed in place', async () => {
    const api = server(state({ expires_at: at(9.5) })).on('POST /auth/session/unlock', one(state(), 'ok'));
    const { user, router } = await openApp('/profile');
    expect(await screen.findByText('You will be signed out in 10 minutes.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stay signed in' });
    await user.click(within(dialog).getByRole('button', { name: 'Send a code to my phone' }));
    await user.type(await within(dialog).findByLabelText('4-digit code'), '1234');
    api.on('GET /auth/session', one(state()));
    await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByText(/You will be signed out/)).toBeNull());
    expect(api.seen('POST /auth/session/unlock')[0]?.body).toEqual({ otp: '1234' });
    expect(router.state.location.pathname).toBe('/profile');
  });
});
