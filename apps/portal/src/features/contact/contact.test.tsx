import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { seeker } from '../../../test/people.js';
import { data, failure, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const subject = () => screen.findByLabelText<HTMLInputElement>('נושא');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('מה תרצו לספר או לשאול?');
const send = () => screen.getByRole('button', { name: 'לשלוח' });

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
  await user.dblClick(send());
  expect(await screen.findByText('הפנייה נשלחה בהצלחה')).toBeTruthy();
  expect(server.callsTo('POST /contacts').map(({ body }) => body)).toEqual([{ subject: 'הקישור לא נפתח', message: 'ניסיתי פעמיים' }]);
  expect(screen.queryByLabelText('נושא')).toBeNull();
  expect((await subject()).value).toBe('');
});

it('says what is missing before it asks the server', async () => {
  const server = new FakeServer();
  const user = await visit('/contact-us', { as: seeker() });
  await subject();
  await user.click(send());
  expect(await screen.findByRole('link', { name: 'צריך למלא: נושא' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'צריך לענות: מה תרצו לספר או לשאול?' })).toBeTruthy();
  expect(message().getAttribute('aria-invalid')).toBe('true');
  expect(server.callsTo('POST /contacts')).toEqual([]);
});

it.each([
  ['a refusal', invalid({ message: ['כבר שלחת כמה הודעות'] }), 'כבר שלחת כמה הודעות'],
  ['a failure', failure(500), 'אופס, משהו השתבש. כדאי לנסות שוב.'],
  ['a lost connection', 'unreachable' as const, /אין חיבור לאינטרנט/],
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
  const captcha = async (user: UserEvent) => user.click(await screen.findByRole('checkbox', { name: 'אני לא רובוט' }));

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
      { subject: 'שאלה', message: 'איך נרשמים?', full_name: 'שרה לוי', phone: '054-1234567', captcha: 'c29sdmVk' },
    ]);
  });

  it('is told that a way to be answered is missing, and then the captcha', async () => {
    const server = new FakeServer();
    const user = await visit('/contact-us');
    await subject();
    await user.click(send());
    expect(await screen.findByRole('link', { name: 'כדי שנוכל לחזור אליך צריך להשאיר טלפון או דוא״ל.' })).toBeTruthy();
    await user.type(screen.getByLabelText('איך קוראים לך?'), 'שרה לוי');
    await user.type(screen.getByLabelText('דוא״ל'), 'sara@karov.example');
    await user.type(await subject(), 'שאלה');
    await user.type(message(), 'איך נרשמים?');
    await user.click(send());
    expect(await screen.findByText('צריך לסמן שאינך רובוט.')).toBeTruthy();
    expect(server.callsTo('POST /contacts')).toEqual([]);
  });
});
