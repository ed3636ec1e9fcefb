import { screen, waitFor } from '@testing-library/react';
import { profile } from '../../../test/people.js';
import { openProfile, profileServer } from '../../../test/profile-page.js';
import { data, invalid } from '../../../test/server.js';

/** Lets the server accept the code sent to the current number. */
const proven = (server: ReturnType<typeof profileServer>) =>
  server
    .on('POST /auth/session/otp', () => data({}, 'ok'))
    .on('POST /auth/session/unlock', () => data(null, 'ok'));

async function toNewNumber(user: Awaited<ReturnType<typeof openProfile>>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'להחליף מספר' }));
  await user.click(await screen.findByRole('button', { name: 'לשלוח קוד למספר הרשום' }));
  await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '5678');
  await user.type(await screen.findByLabelText('מספר טלפון'), '0529876543{Enter}');
}

describe('the phone', () => {
  it('is changed at once by a code to the present number and one to the new', async () => {
    const server = profileServer()
      .on('POST /auth/session/otp', () => data({ resend_after_seconds: 30, is_call: false }, 'ok'))
      .on('POST /auth/session/unlock', () => data(null, 'ok'))
      .on('POST /auth/phone/otp', () => data({ resend_after_seconds: 30, is_call: false }, 'ok'))
      .on('POST /auth/phone', () => data(profile({ disability_id: [2], phone: '+972529876543' }), 'ok'));
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'להחליף מספר' }));
    await user.click(await screen.findByRole('button', { name: 'לשלוח קוד למספר הרשום' }));
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '5678');
    await user.type(await screen.findByLabelText('מספר טלפון'), '0529876543');
    await user.click(screen.getByRole('button', { name: 'לשלוח קוד למספר החדש' }));
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234');
    expect(await screen.findByText('מספר הטלפון הוחלף')).toBeTruthy();
    expect(screen.getByText(/052-987-6543/)).toBeTruthy();
    expect(server.callsTo('POST /auth/session/unlock')[0]?.body).toEqual({ otp: '5678' });
    expect(server.callsTo('POST /auth/phone/otp')[0]?.body).toEqual({ phone: '+972529876543' });
    expect(server.callsTo('POST /auth/phone')[0]?.body).toEqual({ phone: '+972529876543', otp: '1234' });
  });

  it('that waits says until when, and can be cancelled', async () => {
    const waiting = { phone: '+972529876543', due_at: '2026-11-25T10:00:00Z' };
    const server = profileServer()
      .on('GET /auth/profile', () => data(profile({ disability_id: [2], phone_change: waiting })))
      .on('DELETE /auth/phone/waiting', () => data(profile({ disability_id: [2] }), 'ok'));
    const user = await openProfile();
    expect((await screen.findByText(/המספר יוחלף ל/)).textContent).toContain('25-11-2026 12:00');
    await user.click(screen.getByRole('button', { name: 'לבטל את ההחלפה' }));
    await waitFor(() => expect(screen.queryByText(/המספר יוחלף ל/)).toBeNull());
    expect(server.callsTo('DELETE /auth/phone/waiting')).toHaveLength(1);
  });

  it('of whoever has the present number no more is changed by staff', async () => {
    profileServer();
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'להחליף מספר' }));
    await user.click(await screen.findByRole('button', { name: 'אין לי יותר את המספר הזה' }));
    expect((await screen.findByRole('link', { name: 'לפנות אלינו' })).getAttribute('href')).toContain(
      '/contact-us',
    );
  });

  it('keeps the new number when the proof has grown old meanwhile, and goes on from there', async () => {
    const server = proven(profileServer())
      .on('POST /auth/phone/otp', () => data({}, 'ok'))
      .on('POST /auth/phone', () => ({
        status: 422,
        body: { message: 'לאמת', code: 'FRESH_PROOF_NEEDED', errors: { proof: ['לאמת'] } },
      }));
    const user = await openProfile();
    await toNewNumber(user);
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234');
    server.on('POST /auth/phone', () => data(profile({ disability_id: [2], phone: '+972529876543' }), 'ok'));
    await user.click(await screen.findByRole('button', { name: 'לשלוח קוד למספר הרשום' }));
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '5678');
    await screen.findByText(/052-987-6543/);
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234');
    expect(await screen.findByText('מספר הטלפון הוחלף')).toBeTruthy();
  });

  it('keeps the new number when the proof grew old while it was typed, and sends the code to it after a new one', async () => {
    const server = proven(profileServer())
      .on('POST /auth/phone/otp', () => ({
        status: 422,
        body: { message: 'לאמת', code: 'FRESH_PROOF_NEEDED', errors: { proof: ['לאמת'] } },
      }))
      .on('POST /auth/phone', () => data(profile({ disability_id: [2], phone: '+972529876543' }), 'ok'));
    const user = await openProfile();
    await toNewNumber(user);
    const sendsOld = await screen.findByRole('button', { name: 'לשלוח קוד למספר הרשום' });
    server.on('POST /auth/phone/otp', () => data({}, 'ok'));
    await user.click(sendsOld);
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '5678');
    await screen.findByText(/052-987-6543/);
    expect(server.callsTo('POST /auth/phone/otp').map(({ body }) => body)).toEqual([
      { phone: '+972529876543' },
      { phone: '+972529876543' },
    ]);
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234');
    expect(await screen.findByText('מספר הטלפון הוחלף')).toBeTruthy();
  });

  it('says a wrong code beside its field, and changes nothing', async () => {
    proven(profileServer())
      .on('POST /auth/phone/otp', () => data({}, 'ok'))
      .on('POST /auth/phone', () => invalid({ otp: ['הקוד שגוי.'] }));
    const user = await openProfile();
    await toNewNumber(user);
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '9999{Enter}');
    expect(await screen.findByText('הקוד שגוי.')).toBeTruthy();
    expect(screen.getByText(/050-987-6543/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('קוד בן 4 ספרות').value).toBe('');
  });
});
