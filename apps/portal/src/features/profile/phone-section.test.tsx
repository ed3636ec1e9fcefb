import { screen, waitFor } from '@testing-library/react';
import { profile } from '../../../test/people.js';
import { openProfile, profileServer } from '../../../test/profile-page.js';
import { data, invalid } from '../../../test/server.js';

describe('the phone', () => {
  it('is changed at once by a code to the present number and one to the new', async () => {
    const server = profileServer()
      .on('POST /auth/phone/old-otp', () => data({ resend_after_seconds: 30, is_call: false }, 'ok'))
      .on('POST /auth/phone/old', () => data(null, 'ok'))
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
    expect(server.callsTo('POST /auth/phone/old')[0]?.body).toEqual({ otp: '5678' });
    expect(server.callsTo('POST /auth/phone/otp')[0]?.body).toEqual({ phone: '+972529876543' });
    expect(server.callsTo('POST /auth/phone')[0]?.body).toEqual({ phone: '+972529876543', otp: '1234' });
  });

  it('waits when the present number is gone, says until when, and can be cancelled', async () => {
    const waiting = { phone: '+972529876543', due_at: '2026-11-25T10:00:00Z' };
    const server = profileServer()
      .on('POST /auth/phone/otp', () => data({}, 'ok'))
      .on('POST /auth/phone', () => data(profile({ disability_id: [2], phone_change: waiting }), 'ok'))
      .on('DELETE /auth/phone/waiting', () => data(profile({ disability_id: [2] }), 'ok'));
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'להחליף מספר' }));
    await user.click(await screen.findByRole('button', { name: 'אין לי יותר את המספר הזה' }));
    await user.type(await screen.findByLabelText('מספר טלפון'), '0529876543{Enter}');
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234{Enter}');
    expect((await screen.findByText(/המספר יוחלף ל/)).textContent).toContain('25-11-2026 12:00');
    await user.click(screen.getByRole('button', { name: 'לבטל את ההחלפה' }));
    await waitFor(() => expect(screen.queryByText(/המספר יוחלף ל/)).toBeNull());
    expect(server.callsTo('DELETE /auth/phone/waiting')).toHaveLength(1);
  });

  it('says a wrong code beside its field, and changes nothing', async () => {
    profileServer()
      .on('POST /auth/phone/otp', () => data({}, 'ok'))
      .on('POST /auth/phone', () => invalid({ otp: ['הקוד שגוי.'] }));
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'להחליף מספר' }));
    await user.click(await screen.findByRole('button', { name: 'אין לי יותר את המספר הזה' }));
    await user.type(await screen.findByLabelText('מספר טלפון'), '0529876543{Enter}');
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '9999{Enter}');
    expect(await screen.findByText('הקוד שגוי.')).toBeTruthy();
    expect(screen.getByText(/050-987-6543/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('קוד בן 4 ספרות').value).toBe('');
  });
});
