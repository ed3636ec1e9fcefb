import type { PasskeyRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { A_CREATION, fakePasskeys, forgetPasskeys } from '../../testing/fake-passkeys.js';
import { openApp } from '../../testing/open-app.js';

const PROFILE = {
  id: 1,
  phone_change: null,
  first_name: 'אבי',
  last_name: 'שגב',
  email: null,
  phone: '+972500000002',
};
const LAPTOP: PasskeyRow = {
  id: 4,
  name: 'Laptop',
  created_at: '2026-11-20T08:00:00Z',
  last_used_at: '2026-11-21T08:00:00Z',
};

function server(passkeys: PasskeyRow[]): FakeApi {
  return new FakeApi()
    .on('GET /auth/profile', one(PROFILE))
    .on('GET /auth/sessions', one([]))
    .on('GET /auth/passkeys', one(passkeys))
    .on('POST /auth/passkeys/options', one(A_CREATION))
    .on('POST /auth/passkeys', one(null, 'ok'));
}

afterEach(forgetPasskeys);

describe('the own passkeys', () => {
  it('are listed, and one is added by its name', async () => {
    const passkeys = fakePasskeys();
    const api = server([]);
    const { user, container } = await openApp('/profile', { role: 'manager' });
    expect(await screen.findByText('No passkey yet.')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText(/Give the passkey a name/)).toBeTruthy();
    expect(passkeys.asked).toEqual([]);
    await user.type(screen.getByLabelText(/Name of the passkey/), ' Laptop ');
    api.on('GET /auth/passkeys', one([LAPTOP]));
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('The passkey is added.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Remove Laptop' })).toBeTruthy();
    expect(api.seen('POST /auth/passkeys')[0]?.body).toMatchObject({
      name: 'Laptop',
      credential: { id: 'AQID', response: { attestationObject: 'AQID' } },
    });
  });

  it('keep the typed name when the browser’s window is closed or the server refuses', async () => {
    const passkeys = fakePasskeys();
    const api = server([]).on(
      'POST /auth/passkeys',
      refusal({ credential: ['The passkey could not be added.'] }),
    );
    const { user } = await openApp('/profile');
    await user.type(await screen.findByLabelText(/Name of the passkey/), 'Laptop');
    passkeys.giveUp = true;
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('No passkey was made. You can try again.')).toBeTruthy();
    expect(api.seen('POST /auth/passkeys')).toEqual([]);
    passkeys.giveUp = false;
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('The passkey could not be added.')).toBeTruthy();
    expect(screen.getByLabelText(/Name of the passkey/)).toHaveProperty('value', 'Laptop');
  });

  it('are removed after a question, also in a browser that knows none', async () => {
    const api = server([LAPTOP]).on('DELETE /auth/passkeys/4', one(null, 'ok'));
    const { user } = await openApp('/profile');
    expect(await screen.findByText(/This browser cannot use passkeys/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the passkey Laptop?' });
    expect(api.seen('DELETE /auth/passkeys/4')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.seen('DELETE /auth/passkeys/4')).toHaveLength(1));
  });
});
