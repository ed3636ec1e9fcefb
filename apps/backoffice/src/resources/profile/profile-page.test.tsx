import type { SessionRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { anOpenSession, FakeApi, one, refusal } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const PROFILE = {
  id: 1,
  phone_change: null,
  first_name: 'אבי',
  last_name: 'שגב',
  email: null,
  phone: '+972500000002',
};
const device = (id: string, name: string, isCurrent: boolean): SessionRow => ({
  id,
  role: 'admin',
  device: name,
  created_at: '2026-11-20T08:00:00Z',
  last_seen_at: null,
  expires_at: '2026-12-04T08:00:00Z',
  is_current: isCurrent,
});

function server(): FakeApi {
  return new FakeApi()
    .on('GET /auth/profile', one(PROFILE))
    .on('GET /auth/passkeys', one([]))
    .on(
      'GET /auth/sessions',
      one([device('a', 'Firefox, Linux', true), device('b', 'Chrome, Android', false)]),
    );
}

describe('the own profile of the staff', () => {
  it('changes the name, and shows a refusal under its field', async () => {
    const api = server().on('POST /auth/profile', refusal({ email: ['Enter a valid e-mail address.'] }));
    const { user, container } = await openApp('/profile', { role: 'manager' });
    const email = await screen.findByLabelText(/E-mail/);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(email, 'avi@');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Enter a valid e-mail address.')).toHaveLength(2);
    api.on('POST /auth/profile', one(PROFILE, 'ok'));
    await user.type(email, 'karov.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The details are saved.')).toBeTruthy();
    expect(api.seen('POST /auth/profile').at(-1)?.body).toEqual({
      first_name: 'אבי',
      last_name: 'שגב',
      email: 'avi@karov.example',
    });
  });

  it('asks for a proof before another e-mail address is saved, and goes on with the typed text', async () => {
    const api = server()
      .on('POST /auth/profile', refusal({ proof: ['Show that it is you.'] }, { code: 'FRESH_PROOF_NEEDED' }))
      .on('POST /auth/session/otp', one(null, 'ok'))
      .on('POST /auth/session/unlock', one(anOpenSession(), 'ok'));
    const { user } = await openApp('/profile', { role: 'manager' });
    await user.type(await screen.findByLabelText(/E-mail/), 'avi@karov.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = () => screen.findByRole('dialog', { name: 'Please show that it is you' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findAllByText('Show that it is you.')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await within(await dialog()).findByRole('button', { name: 'Send a code to my phone' }));
    await user.type(await within(await dialog()).findByRole('textbox'), '1234');
    api.on('POST /auth/profile', one(PROFILE, 'ok'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('The details are saved.')).toBeTruthy();
    const saved = { first_name: 'אבי', last_name: 'שגב', email: 'avi@karov.example' };
    expect(api.seen('POST /auth/profile').map(({ body }) => body)).toEqual([saved, saved, saved]);
  });

  it('changes the phone with the code that was sent to the new one', async () => {
    const api = server()
      .on('POST /auth/phone/otp', one({ resend_after_seconds: 30, is_call: false }, 'ok'))
      .on('POST /auth/phone', one(PROFILE, 'ok'));
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText('New number'), '0521234567');
    await user.click(screen.getByRole('button', { name: 'Send a code to the new number' }));
    await user.type(await screen.findByLabelText('The code sent to the new number'), '12x34');
    await user.click(screen.getByRole('button', { name: 'Change the number' }));
    await waitFor(() =>
      expect(api.seen('POST /auth/phone').map(({ body }) => body)).toEqual([
        { phone: '0521234567', otp: '1234' },
      ]),
    );
  });

  it('asks for a proof where none is fresh, and goes on with the typed text', async () => {
    const api = server()
      .on(
        'POST /auth/phone/otp',
        refusal({ proof: ['Show that it is you.'] }, { code: 'FRESH_PROOF_NEEDED' }),
      )
      .on('POST /auth/session/otp', one(null, 'ok'))
      .on('POST /auth/session/unlock', one(anOpenSession(), 'ok'));
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText('New number'), '0521234567');
    await user.click(screen.getByRole('button', { name: 'Send a code to the new number' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please show that it is you' }));
    await user.click(await dialog.findByRole('button', { name: 'Send a code to my phone' }));
    await user.type(await dialog.findByRole('textbox'), '1234');
    api.on('POST /auth/phone/otp', one(null, 'ok'));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByLabelText('The code sent to the new number')).toBeTruthy();
    expect(api.seen('POST /auth/phone/otp').map(({ body }) => body)).toEqual([
      { phone: '0521234567' },
      { phone: '0521234567' },
    ]);
  });

  it('shows a number that waits, and cancels it', async () => {
    const api = server()
      .on(
        'GET /auth/profile',
        one({ ...PROFILE, phone_change: { phone: '+972521234567', due_at: '2026-11-25T10:00:00Z' } }),
      )
      .on('DELETE /auth/phone/waiting', one(null, 'ok'));
    const { user } = await openApp('/profile');
    expect((await screen.findByText(/The number changes to/)).textContent).toContain('25-11-2026 12:00');
    api.on('GET /auth/profile', one(PROFILE));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/The number changes to/)).toBeNull());
  });

  it('signs another device out, and all of them after a question', async () => {
    const api = server()
      .on('DELETE /auth/sessions/b', one(null, 'ok'))
      .on('POST /auth/sessions/end-all', one(null, 'ok'))
      .on('POST /admin/auth/logout', one(null));
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome, Android' }));
    await waitFor(() => expect(api.seen('DELETE /auth/sessions/b')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Sign out on all devices, this one too?' }),
    );
    expect(question.getByText('You will need a new code to come back.')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Stay signed in' })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Sign out everywhere' }).at(-1) ?? document.body);
    await waitFor(() => expect(api.seen('POST /auth/sessions/end-all')).toHaveLength(1));
  });

  it('signs out everywhere and keeps the passkeys that are ticked, no others', async () => {
    const passkey = (id: number, name: string) => ({
      id,
      name,
      created_at: '2026-11-20T08:00:00Z',
      last_used_at: null,
    });
    const api = server()
      .on('GET /auth/passkeys', one([passkey(3, 'Work laptop'), passkey(4, 'Unknown')]))
      .on('POST /auth/sessions/end-all', one(null, 'ok'))
      .on('POST /admin/auth/logout', one(null));
    const { user } = await openApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Sign out on all devices, this one too?' }),
    );
    await user.click(question.getByRole('checkbox', { name: 'Work laptop' }));
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() =>
      expect(api.seen('POST /auth/sessions/end-all').map(({ body }) => body)).toEqual([
        { keep_passkeys: [3] },
      ]),
    );
  });
});
