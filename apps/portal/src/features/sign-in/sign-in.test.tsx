import { parseAuthRecord } from '@karov/api-client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { helpServer } from '../../../test/help-requests.js';
import { seeker, ticket, volunteer } from '../../../test/people.js';
import { profileOptions } from '../../../test/profile-options.js';
import { data, type FakeServer, failure, invalid, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { askedPath } from '../../core/asked-path.js';

const E164 = '+972509876543';

function signInServer(): FakeServer {
  return helpServer()
    .on('POST /user/auth/login', () =>
      data({ is_register: true, resend_after_seconds: 30, is_call: false }, 'ok'),
    )
    .on('POST /volunteer/auth/login', () =>
      data({ is_register: true, resend_after_seconds: 30, is_call: false }, 'ok'),
    )
    .on('POST /auth/verify-otp', ({ body }) =>
      data(JSON.stringify(body).includes('is_volunteer') ? volunteer() : seeker()),
    )
    .on('POST /auth/resend-otp', () => data(null, 'ok'))
    .on('GET /volunteer/event-user-requests', () => ({
      status: 200,
      body: { data: [], meta: { total: 0, page: 1, perPage: 10 } },
    }))
    .on('POST /dropdowns/events', () => data({ events: [], statuses: [] }));
}

async function sendCode(user: UserEvent, number = '0509876543'): Promise<void> {
  await user.type(await screen.findByLabelText('מספר טלפון'), number);
  await user.click(await screen.findByLabelText('אני לא רובוט'));
  await user.click(screen.getByRole('button', { name: 'לשלוח לי קוד' }));
}

const codeField = () => screen.findByLabelText('קוד בן 4 ספרות');

describe('the chooser', () => {
  it('leads a carer through the sign-in to the registration of somebody else', async () => {
    signInServer().on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()));
    const user = await visit('/login');
    await user.click(await screen.findByRole('link', { name: /העזרה היא בשביל מישהו אחר/ }));
    await screen.findByRole('heading', { level: 1, name: 'כניסה לרישום של מישהו אחר' });
    await sendCode(user);
    await user.type(await codeField(), '1234');
    await screen.findByRole('heading', { level: 1, name: 'לרשום מישהו אחר' });
  });

  it('forgets the registration of somebody else when another door is taken after all', async () => {
    signInServer();
    const user = await visit('/login');
    await user.click(await screen.findByRole('link', { name: /העזרה היא בשביל מישהו אחר/ }));
    expect(askedPath.is('/reference/register')).toBe(true);
    cleanup();
    const again = await visit('/login');
    await again.click(await screen.findByRole('link', { name: /נדרשת לי עזרה/ }));
    expect(askedPath.take()).toBeNull();
  });

  it('has a door for each and one for staff', async () => {
    signInServer();
    await visit('/login');
    await screen.findByRole('heading', { name: 'ברוכים הבאים ל״קרוב״', level: 1 });
    expect(screen.getByRole('link', { name: /נדרשת לי עזרה/ }).getAttribute('href')).toBe('/user/login');
    expect(screen.getByRole('link', { name: /באתי להתנדב/ }).getAttribute('href')).toBe('/volunteer/login');
    expect(screen.getAllByRole('link', { name: /, 10[012]$/ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: /לבקש עזרה בלי חשבון/ }).getAttribute('href')).toBe(
      '/ask-for-help',
    );
    expect(screen.getByRole('link', { name: 'כניסה לצוות הניהול' }).getAttribute('href')).toBe(
      '/admin/login',
    );
  });

  it('speaks English', async () => {
    signInServer();
    await visit('/login', { in: 'en-US' });
    expect(await screen.findByRole('link', { name: /Need help/ })).toBeTruthy();
    expect(document.documentElement.dir).toBe('ltr');
  });
});

describe('phone and captcha', () => {
  it('keeps the send button shut until the captcha is solved', async () => {
    signInServer();
    const user = await visit('/user/login');
    await user.type(await screen.findByLabelText('מספר טלפון'), '0509876543');
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'לשלוח לי קוד' });
    expect(send().disabled).toBe(true);
    await user.click(await screen.findByLabelText('אני לא רובוט'));
    expect(send().disabled).toBe(false);
  });

  it('sends the phone in E.164 with the solution, and asks for the code', async () => {
    const server = signInServer();
    const user = await visit('/user/login');
    await sendCode(user);
    await codeField();
    expect(server.callsTo('POST /user/auth/login').map(({ body }) => body)).toEqual([
      { phone: E164, captcha: 'c29sdmVk' },
    ]);
    expect(screen.getByText('הקוד נשלח')).toBeTruthy();
  });

  it.each(['‪+972 50‑987‑6543‬', 'tel:+972509876543', '+9720509876543', '٠٥٠-٩٨٧-٦٥٤٣'])(
    'takes a number that is pasted as %s (rule 228)',
    async (pasted) => {
      const server = signInServer();
      const user = await visit('/user/login');
      await user.click(await screen.findByLabelText('מספר טלפון'));
      await user.paste(pasted);
      await user.click(await screen.findByLabelText('אני לא רובוט'));
      await user.click(screen.getByRole('button', { name: 'לשלוח לי קוד' }));
      await codeField();
      expect(server.callsTo('POST /user/auth/login').map(({ body }) => body)).toEqual([
        { phone: E164, captcha: 'c29sdmVk' },
      ]);
    },
  );

  it('takes number and code from a keyboard with Arabic digits', async () => {
    const server = signInServer();
    const user = await visit('/user/login');
    await sendCode(user, '٠٥٠٩٨٧٦٥٤٣');
    await user.type(await codeField(), '١٢٣٤');
    await waitFor(() =>
      expect(server.callsTo('POST /auth/verify-otp')[0]?.body).toEqual({ phone: E164, otp: '1234' }),
    );
  });

  it('refuses a number that is not valid, in words beside the field and in the summary, and asks nobody', async () => {
    const server = signInServer();
    const user = await visit('/user/login');
    await sendCode(user, '050111');
    const link = await screen.findByRole('link', { name: 'צריך להקליד מספר טלפון תקין.' });
    const field = screen.getByLabelText('מספר טלפון');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(link);
    expect(document.activeElement).toBe(field);
    expect(server.callsTo('POST /user/auth/login')).toEqual([]);
  });

  it('says that an Israeli number is under another flag, and keeps it while the country is changed', async () => {
    const server = signInServer();
    const user = await visit('/user/login');
    const country = screen.getByLabelText('מדינה');
    await within(country).findByRole('option', { name: /^ארצות הברית/ });
    await user.selectOptions(country, 'US');
    await sendCode(user, '972509876543');
    await screen.findByRole('link', { name: 'זה מספר ישראלי. צריך לבחור ברשימת המדינות את ישראל.' });
    await user.selectOptions(country, 'IL');
    expect(screen.getByLabelText<HTMLInputElement>('מספר טלפון').value).toBe('972509876543');
    expect(server.callsTo('POST /user/auth/login')).toEqual([]);
  });

  describe('on a page that did not come by HTTPS', () => {
    beforeEach(() =>
      Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true }),
    );
    afterEach(() => Reflect.deleteProperty(globalThis, 'isSecureContext'));

    it('is solved by work of our own', async () => {
      const parameters = {
        algorithm: 'PBKDF2/SHA-256',
        nonce: '00ff',
        salt: '01',
        cost: 1,
        keyLength: 32,
        keyPrefix: '0',
      };
      const server = signInServer().on('GET /captcha/challenge', () => ({
        status: 200,
        body: { parameters, signature: 's' },
      }));
      const user = await visit('/user/login');
      await user.type(await screen.findByLabelText('מספר טלפון'), '0509876543');
      await user.click(await screen.findByLabelText('אני לא רובוט'));
      await screen.findByText('אומת');
      await user.click(screen.getByRole('button', { name: 'לשלוח לי קוד' }));
      await codeField();
      const sent: unknown = server.callsTo('POST /user/auth/login')[0]?.body;
      const { captcha } =
        typeof sent === 'object' && sent !== null && 'captcha' in sent ? sent : { captcha: '' };
      expect(JSON.parse(atob(String(captcha)))).toMatchObject({
        challenge: { parameters, signature: 's' },
        solution: { derivedKey: expect.stringMatching(/^0/) },
      });
    });

    it('says when that did not work, and tries again', async () => {
      const server = signInServer().on('GET /captcha/challenge', () => failure(503));
      const user = await visit('/user/login');
      await user.click(await screen.findByLabelText('אני לא רובוט'));
      await screen.findByText('הבדיקה לא הצליחה. כדאי לנסות שוב.');
      await user.click(screen.getByLabelText('אני לא רובוט'));
      await waitFor(() => expect(server.callsTo('GET /captcha/challenge')).toHaveLength(2));
    });
  });

  it('sends on Enter in the phone field', async () => {
    signInServer();
    const user = await visit('/user/login');
    await user.click(await screen.findByLabelText('אני לא רובוט'));
    await user.type(screen.getByLabelText('מספר טלפון'), '0509876543{Enter}');
    expect(await codeField()).toBeTruthy();
  });

  it('says on Enter that the captcha is missing', async () => {
    signInServer();
    const user = await visit('/user/login');
    await user.type(await screen.findByLabelText('מספר טלפון'), '0509876543{Enter}');
    expect(await screen.findByText('צריך לסמן ״אני לא רובוט״.')).toBeTruthy();
  });

  it('asks for a fresh captcha after a refusal and shows it under the field', async () => {
    const server = signInServer().on('POST /user/auth/login', () => invalid({ phone: ['המספר חסום'] }));
    const user = await visit('/user/login');
    await sendCode(user);
    await screen.findByRole('link', { name: 'המספר חסום' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'לשלוח לי קוד' }).disabled).toBe(true);
    expect((await screen.findByLabelText<HTMLInputElement>('אני לא רובוט')).checked).toBe(false);
    expect(server.callsTo('POST /user/auth/login')).toHaveLength(1);
  });

  it('opens the registration for a phone without an account', async () => {
    signInServer().on('POST /user/auth/login', () => invalid({ register: ['לא רשום'] }));
    const user = await visit('/user/login');
    await sendCode(user);
    expect(await screen.findByRole('heading', { name: 'הרשמה לקבלת עזרה' })).toBeTruthy();
    expect(location.pathname).toBe('/registration');
  });

  it('fills in the phone of the address', async () => {
    signInServer();
    await visit('/volunteer/login/050-987-6543');
    expect((await screen.findByLabelText<HTMLInputElement>('מספר טלפון')).value).toBe('0509876543');
  });

  it('keeps what was typed when there is no connection', async () => {
    signInServer().on('POST /user/auth/login', () => 'unreachable');
    const user = await visit('/user/login');
    await sendCode(user);
    expect(await screen.findByText(/השרת אינו עונה/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('מספר טלפון').value).toBe('0509876543');
    signInServer();
    await user.click(await screen.findByLabelText('אני לא רובוט'));
    await user.click(screen.getByRole('button', { name: 'לשלוח לי קוד' }));
    await codeField();
    expect(screen.queryByText(/השרת אינו עונה/)).toBeNull();
    expect(screen.getByText('הקוד נשלח')).toBeTruthy();
    await user.type(await codeField(), '1234');
    expect(screen.queryByText('הקוד נשלח')).toBeNull();
  });

  it('shows the errors of a blocked address instead of the form', async () => {
    signInServer().on('GET /check-ip-status', () => invalid({ ip: ['הכתובת חסומה עד מחר'] }));
    await visit('/user/login');
    expect((await screen.findByRole('alert')).textContent).toContain('הכתובת חסומה עד מחר');
    expect(screen.queryByLabelText('מספר טלפון')).toBeNull();
  });
});

describe('the page that was asked for', () => {
  const signIn = async (user: UserEvent) => {
    await sendCode(user);
    await user.type(await codeField(), '1234{Enter}');
  };
  const withNotifications = () =>
    signInServer()
      .on('GET /notifications', () => page([]))
      .on('GET /notification-types', () => data([]));

  it('is where a person lands after signing in', async () => {
    withNotifications();
    const user = await visit('/notification-menu?type=otp');
    await user.click(await screen.findByRole('link', { name: /נדרשת לי עזרה/ }));
    await signIn(user);
    await screen.findByRole('heading', { name: 'הודעות שקיבלתי', level: 1 });
    expect(location.pathname + location.search).toBe('/notification-menu?type=otp');
    expect(sessionStorage.getItem('karov.asked')).toBeNull();
  });

  it('is kept when the session has ended in the meantime', async () => {
    let isOver = true;
    withNotifications().on('GET /notifications', () => (isOver ? failure(401) : page([])));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(await screen.findByRole('link', { name: /נדרשת לי עזרה/ }));
    isOver = false;
    await signIn(user);
    await screen.findByRole('heading', { name: 'הודעות שקיבלתי', level: 1 });
  });

  it.each(['https://evil.example/', '//evil.example', '/volunteer/event-requests', '/admin/events'])(
    'leads home instead of to %s',
    async (asked) => {
      signInServer();
      const user = await visit('/user/login');
      sessionStorage.setItem('karov.asked', asked);
      await signIn(user);
      await screen.findByRole('heading', { name: 'איזו עזרה נדרשת?' });
      expect(location.pathname).toBe('/help-menu');
    },
  );
});

describe('the code', () => {
  it('lets a help seeker in and keeps the record', async () => {
    const server = signInServer();
    const user = await visit('/user/login');
    await sendCode(user);
    await user.type(await codeField(), '12x34{Enter}');
    await screen.findByRole('heading', { name: 'איזו עזרה נדרשת?' });
    expect(server.callsTo('POST /auth/verify-otp')[0]?.body).toEqual({ phone: E164, otp: '1234' });
    expect(parseAuthRecord(localStorage.getItem('karov.auth'))).toEqual(seeker());
    expect(location.pathname).toBe('/help-menu');
  });

  it('lets a volunteer in through the own door', async () => {
    const server = signInServer();
    const user = await visit('/volunteer/login');
    await sendCode(user);
    await user.type(await codeField(), '1234');
    await screen.findByRole('heading', { name: 'בקשות פתוחות' });
    expect(server.callsTo('POST /auth/verify-otp')[0]?.body).toEqual({
      phone: E164,
      otp: '1234',
      is_volunteer: true,
    });
  });

  it('takes the focus, asks for all four digits and empties itself after a wrong one', async () => {
    const server = signInServer().on('POST /auth/verify-otp', () => invalid({ otp: ['הקוד שגוי'] }));
    const user = await visit('/user/login');
    await sendCode(user);
    const field = await codeField();
    expect(document.activeElement).toBe(field);
    await user.type(field, '12{Enter}');
    expect(await screen.findByText('צריך להקליד את כל 4 הספרות.')).toBeTruthy();
    expect(server.callsTo('POST /auth/verify-otp')).toEqual([]);
    await user.type(field, '34{Enter}');
    expect(await screen.findByText('הקוד שגוי')).toBeTruthy();
    expect(((await codeField()) as HTMLInputElement).value).toBe('');
  });

  it('leaves the words of the answer to an Enter that comes after it', async () => {
    signInServer().on('POST /auth/verify-otp', () => invalid({ otp: ['הקוד שגוי'] }));
    const user = await visit('/user/login');
    await sendCode(user);
    await user.type(await codeField(), '1234');
    await screen.findByText('הקוד שגוי');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'להיכנס' }).getAttribute('aria-busy')).not.toBe('true'),
    );
    await user.keyboard('{Enter}');
    expect(screen.getByText('הקוד שגוי')).toBeTruthy();
    expect(screen.queryByText('צריך להקליד את כל 4 הספרות.')).toBeNull();
    expect(document.activeElement).toBe(await codeField());
  });

  it('sends each whole code once by itself, and takes the next after wrong ones', async () => {
    const answers = ['הקוד שגוי', 'הקוד שגוי', 'הקוד שגוי'];
    const server = signInServer().on('POST /auth/verify-otp', () => {
      const text = answers.shift();
      return text === undefined ? data(seeker()) : invalid({ otp: [text] });
    });
    const user = await visit('/user/login');
    await sendCode(user);
    for (const code of ['1111', '2222', '3333']) {
      await user.type(await codeField(), `${code}{Enter}`);
      await screen.findByText('הקוד שגוי');
      expect(document.activeElement).toBe(await codeField());
    }
    await user.type(await codeField(), '1234{Enter}');
    await screen.findByRole('heading', { name: 'איזו עזרה נדרשת?' });
    expect(server.callsTo('POST /auth/verify-otp').map(({ body }) => body)).toEqual(
      ['1111', '2222', '3333', '1234'].map((otp) => ({ phone: E164, otp })),
    );
  });

  it('opens the details at once for a verified phone without an account', async () => {
    signInServer()
      .on('POST /auth/verify-otp', () => data({ register: true, ...ticket() }))
      .on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()));
    const user = await visit('/user/login');
    await sendCode(user);
    await user.type(await codeField(), '1234{Enter}');
    await screen.findByRole('heading', { name: 'פרטים אישיים' });
    expect(location.pathname).toBe('/registration');
  });

  it('keeps the resend button shut for 30 seconds', async () => {
    signInServer();
    const user = await visit('/user/login');
    await sendCode(user);
    const button = await screen.findByRole('button', {
      name: /אפשר יהיה לבקש את הקוד שוב בעוד \d+ שניות/,
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('sends another code once the wait is over', async () => {
    const server = signInServer().on('POST /user/auth/login', () =>
      data({ is_register: true, resend_after_seconds: 0, is_call: false }),
    );
    const user = await visit('/user/login');
    await sendCode(user);
    await user.click(await screen.findByRole('button', { name: 'לשלוח את הקוד שוב' }));
    await screen.findByText('שלחנו את הקוד שוב');
    expect(server.callsTo('POST /auth/resend-otp')[0]?.body).toEqual({ phone: E164 });
  });

  it('has a call tell the code once the wait is over', async () => {
    const server = signInServer().on('POST /user/auth/login', () =>
      data({ is_register: true, resend_after_seconds: 0, is_call: false }),
    );
    const user = await visit('/user/login');
    await sendCode(user);
    await user.click(await screen.findByRole('button', { name: 'לקבל את הקוד בשיחת טלפון' }));
    await screen.findByText('מתקשרים אליך עכשיו עם הקוד');
    expect(server.callsTo('POST /auth/resend-otp')[0]?.body).toEqual({ phone: E164, by_call: true });
  });

  it('says that a landline is called, and calls again', async () => {
    const server = signInServer().on('POST /user/auth/login', () =>
      data({ is_register: true, resend_after_seconds: 0, is_call: true }),
    );
    const user = await visit('/user/login');
    await sendCode(user);
    await screen.findByText(/מתקשרים עכשיו אל/);
    expect(screen.queryByRole('button', { name: 'לשלוח את הקוד שוב' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'להתקשר אליי שוב' }));
    await screen.findByText('מתקשרים אליך עכשיו עם הקוד');
    expect(server.callsTo('POST /auth/resend-otp')[0]?.body).toEqual({ phone: E164, by_call: true });
  });

  it('goes to the chooser with an alert after too many tries', async () => {
    signInServer().on('POST /auth/verify-otp', () => failure(429, 'יותר מדי ניסיונות'));
    const user = await visit('/user/login');
    await sendCode(user);
    await user.type(await codeField(), '1234{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect((await screen.findByRole('alert')).textContent).toContain('יותר מדי ניסיונות');
  });
});

it('has the list of countries whole as soon as it is opened', async () => {
  signInServer();
  await visit('/user/login');
  const countries = await screen.findByLabelText<HTMLSelectElement>('מדינה');
  expect(countries.selectedOptions[0]?.textContent).toContain('ישראל');
  fireEvent.pointerDown(countries);
  expect(countries.options.length).toBeGreaterThan(200);
});
