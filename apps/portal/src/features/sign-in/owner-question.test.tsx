import { session } from '@karov/web';
import { screen, waitFor, within } from '@testing-library/react';
import { emergency, helpServer, runningEmergency } from '../../../test/help-requests.js';
import { seeker, ticket } from '../../../test/people.js';
import { data, failure, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { registrationTicket } from '../../shared/registration-ticket.js';

const ASK = 'GET /auth/owner-question';
const ANSWER = 'POST /auth/owner-question';
const unproven = () => seeker({ is_limited: true, full_name: '', disability_id: [] });
const asking = (answers_left = 3, heard_again_at: string | null = null) =>
  helpServer()
    .on('GET /auth/profile', () => failure(423))
    .on(ASK, () => data({ kind: 'street', answers_left, heard_again_at }));

describe('the question between an old number and its person (rule 237)', () => {
  it('comes before every page, leads home once it is answered, and reaches the numbers and staff all along (English)', async () => {
    const server = asking().on(ANSWER, () =>
      invalid({ answer: ['This is not the answer we have. Tries left: 2.'] }),
    );
    const user = await visit('/is-it-you', { as: unproven(), in: 'en-US' });
    await screen.findByRole('heading', { level: 1, name: 'Is this account yours?' });
    expect(location.pathname).toBe('/is-it-you');
    const field = await screen.findByLabelText('What street do you live on?');
    expect(screen.getByRole('link', { name: 'Call Ambulance, 101' }).getAttribute('href')).toBe('tel:101');
    expect(screen.getByRole('link', { name: 'Write to the support desk' }).getAttribute('href')).toBe(
      '/contact-us',
    );
    expect(screen.getByRole('button', { name: 'Emergency: ask for help now' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: /menu/i })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please write an answer first.')).toBeTruthy();
    await user.type(field, 'Allenby');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This is not the answer we have. Tries left: 2.')).toBeTruthy();
    expect(document.activeElement).toBe(field);

    server.on(ANSWER, () => data(seeker(), 'ok')).on('GET /auth/profile', () => failure(500));
    await user.clear(field);
    await user.type(field, 'Herzl');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location.pathname).toBe('/help-menu'));
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([
      { answer: 'Allenby' },
      { answer: 'Herzl' },
    ]);
  });

  it('says when no more answers are taken, and who helps', async () => {
    asking(0);
    await visit('/is-it-you', { as: unproven() });
    expect((await screen.findByRole('alert')).textContent).toContain('כבר אי אפשר לענות כאן');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('link', { name: /03-555/ }).length).toBeGreaterThan(0);
  });

  it('asks for nothing on behalf of a person, and lets another number sign in', async () => {
    const server = asking().on('POST /auth/logout', () => data(null));
    const user = await visit('/profile', { as: unproven() });
    await user.click(await screen.findByRole('button', { name: 'להיכנס עם מספר אחר' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    const asked = new Set(server.calls.map(({ method, path }) => `${method} ${path}`));
    expect([...asked].sort()).toEqual([
      'GET /auth/owner-question',
      'GET /auth/profile',
      'GET /config',
      'POST /auth/logout',
    ]);
  });

  it('leads on by itself once staff have opened the account', async () => {
    helpServer().on(ASK, () => invalid({ message: ['not now'] }));
    await visit('/is-it-you', { as: unproven() });
    await waitFor(() => expect(location.pathname).toBe('/help-menu'));
  });
});

beforeEach(() => registrationTicket.set(null));

describe('another of the household (rule 238)', () => {
  it('says who they are from the question of one of them', async () => {
    asking().on('POST /auth/ticket-for-other', () => data(ticket()));
    const user = await visit('/is-it-you', { as: unproven(), in: 'en-US' });
    await user.click(await screen.findByRole('button', { name: 'I am somebody else' }));
    await screen.findByRole('heading', { level: 1, name: 'What is your full name?' });
    expect(location.pathname).toBe('/who-are-you/name');
    expect(registrationTicket.get()).toMatchObject({ ticket: 'ticket-1' });
  });

  it('signs in anew where the code is old', async () => {
    const server = asking()
      .on('POST /auth/ticket-for-other', () => ({
        status: 422,
        body: { code: 'FRESH_PROOF_NEEDED', message: 'x', errors: { proof: ['x'] } },
      }))
      .on('POST /auth/logout', () => data(null));
    const user = await visit('/is-it-you', { as: unproven(), in: 'en-US' });
    await user.click(await screen.findByRole('button', { name: 'I am somebody else' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(await screen.findByText(/Your code has expired/)).toBeTruthy();
    expect(server.callsTo('POST /auth/logout')).toHaveLength(1);
  });
});

describe('somebody new with the number (rule 237)', () => {
  it('is signed out and registers under their own name (English)', async () => {
    const server = asking().on('POST /auth/logout', () => data(null));
    const user = await visit('/is-it-you', { as: unproven(), in: 'en-US' });
    await user.click(await screen.findByRole('button', { name: 'Register under my own name' }));
    await waitFor(() => expect(location.pathname).toBe('/registration'));
    expect(server.callsTo('POST /auth/logout')).toHaveLength(1);
    expect(session.get()).toBeNull();
  });
});

describe('the emergency button before the question (rule 237)', () => {
  it('asks for help with what is written and where the device is, and knows no address', async () => {
    const raised = 'POST /event/requests/emergency';
    const server = asking()
      .on('GET /event/requests/emergency', () => data(emergency({ address: '', places: [] })))
      .on(raised, () => data(runningEmergency()));
    const user = await visit('/is-it-you', { as: unproven() });
    await user.click(await screen.findByRole('button', { name: 'חירום: לבקש עזרה מיד' }));
    const asked = within(await screen.findByRole('dialog', { name: 'לבקש עזרה דחופה עכשיו?' }));
    await user.type(asked.getByLabelText('לאן להגיע?'), 'ליד המכולת');
    server.on('GET /event/requests/emergency', () => data(runningEmergency()));
    const yes = asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' });
    await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull());
    await user.click(yes);
    await screen.findByRole('heading', { level: 1, name: 'בקשת חירום' });
    expect(server.callsTo(raised).map(({ body }) => body)).toEqual([{ words: 'ליד המכולת' }]);
  });
});
