import { screen, waitFor } from '@testing-library/react';
import { helpServer } from '../../../test/help-requests.js';
import { profile, seeker, ticket } from '../../../test/people.js';
import { profileOptions } from '../../../test/profile-options.js';
import { data, type FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { session } from '../../core/session.js';
import { registrationTicket } from '../../shared/registration-ticket.js';

const RACHEL = seeker();
const YOSEF = seeker({ id: 8, token: 'token-8', full_name: 'יוסף אברהמי' });
const BOTH = [
  { id: RACHEL.id, first_name: 'רחל' },
  { id: YOSEF.id, first_name: 'יוסף' },
];
const TITLE = 'מי נכנס עכשיו?';
const NAME = 'POST /auth/name-at-number';
const STALE = { status: 422, body: { code: 'FRESH_PROOF_NEEDED', message: 'x', errors: { proof: ['x'] } } };

function server(): FakeServer {
  return helpServer()
    .on('POST /user/auth/login', () =>
      data({ is_register: true, resend_after_seconds: 30, is_call: false }, 'ok'),
    )
    .on('POST /auth/verify-otp', () => data({ ...RACHEL, others: BOTH.slice(1) }))
    .on('GET /auth/people-of-number', () => data(BOTH))
    .on('POST /auth/choose-person', () => data(YOSEF));
}

const heading = () => screen.findByRole('heading', { level: 1, name: TITLE });

beforeEach(() => registrationTicket.set(null));

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

  it('asks somebody else for their full name, and leads on to registering under it where nobody comes in so', async () => {
    const calls = server()
      .on('POST /auth/ticket-for-other', () => data(ticket()))
      .on(NAME, () => data({ register: true }))
      .on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()));
    const user = await visit('/who-are-you', { as: RACHEL });
    await user.click(await screen.findByRole('button', { name: 'אדם אחר נכנס עכשיו' }));
    await screen.findByRole('heading', { level: 1, name: 'מה השם המלא שלך?' });
    const field = screen.getByLabelText('שם מלא');
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    expect(screen.getByText('קודם צריך לכתוב שם פרטי ושם משפחה.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.type(field, ' דנה כהן ');
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    expect((await screen.findByRole('alert')).textContent).toContain('אי אפשר להיכנס בשם הזה');
    expect(calls.callsTo(NAME).map(({ body }) => body)).toEqual([
      { ticket: 'ticket-1', full_name: 'דנה כהן' },
    ]);
    await user.click(screen.getByRole('button', { name: 'להירשם בשם דנה כהן' }));
    expect((await screen.findByLabelText<HTMLInputElement>('שם פרטי')).value).toBe('דנה');
    expect(session.get()).toEqual(RACHEL);
  });

  it('leads whom no list shows to their question by their full name (English)', async () => {
    const limited = seeker({ id: 9, token: 'token-9', is_limited: true, full_name: '', disability_id: [] });
    const calls = server()
      .on('POST /auth/ticket-for-other', () => data(ticket()))
      .on(NAME, () => data(limited))
      .on('GET /auth/owner-question', () => data({ kind: 'street', answers_left: 3, heard_again_at: null }));
    const user = await visit('/who-are-you', { as: RACHEL, in: 'en-US' });
    await user.click(await screen.findByRole('button', { name: 'I am somebody else' }));
    await user.type(await screen.findByLabelText('Full name'), 'Esther Mizrahi');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Is this account yours?' });
    expect(session.get()).toEqual(limited);
    expect(registrationTicket.get()).toBeNull();
    expect(calls.callsTo('POST /auth/logout')).toEqual([]);
  });

  it('says at the field when no more names are heard', async () => {
    server().on(NAME, () => invalid({ full_name: ['היום כבר ניסו כמה שמות'] }));
    registrationTicket.set(ticket());
    const user = await visit('/who-are-you/name');
    await user.type(await screen.findByLabelText('שם מלא'), 'דנה כהן');
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    expect(await screen.findByText('היום כבר ניסו כמה שמות')).toBeTruthy();
  });

  it('asks nobody for a name whose number is not proven', async () => {
    server();
    await visit('/who-are-you/name');
    await waitFor(() => expect(location.pathname).toBe('/login'));
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
    await waitFor(() =>
      expect(calls.callsTo('POST /auth/session/unlock').map(({ body }) => body)).toEqual([{ otp: '1234' }]),
    );
  });

  it('speaks English', async () => {
    server();
    await visit('/who-are-you', { as: RACHEL, in: 'en-US' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Who are you?' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'I am somebody else' })).toBeTruthy();
  });
});
