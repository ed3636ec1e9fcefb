import { jest } from '@jest/globals';
import type { OwnContactThread } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { seeker } from '../../../test/people.js';
import { data, FakeServer, failure, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const subject = () => screen.findByLabelText<HTMLInputElement>('נושא');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('במה אפשר לעזור?');
const send = () => screen.getByRole('button', { name: 'לשלוח' });

afterEach(() => void jest.useRealTimers());

it('shows hours, phone and e-mail of the support desk', async () => {
  new FakeServer();
  await visit('/contact-us', { as: seeker() });
  await subject();
  const page = screen.getByRole('main');
  expect(page.querySelector('a[href="tel:+97235550100"]')).not.toBeNull();
  expect(page.querySelector('a[href="mailto:help@karov.example"]')).not.toBeNull();
  expect(page.textContent).toContain('9:00-14:00');
});

it('sends subject and message, says so, and empties the form after a pause', async () => {
  const server = new FakeServer().on('POST /contacts', () => data(null, 'ok'));
  const user = await visit('/contact-us', { as: seeker() });
  await user.type(await subject(), 'הקישור לא נפתח');
  await user.type(message(), 'ניסיתי פעמיים');
  jest.useFakeTimers({ advanceTimers: true });
  await user.dblClick(send());
  expect(await screen.findByText('הפנייה נשלחה בהצלחה')).toBeTruthy();
  expect(server.callsTo('POST /contacts').map(({ body }) => body)).toEqual([
    { subject: 'הקישור לא נפתח', message: 'ניסיתי פעמיים' },
  ]);
  expect(screen.queryByLabelText('נושא')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(LIMITS.sentPauseMs));
  expect((await subject()).value).toBe('');
});

it('says what is missing before it asks the server', async () => {
  const server = new FakeServer();
  const user = await visit('/contact-us', { as: seeker() });
  await subject();
  await user.click(send());
  expect(await screen.findByRole('link', { name: 'צריך למלא: נושא' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'צריך לענות: במה אפשר לעזור?' })).toBeTruthy();
  expect(message().getAttribute('aria-invalid')).toBe('true');
  expect(server.callsTo('POST /contacts')).toEqual([]);
});

it.each([
  ['a refusal', invalid({ message: ['כבר שלחת כמה הודעות'] }), 'כבר שלחת כמה הודעות'],
  ['a failure', failure(500), 'משהו השתבש. כדאי לנסות שוב.'],
  ['a lost connection', 'unreachable' as const, /השרת אינו עונה/],
])('loses nothing by %s', async (_name, reply, words) => {
  new FakeServer().on('POST /contacts', () => reply);
  const user = await visit('/contact-us', { as: seeker() });
  await user.type(await subject(), 'נושא חשוב');
  await user.type(message(), 'דברים חשובים');
  await user.click(send());
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect([(await subject()).value, message().value]).toEqual(['נושא חשוב', 'דברים חשובים']);
});

describe('a visitor', () => {
  const captcha = async (user: UserEvent) =>
    user.click(await screen.findByRole('checkbox', { name: 'אני לא רובוט' }));

  it('says who writes and how they are answered, with a captcha, and is not asked to sign in', async () => {
    const server = new FakeServer().on('POST /contacts', () => data(null, 'ok'));
    const user = await visit('/contact-us');
    await user.type(await screen.findByLabelText('איך קוראים לך?'), 'שרה לוי');
    await user.type(screen.getByLabelText('טלפון'), '054-1234567');
    await user.type(await subject(), 'שאלה');
    await user.type(message(), 'איך נרשמים?');
    await captcha(user);
    await user.click(send());
    expect(await screen.findByText('הפנייה נשלחה בהצלחה')).toBeTruthy();
    expect(server.callsTo('POST /contacts').map(({ body }) => body)).toEqual([
      {
        subject: 'שאלה',
        message: 'איך נרשמים?',
        full_name: 'שרה לוי',
        phone: '054-1234567',
        captcha: 'c29sdmVk',
      },
    ]);
  });

  it('is told that a way to be answered is missing, and then the captcha', async () => {
    const server = new FakeServer();
    const user = await visit('/contact-us');
    await subject();
    await user.click(send());
    expect(
      await screen.findByRole('link', { name: 'כדי שנוכל לחזור אליך צריך להשאיר טלפון או דוא״ל.' }),
    ).toBeTruthy();
    await user.type(screen.getByLabelText('איך קוראים לך?'), 'שרה לוי');
    await user.type(screen.getByLabelText('דוא״ל'), 'sara@karov.example');
    await user.type(await subject(), 'שאלה');
    await user.type(message(), 'איך נרשמים?');
    await user.click(send());
    expect(await screen.findByText('צריך לסמן ״אני לא רובוט״.')).toBeTruthy();
    expect(server.callsTo('POST /contacts')).toEqual([]);
  });
});

const AT = '2026-05-01T08:00:00.000Z';
const THREAD: OwnContactThread = {
  id: 4,
  subject: 'הקישור לא נפתח',
  state: 'answered',
  created_at: AT,
  answered_at: AT,
  message: 'ניסיתי פעמיים',
  replies: [
    { id: 8, is_staff: true, author: 'דנה לוי', way: 'portal', words: 'תיקנו', written_at: AT },
    { id: 9, is_staff: false, author: '', way: 'portal', words: 'עדיין לא', written_at: AT },
    { id: 10, is_staff: true, author: 'דנה לוי', way: 'phone', words: '', written_at: AT },
  ],
};
const conversation = () => screen.findByRole('list', { name: 'השיחה' });
const saidIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('strong')?.textContent, item.querySelector('p')?.textContent]);

describe('a conversation with the desk', () => {
  const written = () => screen.getByLabelText<HTMLTextAreaElement>('להמשיך את השיחה');

  it('is found under the form, and tells who wrote what', async () => {
    new FakeServer()
      .on('GET /contacts/own', () => data([THREAD]))
      .on('GET /contacts/own/4', () => data(THREAD));
    const user = await visit('/contact-us', { as: seeker() });
    await user.click(await screen.findByRole('link', { name: 'הקישור לא נפתח' }));
    expect(saidIn(await conversation())).toEqual([
      ['אני', 'ניסיתי פעמיים'],
      ['דנה לוי, מצוות ״קרוב״', 'תיקנו'],
      ['אני', 'עדיין לא'],
      ['דנה לוי, מצוות ״קרוב״', 'חזרנו אליך בטלפון.'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'הקישור לא נפתח' })).toBeTruthy();
  });

  it('goes on from the page, once for a double click, and is open again', async () => {
    const server = new FakeServer()
      .on('GET /contacts/own/4', () => data({ ...THREAD, state: 'closed' }))
      .on('POST /contacts/own/4', () =>
        data(
          {
            ...THREAD,
            state: 'new',
            replies: [...THREAD.replies, { ...THREAD.replies[1], id: 11, words: 'תודה' }],
          },
          'ok',
        ),
      );
    const user = await visit('/contact-us?conversation=4', { as: seeker() });
    await screen.findByText('הודעה חדשה תפתח את השיחה מחדש.');
    await user.type(written(), ' תודה ');
    await user.dblClick(send());
    expect(await screen.findByText('תודה')).toBeTruthy();
    expect(screen.getByText('מחכה לתשובה שלנו')).toBeTruthy();
    expect(server.callsTo('POST /contacts/own/4').map(({ body }) => body)).toEqual([{ words: 'תודה' }]);
    expect(written().value).toBe('');
  });

  it('loses nothing by a refusal, said under the field', async () => {
    new FakeServer()
      .on('GET /contacts/own/4', () => data(THREAD))
      .on('POST /contacts/own/4', () => invalid({ words: ['כבר כתבת כמה הודעות'] }));
    const user = await visit('/contact-us?conversation=4', { as: seeker() });
    await conversation();
    await user.click(send());
    expect(await screen.findByText('צריך לכתוב משהו לפני השליחה.')).toBeTruthy();
    await user.type(written(), 'חשוב');
    await user.click(send());
    expect(await screen.findByText('כבר כתבת כמה הודעות')).toBeTruthy();
    expect(written().value).toBe('חשוב');
  });

  it('is behind a visitor’s link, in English too, and wants a captcha', async () => {
    const link = '/contacts/link/abcdefghijklmnopqrstuv';
    const server = new FakeServer()
      .on(`GET ${link}`, () => data({ ...THREAD, replies: [{ ...THREAD.replies[0], author: '' }] }))
      .on(`POST ${link}`, () => data(THREAD, 'ok'));
    const user = await visit('/contact-us/conversation/abcdefghijklmnopqrstuv', { in: 'en-US' });
    expect(saidIn(await screen.findByRole('list', { name: 'The conversation' }))).toEqual([
      ['Me', 'ניסיתי פעמיים'],
      ['The Karov team', 'תיקנו'],
    ]);
    await user.type(screen.getByLabelText('Write another message'), 'Thanks');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(server.callsTo(`POST ${link}`)).toEqual([]);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Your message has reached us');
    expect(server.callsTo(`POST ${link}`).map(({ body }) => body)).toEqual([
      { words: 'Thanks', captcha: 'c29sdmVk' },
    ]);
  });

  it('says when its link does not hold any more, and whom to call', async () => {
    new FakeServer().on('GET /contacts/link/abcdefghijklmnopqrstuv', () =>
      invalid({ message: ['הקישור פג'] }),
    );
    await visit('/contact-us/conversation/abcdefghijklmnopqrstuv');
    expect(await screen.findByText('הקישור פג')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'הקישור הזה כבר לא פותח את השיחה' })).toBeTruthy();
  });
});
