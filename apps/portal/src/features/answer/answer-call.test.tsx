import type { EventVolunteerStatus } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { callLink } from '../../../test/link-records.js';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const CHECK = 'POST /volunteer/check-event-expiration-link';
const ANSWER = 'PUT /volunteer/event-requests/code-2';
const PATH = '/volunteer/update-status/code-2';

function rememberingServer(): FakeServer {
  let status: EventVolunteerStatus = 'pending';
  return new FakeServer()
    .on(CHECK, () => data(callLink({ status })))
    .on(ANSWER, ({ body }) => {
      status = JSON.stringify(body) === '{"is_ready_to_help":1}' ? 'accept' : 'reject';
      return data(null, 'ok');
    });
}

describe('the link of a volunteer', () => {
  it('shows city and distance of the need, and the event with its manager', async () => {
    rememberingServer();
    await visit(PATH);
    await screen.findByRole('heading', { name: 'אפשר לעזור?', level: 1 });
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toContain('דנה לוי');
    expect(facts).toContain('ליווי לרכב');
    const [first] = document.querySelectorAll('.card > *');
    expect(first?.textContent).toMatch(/^פינוי באשקלון · אשקלון · 1 עד 2 ק״מ · /);
    expect(facts.at(-1)).toBe('עדיין אין תשובה');
  });

  it('accepts after a confirmation and says what comes next', async () => {
    const server = rememberingServer();
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'אוכל לעזור' }));
    expect(server.callsTo(ANSWER)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'כן' }));
    expect(
      (await screen.findByRole('region', { name: 'תודה שנענית! רשמנו את התשובה' })).textContent,
    ).toContain('אחריו נשלח לך הודעה');
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ is_ready_to_help: 1 }]);
    expect(screen.getByText('התקבלה')).toBeTruthy();
  });

  it('declines in English', async () => {
    const server = rememberingServer();
    const user = await visit(PATH, { in: 'en-US' });
    await user.click(await screen.findByRole('button', { name: 'I cannot this time' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByRole('region', { name: 'Thank you for telling us' });
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ is_ready_to_help: 0 }]);
  });

  it('says that an assignment waits for the manager', async () => {
    new FakeServer().on(CHECK, () => data(callLink({ status: 'assigned', is_approved: 0 })));
    await visit(PATH);
    expect(await screen.findByText('ממתינה לאישור של מי שמנהל את האירוע')).toBeTruthy();
  });

  it('tells a reserve to stay ready, and lets them go', async () => {
    const server = new FakeServer()
      .on(CHECK, () => data(callLink({ status: 'accept', is_urgent: true, is_reserve: true })))
      .on(ANSWER, () => data(null, 'ok'));
    const user = await visit(PATH);
    expect(
      (await screen.findByRole('region', { name: 'תודה שנענית! רשמנו את התשובה' })).textContent,
    ).toContain('נבקש להישאר בכוננות');
    await user.click(screen.getByRole('button', { name: 'לא אוכל להגיע' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'לאשר שלא ניתן לך להגיע?' })).getByRole('button', {
        name: 'לא אוכל להגיע',
      }),
    );
    await waitFor(() =>
      expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ is_ready_to_help: 0 }]),
    );
  });

  it('thanks for help that was given', async () => {
    new FakeServer().on(CHECK, () => data(callLink({ status: 'completed', is_approved: 1 })));
    await visit(PATH);
    expect(await screen.findByRole('region', { name: 'העזרה ניתנה. תודה מכל הלב!' })).toBeTruthy();
  });

  it('tells a late volunteer that the need is filled', async () => {
    new FakeServer()
      .on(CHECK, () => data(callLink()))
      .on(ANSWER, () => invalid({ message: ['כבר נמצא מישהו, תודה'] }));
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'אוכל לעזור' }));
    await user.click(await screen.findByRole('button', { name: 'כן' }));
    expect(await screen.findByText('כבר נמצא מישהו, תודה')).toBeTruthy();
  });

  it('names an expired link', async () => {
    new FakeServer().on(CHECK, () => invalid({ message: ['הקישור פג'] }));
    await visit(PATH);
    expect(await screen.findByRole('heading', { name: 'הבקשה אינה בתוקף' })).toBeTruthy();
  });

  it('passes on what is written beside yes and no', async () => {
    const server = rememberingServer().on('POST /volunteer/event-requests/code-2/words', () =>
      data(null, 'ההודעה תגיע לצוות'),
    );
    const user = await visit(PATH);
    await user.click(await screen.findByText('לכתוב לצוות משהו אחר'));
    await user.type(screen.getByRole('textbox', { name: 'מה חשוב שהצוות יידע?' }), 'רק בטלפון');
    await user.click(screen.getByRole('button', { name: 'לשלוח לצוות' }));
    expect(await screen.findByText('ההודעה תגיע לצוות')).toBeTruthy();
    expect(server.callsTo('POST /volunteer/event-requests/code-2/words').map(({ body }) => body)).toEqual([
      { words: 'רק בטלפון' },
    ]);
  });

  it('says of an exercise that nothing is in earnest', async () => {
    const { event } = callLink();
    new FakeServer().on(CHECK, () => data(callLink({ event: { ...event, is_exercise: true } })));
    await visit(PATH);
    expect(await screen.findByText('זה תרגיל בלבד. שום דבר כאן אינו אמיתי.')).toBeTruthy();
  });
});
