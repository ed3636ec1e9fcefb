import { screen, waitFor } from '@testing-library/react';
import { session } from '../../core/session.js';
import { registrationTicket } from '../../shared/registration-ticket.js';
import { helpServer } from '../../../test/help-requests.js';
import { profile, seeker, ticket } from '../../../test/people.js';
import { profileOptions } from '../../../test/profile-options.js';
import { data, type FakeServer } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const RACHEL = seeker();
const YOSEF = seeker({ id: 8, token: 'token-8', full_name: 'יוסף אברהמי' });
const BOTH = [
  { id: RACHEL.id, first_name: 'רחל' },
  { id: YOSEF.id, first_name: 'יוסף' },
];
const TITLE = 'מי נכנס עכשיו?';
const STALE = { status: 422, body: { code: 'FRESH_PROOF_NEEDED', message: 'x', errors: { proof: ['x'] } } };

function server(): FakeServer {
  return helpServer()
    .on('POST /user/auth/login', () => data({ is_register: true, resend_after_seconds: 30, is_call: false }, 'ok'))
    .on('POST /auth/verify-otp', () => data({ ...RACHEL, others: BOTH.slice(1) }))
    .on('GET /auth/people-of-number', () => data(BOTH))
    .on('POST /auth/choose-person', () => data(YOSEF));
}

const heading = () => screen.findByRole('heading', { level: 1, name: TITLE });

describe('who of those who share a number is here (rule 238)', () => {
  it('is asked after the code, one button for each by their first name, and goes on as who was chosen', async () => {
    const calls = server();
    const user = await visit('/user/login');
    await user.type(await screen.findByLabelText('מספר טלפון'), '0509876543');
    await user.click(await screen.findByLabelText('אני לא רובוט'));
    await user.click(screen.getByRole('button', { name: 'לשלוח לי קוד' }));
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234');
    await heading();
    expect((await screen.findByRole('button', { name: 'יוסף' })).textContent).toBe('יוסף');
    expect(JSON.stringify(session.get())).not.toContain('יוסף');
    await user.click(screen.getByRole('button', { name: 'יוסף' }));
    await screen.findByRole('heading', { name: 'איזו עזרה נדרשת?' });
    expect(calls.callsTo('POST /auth/choose-person').map(({ body }) => body)).toEqual([{ id: YOSEF.id }]);
    expect(session.get()).toEqual(YOSEF);
  });

  it('goes on as they are for whoever is in already, and asks nobody', async () => {
    const calls = server();
    const user = await visit('/who-are-you', { as: RACHEL });
    await user.click(await screen.findByRole('button', { name: 'רחל' }));
    await screen.findByRole('heading', { name: 'איזו עזרה נדרשת?' });
    expect(calls.callsTo('POST /auth/choose-person')).toEqual([]);
  });

  it('leads somebody else to the registration with a ticket for the number', async () => {
    server()
      .on('POST /auth/ticket-for-other', () => data(ticket()))
      .on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()));
    const user = await visit('/who-are-you', { as: RACHEL });
    await user.click(await screen.findByRole('button', { name: 'מישהו אחר: להרשמה' }));
    expect((await screen.findByLabelText<HTMLInputElement>('שם פרטי')).value).toBe('');
    expect(registrationTicket.get()).toMatchObject({ ticket: 'ticket-1' });
    registrationTicket.set(null);
  });

  it('asks for a code first where none is fresh, and is reached from the menu', async () => {
    let isFresh = false;
    const calls = server()
      .on('GET /auth/people-of-number', () => (isFresh ? data(BOTH) : STALE))
      .on('GET /auth/profile', () => data(profile()))
      .on('POST /auth/session/otp', () => data({ resend_after_seconds: 30, is_call: false }, 'ok'))
      .on('POST /auth/session/unlock', () => {
        isFresh = true;
        return data({});
      });
    const user = await visit('/profile', { as: RACHEL });
    await user.click(await screen.findByRole('button', { name: /רחל אברהמי/ }));
    await user.click(await screen.findByRole('link', { name: 'אדם אחר במספר הזה' }));
    await heading();
    await user.click(await screen.findByRole('button', { name: 'לשלוח קוד' }));
    await user.type(await screen.findByLabelText('קוד בן 4 ספרות'), '1234');
    expect(await screen.findByRole('button', { name: 'יוסף' })).toBeTruthy();
    await waitFor(() => expect(calls.callsTo('POST /auth/session/unlock').map(({ body }) => body)).toEqual([{ otp: '1234' }]));
  });

  it('speaks English', async () => {
    server();
    await visit('/who-are-you', { as: RACHEL, in: 'en-US' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Who are you?' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Somebody else: register' })).toBeTruthy();
  });
});
