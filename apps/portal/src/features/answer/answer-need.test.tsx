import { screen, waitFor, within } from '@testing-library/react';
import { needLink } from '../../../test/link-records.js';
import { seeker, volunteer } from '../../../test/people.js';
import { data, FakeServer, failure, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const CHECK = 'POST /check-event-user-expiration-link';
const ANSWER = 'POST /event-respond/code-1';
const PATH = '/user/update-event-respond/code-1';

/** Returns a server that remembers the answer, as the real one does. */
function rememberingServer(): FakeServer {
  let respond: 1 | 2 | null = null;
  return new FakeServer()
    .on(CHECK, () => data(needLink({ respond })))
    .on(ANSWER, ({ body }) => {
      respond = JSON.stringify(body) === '{"is_need_help":1}' ? 1 : 2;
      return data(null, 'ok');
    });
}

describe('the link of a help seeker', () => {
  it('shows the event and asks, without answering by itself', async () => {
    const server = rememberingServer();
    await visit(PATH);
    await screen.findByRole('heading', { name: 'האם נדרשת לך עזרה?', level: 1 });
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([
      'דנה לוי',
      'פינוי באשקלון',
      'הרצל 12, אשקלון, ישראל',
      '\u206620-11-2026 10:15\u2069',
      'שריפה בשכונה',
      'בהמתנה',
    ]);
    expect(screen.getByText(/אירוע ״⁨פינוי באשקלון⁩״, ורצינו/)).toBeTruthy();
    expect(server.calls.filter(({ path }) => path.startsWith('/event-respond'))).toEqual([]);
    expect(server.callsTo(CHECK)[0]?.body).toEqual({ code: 'code-1' });
  });

  it('says yes only after the question is confirmed, and then what happens next', async () => {
    const server = rememberingServer();
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'נדרשת לי עזרה' }));
    const dialog = await screen.findByRole('dialog', { name: 'לבקש עזרה עכשיו?' });
    expect(server.callsTo(ANSWER)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'כן' }));
    const given = await screen.findByRole('region', { name: 'הבקשה שלך התקבלה' });
    expect(given.textContent).toContain('אנחנו כבר מחפשים מי שיעזור');
    await waitFor(() => expect(document.activeElement).toBe(given));
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ is_need_help: 1 }]);
    expect(screen.queryByRole('button', { name: 'נדרשת לי עזרה' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('הבקשה שלך התקבלה');
    expect(screen.getByText('התקבלה')).toBeTruthy();
    expect(screen.queryByText(/האם נדרשת לך עזרה|מה שלומך/)).toBeNull();
  });

  it('says no', async () => {
    const server = rememberingServer();
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'לא צריך עזרה, תודה' }));
    await user.click(await screen.findByRole('button', { name: 'כן' }));
    await screen.findByRole('region', { name: 'תודה, רשמנו שאין צורך בעזרה' });
    expect(screen.getByText('נדחתה')).toBeTruthy();
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ is_need_help: 0 }]);
  });

  it('answers nothing when the question is cancelled', async () => {
    const server = rememberingServer();
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'נדרשת לי עזרה' }));
    await user.click(await screen.findByRole('button', { name: 'ביטול' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo(ANSWER)).toEqual([]);
    expect(screen.getByRole('button', { name: 'נדרשת לי עזרה' })).toBeTruthy();
  });

  it('shows the answer on a second visit, with the state in the words of the server', async () => {
    new FakeServer().on(CHECK, () =>
      data(needLink({ respond: 1, status: 'assigned', is_approved: 1, state_text: 'נועם בדרך אליך' })),
    );
    await visit(PATH);
    expect((await screen.findByRole('region', { name: 'הבקשה שלך התקבלה' })).textContent).toContain(
      'נועם בדרך אליך',
    );
    expect(screen.queryByRole('button', { name: 'נדרשת לי עזרה' })).toBeNull();
    expect(screen.getByText('שובצה')).toBeTruthy();
  });

  it('has no buttons once the request is no longer pending', async () => {
    new FakeServer().on(CHECK, () => data(needLink({ status: 'closed' })));
    await visit(PATH);
    await screen.findByText('נסגרה');
    expect(screen.queryByRole('button', { name: 'נדרשת לי עזרה' })).toBeNull();
  });

  it('names an invalid link and an expired one, each with the words of the server', async () => {
    const server = new FakeServer().on(CHECK, () => invalid({ id: ['לא מצאנו בקשה כזאת'] }));
    await visit(PATH);
    await screen.findByRole('heading', { name: 'הבקשה אינה תקינה' });
    expect(screen.getByRole('alert').textContent).toBe('לא מצאנו בקשה כזאת');
    server.on(CHECK, () => invalid({ message: ['האירוע הסתיים'] }));
    await visit('/user/update-event-respond/code-9');
    await screen.findByRole('heading', { name: 'הבקשה אינה בתוקף' });
    expect(screen.getByText('האירוע הסתיים')).toBeTruthy();
  });

  it('speaks English', async () => {
    new FakeServer().on(CHECK, () => invalid({ id: ['No such request'] }));
    await visit(PATH, { in: 'en-US' });
    expect(await screen.findByRole('heading', { name: 'Request Invalid' })).toBeTruthy();
  });

  it('lets people try again when the server was not reached', async () => {
    const server = new FakeServer().on(CHECK, () => 'unreachable');
    const user = await visit(PATH);
    const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
    server.on(CHECK, () => data(needLink()));
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'נדרשת לי עזרה' })).toBeTruthy();
  });

  it('tells a refused answer in a toast and keeps the choice', async () => {
    new FakeServer()
      .on(CHECK, () => data(needLink()))
      .on(ANSWER, () => invalid({ message: ['האירוע הופסק'] }));
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'נדרשת לי עזרה' }));
    await user.click(await screen.findByRole('button', { name: 'כן' }));
    expect(await screen.findByText('האירוע הופסק')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'נדרשת לי עזרה' })).toBeTruthy();
  });

  it.each([
    ['a signed-in help seeker', seeker()],
    ['a signed-in volunteer', volunteer()],
  ])('is open to %s too', async (_who, person) => {
    rememberingServer();
    await visit(PATH, { as: person });
    expect(await screen.findByRole('button', { name: 'נדרשת לי עזרה' })).toBeTruthy();
  });

  it('goes to the chooser with an alert when the caller is throttled', async () => {
    new FakeServer().on(CHECK, () => failure(429));
    await visit(PATH);
    expect((await screen.findByRole('alert')).textContent).toContain('היו יותר מדי ניסיונות');
    expect(location.pathname).toBe('/login');
  });

  it('always carries the emergency numbers', async () => {
    rememberingServer();
    await visit(PATH);
    const links = await screen.findAllByRole('link', { name: /חיוג ל/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:100', 'tel:101', 'tel:102']);
  });
});
