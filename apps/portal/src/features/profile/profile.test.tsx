import { jest } from '@jest/globals';
import { LIMITS } from '@karov/domain';
import { session } from '@karov/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profile, seeker } from '../../../test/people.js';
import { openProfile, profileServer } from '../../../test/profile-page.js';
import { data, FakeServer, failure, invalid, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /לשמור את הפרטים|שומרים/ });
const sent = (server: FakeServer) => server.callsTo('POST /auth/profile').map(({ body }) => body);

afterEach(() => void jest.useRealTimers());

describe('disabilities', () => {
  const folded = () => screen.getByRole('group', { name: 'המוגבלות שלי' }).closest('details');

  it('that are told stand in one line, and are opened to change them', async () => {
    profileServer();
    const user = await openProfile();
    await screen.findByRole('group', { name: 'המוגבלות שלי' });
    expect(folded()?.open).toBe(false);
    const [summary] = folded()?.children ?? [];
    expect(summary?.textContent).toMatch(/^המוגבלות שלי \S+/);
    await user.click(screen.getAllByText('המוגבלות שלי')[0] ?? document.body);
    expect(folded()?.open).toBe(true);
  });

  it('that are missing are open from the start', async () => {
    profileServer(profile({ disability_id: [] }));
    await openProfile(seeker({ disability_id: [] }));
    await screen.findByRole('group', { name: 'המוגבלות שלי' });
    expect(folded()?.open).toBe(true);
  });
});

describe('the details', () => {
  it('sends what was changed alone, names together, and opens again after three seconds', async () => {
    const server = profileServer();
    const user = await openProfile();
    await user.clear(screen.getByLabelText('שם פרטי'));
    await user.type(screen.getByLabelText('שם פרטי'), 'רחלי');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(save());
    expect(await screen.findByText('הפרטים נשמרו')).toBeTruthy();
    expect(sent(server)).toEqual([{ first_name: 'רחלי', last_name: 'אברהמי' }]);
    expect(save().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(save());
    await act(() => jest.advanceTimersByTimeAsync(LIMITS.sentPauseMs));
    expect(save().getAttribute('aria-disabled')).toBeNull();
  });

  it('keeps a note for whoever calls or writes', async () => {
    const server = profileServer();
    const user = await openProfile();
    await user.type(screen.getByRole('textbox', { name: /הערה למי שמתקשר/ }), 'לטלפון הנייח בלבד');
    await user.click(save());
    await waitFor(() => expect(sent(server)).toEqual([{ contact_note: 'לטלפון הנייח בלבד' }]));
  });

  it('takes an emptied e-mail away', async () => {
    const server = profileServer();
    const user = await openProfile();
    await user.clear(screen.getByRole('textbox', { name: /דוא״ל/ }));
    await user.click(save());
    await waitFor(() => expect(sent(server)).toEqual([{ email: null }]));
  });

  it('asks for a code before another e-mail address is saved, and goes on with what was typed', async () => {
    const server = profileServer()
      .on('POST /auth/profile', () => ({
        status: 422,
        body: { message: 'לאמת', code: 'FRESH_PROOF_NEEDED', errors: { proof: ['לאמת'] } },
      }))
      .on('POST /auth/session/otp', () => data({}, 'ok'))
      .on('POST /auth/session/unlock', () => data({}, 'ok'));
    const user = await openProfile();
    await user.clear(screen.getByRole('textbox', { name: /דוא״ל/ }));
    await user.type(screen.getByRole('textbox', { name: /דוא״ל/ }), 'new@karov.example');
    await user.click(save());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ביטול' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /דוא״ל/ }).value).toBe('new@karov.example');
    await user.click(save());
    const code = within(await screen.findByRole('dialog')).getByLabelText('קוד בן 4 ספרות');
    server.on('POST /auth/profile', () =>
      data(profile({ disability_id: [2], email: 'new@karov.example' }), 'ok'),
    );
    await user.type(code, '1234');
    expect(await screen.findByText('הפרטים נשמרו')).toBeTruthy();
    expect(sent(server)).toEqual([
      { email: 'new@karov.example' },
      { email: 'new@karov.example' },
      { email: 'new@karov.example' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is wrong before it asks the server, and clears it on edit', async () => {
    const server = profileServer();
    const user = await openProfile();
    await user.clear(screen.getByLabelText('שם משפחה'));
    await user.click(save());
    const field = screen.getByLabelText('שם משפחה');
    await user.click(await screen.findByRole('link', { name: 'צריך למלא: שם משפחה' }));
    expect(document.activeElement).toBe(field);
    await user.type(field, 'כהן');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(sent(server)).toEqual([]);
  });

  it.each([
    ['a refusal', invalid({ email: ['הכתובת תפוסה'] }), 'הכתובת תפוסה'],
    ['a failure', failure(500), 'משהו השתבש. כדאי לנסות שוב.'],
    ['a lost connection', 'unreachable' as const, /השרת אינו עונה/],
  ])('loses nothing by %s', async (_name, reply, words) => {
    profileServer().on('POST /auth/profile', () => reply);
    const user = await openProfile();
    await user.type(screen.getByLabelText(/מה עוד כדאי לדעת/), 'הכניסה מאחור');
    await user.click(save());
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/מה עוד כדאי לדעת/).value).toBe('הכניסה מאחור');
  });

  it('warns while no way for messages is chosen', async () => {
    profileServer();
    const user = await openProfile();
    expect(screen.queryByText('לא בחרת דרך לפנות אליך')).toBeNull();
    for (const name of ['SMS', 'שיחת טלפון']) await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText('לא בחרת דרך לפנות אליך')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'WhatsApp' }));
    expect(screen.queryByText('לא בחרת דרך לפנות אליך')).toBeNull();
  });

  it('says what is to be chosen', async () => {
    const server = profileServer();
    const user = await openProfile();
    for (const box of within(
      await screen.findByRole('group', { name: 'המוגבלות שלי' }),
    ).getAllByRole<HTMLInputElement>('checkbox', { checked: true }))
      await user.click(box);
    await user.click(save());
    expect((await screen.findByRole('link', { name: 'צריך לבחור: המוגבלות שלי' })).getAttribute('href')).toBe(
      '#answer-disability_id',
    );
    expect(sent(server)).toEqual([]);
  });

  it('asks for another disability in words, and sends both', async () => {
    const server = profileServer();
    const user = await openProfile();
    await user.click(await screen.findByRole('checkbox', { name: 'other' }));
    await user.click(save());
    expect(sent(server)).toEqual([]);
    await user.type(screen.getByLabelText('איזו מוגבלות?'), 'כאב כרוני');
    await user.click(save());
    await waitFor(() =>
      expect(sent(server)).toEqual([{ disability_id: [2, 3], other_disability: 'כאב כרוני' }]),
    );
  });

  it('searches addresses and sends the one that was chosen', async () => {
    const raw = 'יפו 3, ישראל, חיפה, חיפה, 32.82, 35.01';
    const server = profileServer().on('POST /dropdowns/places', () =>
      data([{ id: '1', label: 'יפו 3, חיפה', raw }]),
    );
    const user = await openProfile();
    await user.type(screen.getByRole('combobox', { name: /כתובת העבודה/ }), 'יפו');
    await user.click(await screen.findByRole('option', { name: 'יפו 3, חיפה' }));
    await user.click(save());
    await waitFor(() => expect(sent(server)).toEqual([{ arrival_address: raw }]));
  });

  it('asks about open requests, and saves again with the answer', async () => {
    let isAsked = false;
    const moved = profile({ disability_id: [2], comments: 'קומה 2' });
    const server = profileServer()
      .on('POST /auth/profile', ({ body }) => {
        if (JSON.stringify(body).includes('"ignore":1') && isAsked) return data(moved, 'ok');
        return invalid({ message: ['1'] }, 'יש לך בקשות פתוחות. לעדכן גם בהן את הכתובת?');
      })
      .on('POST /manage/help/request/7', () => {
        isAsked = true;
        return data(null, 'ok');
      });
    const user = await openProfile();
    await user.type(screen.getByLabelText(/מה עוד כדאי לדעת/), 'קומה 2');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'לעדכן את הכתובת גם בבקשות הפתוחות?' }));
    expect(dialog.getByText('יש לך בקשות פתוחות. לעדכן גם בהן את הכתובת?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'כן, לעדכן' }));
    expect(await screen.findByText('הפרטים נשמרו')).toBeTruthy();
    expect(server.callsTo('POST /manage/help/request/7')[0]?.body).toEqual({ is_confirm: 1 });
    expect(sent(server).at(-1)).toEqual({ comments: 'קומה 2', ignore: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('only says what stays where nothing can go along, and saves after that', async () => {
    let isAsked = false;
    const server = profileServer()
      .on('POST /auth/profile', () =>
        isAsked
          ? data(profile({ comments: 'קומה 2' }), 'ok')
          : {
              status: 422,
              body: {
                code: 'ADDRESS_CONFIRM',
                errors: { message: ['1'] },
                message: 'נשארת אצל דנה',
                can_move: false,
              },
            },
      )
      .on('POST /manage/help/request/7', () => {
        isAsked = true;
        return data(null, 'ok');
      });
    const user = await openProfile();
    await user.type(screen.getByLabelText(/מה עוד כדאי לדעת/), 'קומה 2');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'העזרה נשארת בכתובת הקודמת' }));
    expect(dialog.getByText('נשארת אצל דנה')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /להשאיר את הבקשות/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'לשמור את הפרטים' }));
    expect(await screen.findByText('הפרטים נשמרו')).toBeTruthy();
    expect(sent(server).at(-1)).toEqual({ comments: 'קומה 2', ignore: 1 });
  });

  it('saves the address and leaves the requests where they are, for who wants that', async () => {
    const server = profileServer().on('POST /auth/profile', ({ body }) =>
      JSON.stringify(body).includes('"leave_requests":1')
        ? data(profile({ comments: 'קומה 2' }), 'ok')
        : invalid({ message: ['1'] }, 'יש לך בקשות פתוחות.'),
    );
    const user = await openProfile();
    await user.type(screen.getByLabelText(/מה עוד כדאי לדעת/), 'קומה 2');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'לעדכן את הכתובת גם בבקשות הפתוחות?' }));
    await user.click(dialog.getByRole('button', { name: 'לשמור, ולהשאיר את הבקשות שלי כמו שהן' }));
    expect(await screen.findByText('הפרטים נשמרו')).toBeTruthy();
    expect(sent(server).at(-1)).toEqual({ comments: 'קומה 2', leave_requests: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before unsaved changes are left behind', async () => {
    profileServer();
    const user = await openProfile();
    await user.type(screen.getByLabelText(/מה עוד כדאי לדעת/), 'חשוב');
    await user.click(screen.getByRole('link', { name: /המידע שלי/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'לצאת בלי לשמור?' }));
    await user.click(dialog.getByRole('button', { name: 'ביטול' }));
    expect(location.pathname).toBe('/profile');
    await user.click(screen.getByRole('link', { name: /המידע שלי/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'לצאת בלי לשמור' }),
    );
    await waitFor(() => expect(location.pathname).toBe('/profile/data'));
  });

  it('asks as well when the browser goes back, and keeps what was typed', async () => {
    profileServer()
      .on('GET /notifications', () => page([]))
      .on('GET /notification-types', () => data([]));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: /החשבון שלי/ }));
    await user.click(screen.getByRole('link', { name: 'עריכת הפרופיל' }));
    const comments = await screen.findByLabelText(/מה עוד כדאי לדעת/);
    await user.type(comments, 'חשוב');
    history.back();
    const dialog = within(await screen.findByRole('dialog', { name: 'לצאת בלי לשמור?' }));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    await user.click(dialog.getByRole('button', { name: 'ביטול' }));
    expect(screen.getByLabelText(/מה עוד כדאי לדעת/)).toHaveProperty('value', 'חשוב');
    history.back();
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'לצאת בלי לשמור' }),
    );
    await waitFor(() => expect(location.pathname).toBe('/notification-menu'));
    await screen.findByRole('heading', { level: 1, name: 'הודעות שקיבלתי' });
  });

  it('is left without a question when nothing was changed', async () => {
    profileServer().on('GET /auth/privacy', () => data({ consents: [], reads: [], deletion: null }));
    const user = await openProfile();
    await user.click(screen.getByRole('link', { name: /המידע שלי/ }));
    await screen.findByRole('heading', { name: 'המידע שלי', level: 1 });
  });
});

describe('devices and mailings', () => {
  it('signs out one device, and all of them after a question', async () => {
    const server = profileServer()
      .on('DELETE /auth/sessions/b', () => data(null, 'ok'))
      .on('POST /auth/sessions/end-all', () => data(null, 'ok'));
    const user = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'לנתק את iPhone' }));
    await screen.findByText('המכשיר נותק');
    expect(server.callsTo('DELETE /auth/sessions/b')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'לנתק את Firefox' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'לצאת מכל המכשירים' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'לצאת מכל המכשירים' }),
    );
    await waitFor(() => expect([location.pathname, session.get()]).toEqual(['/login', null]));
  });

  it('switches general messages on again', async () => {
    const server = profileServer();
    const user = await openProfile();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'לקבל הודעות כלליות ב־SMS' });
    expect(box.checked).toBe(false);
    await user.click(box);
    await waitFor(() => expect(box.checked).toBe(true));
    expect(server.callsTo('POST /auth/subscriptions')[0]?.body).toEqual({ sms: 1 });
  });
});
