import { jest } from '@jest/globals';
import { AUTH_KEY } from '@karov/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../testing/fake-api.js';
import { A_REQUEST, fakePasskeys, forgetPasskeys } from '../testing/fake-passkeys.js';
import { aSession } from '../testing/fixtures.js';
import { openApp } from '../testing/open-app.js';

jest.unstable_mockModule('altcha', () => ({}));
jest.unstable_mockModule('altcha/i18n/he', () => ({}));

const WAITING = {
  waiting_approval: 0,
  needs_coordinator: 0,
  unanswered_users: 0,
  active_events: 0,
  failed_messages: 0,
  volunteers_ready: 0,
};

function server(): FakeApi {
  return new FakeApi()
    .on('GET /check-ip-status', one(null))
    .on(
      'POST /admin/auth/login',
      one({ is_register: true, is_manager: true, resend_after_seconds: 30, is_call: false }, 'sent'),
    )
    .on('POST /auth/verify-otp', one(aSession('manager', { token: 'new-token' }), 'welcome'))
    .on('GET /manager/events', rows([]))
    .on('GET /manager/event/states', one([]))
    .on('GET /staff/waiting', one(WAITING));
}

async function widget(): Promise<Element> {
  return waitFor(() => {
    const found = document.querySelector('altcha-widget');
    if (!found) throw new Error('no captcha yet');
    return found;
  });
}

async function solveCaptcha(solution = 'proof'): Promise<void> {
  const found = await widget();
  act(
    () =>
      void fireEvent(
        found,
        new CustomEvent('statechange', { detail: { state: 'verified', payload: solution } }),
      ),
  );
}

describe('signing in to the back office', () => {
  it('sends another code, whose answer is a message alone, and says so', async () => {
    const api = server()
      .on(
        'POST /admin/auth/login',
        one({ is_register: true, is_manager: true, resend_after_seconds: 0, is_call: false }, 'sent'),
      )
      .on('POST /auth/resend-otp', { body: { message: 'sent again' } });
    const { user } = await openApp('/login', { role: null });
    await user.type(await screen.findByLabelText(/Phone number/), '0502345678');
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.click(await screen.findByRole('button', { name: 'Send the code again' }));
    expect(await screen.findByText('We sent the code again.')).toBeTruthy();
    expect(api.seen('POST /auth/resend-otp')[0]?.body).toEqual({ phone: '+972502345678' });
    expect(screen.getByRole('button', { name: 'Send the code again' })).toHaveProperty('disabled', true);
  });

  it('has a call tell the code', async () => {
    const api = server()
      .on(
        'POST /admin/auth/login',
        one({ is_register: true, is_manager: true, resend_after_seconds: 0, is_call: false }, 'sent'),
      )
      .on('POST /auth/resend-otp', { body: { message: 'calling' } });
    const { user } = await openApp('/login', { role: null });
    await user.type(await screen.findByLabelText(/Phone number/), '0502345678');
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.click(await screen.findByRole('button', { name: 'Call me with the code' }));
    expect(await screen.findByText('We are calling you now with the code.')).toBeTruthy();
    expect(api.seen('POST /auth/resend-otp')[0]?.body).toEqual({ phone: '+972502345678', by_call: true });
  });

  it('sends phone and captcha, then the code with is_admin as the opposite of is_manager', async () => {
    const api = server();
    const { user, router } = await openApp('/login', { role: null });
    await user.type(await screen.findByLabelText(/Phone number/), '050-٢٣٤ 5678');
    expect(screen.getByLabelText(/Phone number/)).toHaveProperty('value', '0502345678');
    expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', true);
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const code = await screen.findByLabelText('4-digit code');
    expect(api.seen('POST /admin/auth/login')[0]?.body).toEqual({ phone: '+972502345678', captcha: 'proof' });
    expect(screen.getByRole('button', { name: 'Send the code again' })).toHaveProperty('disabled', true);
    await user.click(code);
    await user.paste('\u202a12a٣۴\u202c');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.seen('POST /auth/verify-otp')).toHaveLength(1);
    expect(api.seen('POST /auth/verify-otp')[0]?.body).toEqual({
      phone: '+972502345678',
      otp: '1234',
      is_admin: false,
    });
    expect(JSON.parse(localStorage.getItem(AUTH_KEY) ?? '{}')).toMatchObject({
      token: 'new-token',
      role: 'manager',
    });
  });

  it('has a captcha on a page that did not come by HTTPS too', async () => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true });
    const parameters = {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00ff',
      salt: '01',
      cost: 1,
      keyLength: 32,
      keyPrefix: '0',
    };
    const api = server().on('GET /captcha/challenge', { body: { parameters, signature: 's' } });
    const { user } = await openApp('/login', { role: null });
    await user.type(await screen.findByLabelText(/Phone number/), '0502345678');
    await user.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
    await screen.findByText('Verified');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('4-digit code');
    expect(api.seen('POST /admin/auth/login')[0]?.body).toMatchObject({
      phone: '+972502345678',
      captcha: expect.stringMatching(/^eyJ/),
    });
    Reflect.deleteProperty(globalThis, 'isSecureContext');
  });

  it('comes back to the page that was asked for', async () => {
    server();
    const { user, router } = await openApp('/events?page=2', { role: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await user.type(await screen.findByLabelText(/Phone number/), '0502345678');
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('4-digit code'), '1234{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toContain('/events?page=2'),
    );
  });

  it('refuses a phone that is not one, without asking the server', async () => {
    const api = server();
    const { user } = await openApp('/login', { role: null, locale: 'he-IL' });
    await user.type(await screen.findByLabelText(/מספר טלפון/), '123');
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'שליחת קוד' }));
    expect(await screen.findByText('צריך להקליד מספר טלפון תקין.')).toBeTruthy();
    expect(api.seen('POST /admin/auth/login')).toHaveLength(0);
  });

  it('reads numbers that start with +61 as Australian and empties the phone when the country changes', async () => {
    server();
    const { user } = await openApp('/login', { role: null });
    const phone = await screen.findByLabelText(/Phone number/);
    await user.type(phone, '+61');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'AU');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'FR');
    expect(phone).toHaveProperty('value', '');
  });

  it('asks for a fresh captcha after a refusal and shows the text under the phone', async () => {
    server().on('POST /admin/auth/login', refusal({ phone: ['This phone is blocked.'] }));
    const { user } = await openApp('/login', { role: null });
    await user.type(await screen.findByLabelText(/Phone number/), '0502345678');
    const before = await widget();
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('This phone is blocked.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send code' })).toHaveProperty('disabled', true);
    expect(await widget()).not.toBe(before);
  });

  it('says when this address is blocked', async () => {
    server().on('GET /check-ip-status', refusal({ ip: ['This address is blocked until tomorrow.'] }));
    await openApp('/login', { role: null });
    expect(await screen.findByText('This address is blocked until tomorrow.')).toBeTruthy();
  });

  it('says when the number has no account here', async () => {
    server().on('POST /auth/verify-otp', one({ register: true }));
    const { user } = await openApp('/login', { role: null });
    await user.type(await screen.findByLabelText(/Phone number/), '0502345678');
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('4-digit code'), '1234{Enter}');
    expect(await screen.findByText(/no back office account/)).toBeTruthy();
    expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  });

  it('shows a wrong code under the boxes until it is changed', async () => {
    server().on('POST /auth/verify-otp', refusal({ otp: ['Wrong code, 4 tries left.'] }));
    const { user } = await openApp('/login', { role: null });
    await user.type(await screen.findByLabelText(/Phone number/), '0502345678');
    await solveCaptcha();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('4-digit code'), '9999{Enter}');
    expect(await screen.findByText('Wrong code, 4 tries left.')).toBeTruthy();
    await user.type(screen.getByLabelText('4-digit code'), '{Backspace}');
    await waitFor(() => expect(screen.queryByText('Wrong code, 4 tries left.')).toBeNull());
  });

  it('sends a person who is already signed in to the first screen', async () => {
    server();
    const { router } = await openApp('/login', { role: 'manager' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it.each(['he-IL', 'en-US'] as const)('has no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/login', { role: null, locale });
    await widget();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  afterEach(forgetPasskeys);

  it('needs neither phone nor code', async () => {
    const passkeys = fakePasskeys();
    const api = server()
      .on('POST /admin/auth/passkey/options', one(A_REQUEST))
      .on('POST /admin/auth/passkey', refusal({ credential: ['The passkey was not accepted.'] }));
    const { user, router, container } = await openApp('/login', { role: null });
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    expect(await accessibilityFaults(container)).toEqual([]);
    passkeys.giveUp = true;
    await user.click(button);
    expect(await screen.findByText(/No passkey was used/)).toBeTruthy();
    passkeys.giveUp = false;
    await user.click(button);
    expect(await screen.findByText('The passkey was not accepted.')).toBeTruthy();
    api.on('POST /admin/auth/passkey', one(aSession('manager', { token: 'passkey-token' }), 'welcome'));
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(JSON.parse(localStorage.getItem(AUTH_KEY) ?? '{}')).toMatchObject({ token: 'passkey-token' });
  });

  it('is not offered by a browser that knows none', async () => {
    server();
    await openApp('/login', { role: null });
    await screen.findByLabelText(/Phone number/);
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
