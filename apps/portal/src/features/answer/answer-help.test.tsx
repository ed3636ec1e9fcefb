import { screen, waitFor, within } from '@testing-library/react';
import { helpLink } from '../../../test/requests.js';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const CHECK = 'POST /check-application';
const ANSWER = 'POST /help-request-respond/code-3';
const PATH = '/help/request/code-3';

function rememberingServer(): FakeServer {
  let respond: 0 | 1 | 2 = 0;
  return new FakeServer()
    .on(CHECK, () =>
      data(
        helpLink({
          respond,
          can_answer: respond === 0,
          state_text: respond === 1 ? 'מחכה לאישור' : 'אולי בפעם הבאה',
        }),
      ),
    )
    .on(ANSWER, ({ body }) => {
      respond = JSON.stringify(body) === '{"respond":1}' ? 1 : 2;
      return data(null, 'ok');
    });
}

describe('the link of a help request', () => {
  it('asks whether somebody is ready, with what may be known before approval', async () => {
    const server = rememberingServer();
    await visit(PATH);
    await screen.findByRole('heading', { name: 'יש אפשרות לעזור?', level: 1 });
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['סוג העזרה', 'קניות'],
      ['מה צריך', 'קניות מהסופר'],
      ['מי צריך עזרה', 'השם והטלפון יימסרו אחרי אישור'],
      ['איפה', 'חיפה'],
      ['עד', '\u20681\u00a0בדצמ׳\u00a02026\u2069'],
      ['נפתח בתאריך', '\u206620-11-2026 10:15\u2069'],
      ['מצב', 'ממתינה לתשובה'],
    ]);
    expect(server.callsTo(CHECK)[0]?.body).toEqual({ id: 'code-3' });
  });

  it('accepts after a confirmation, and says what comes next', async () => {
    const server = rememberingServer();
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'אוכל לעזור' }));
    expect(server.callsTo(ANSWER)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'כן' }));
    const given = await screen.findByRole('region', { name: 'תודה שנענית! רשמנו את התשובה' });
    expect(given.textContent).toContain('מחכה לאישור');
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ respond: 1 }]);
    expect(screen.getByText('התקבלה')).toBeTruthy();
  });

  it('promises no address for help by telephone (rule 124)', async () => {
    const { application } = helpLink();
    new FakeServer().on(CHECK, () => data(helpLink({ application: { ...application, help_type: 'phone' } })));
    const user = await visit(PATH);
    await screen.findByText('עונים כאן למטה. השם והטלפון יופיעו בעמוד הזה אחרי האישור.');
    await user.click(screen.getByRole('button', { name: 'אוכל לעזור' }));
    await screen.findByText('לאחר אישור תישלח אליך הודעה עם השם והטלפון.');
    expect(screen.queryByText(/הכתובת/)).toBeNull();
  });

  it('declines in English', async () => {
    const server = rememberingServer();
    const user = await visit(PATH, { in: 'en-US' });
    await user.click(await screen.findByRole('button', { name: 'I cannot this time' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByRole('region', { name: 'Thank you for telling us' });
    expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ respond: 2 }]);
  });

  it('asks a reserve no more, and lets them go', async () => {
    const server = new FakeServer()
      .on(CHECK, () =>
        data(helpLink({ respond: 1, can_answer: true, state_text: 'מישהו כבר בדרך, נשמח שתישארו בהיכון' })),
      )
      .on(ANSWER, () => data(null, 'ok'));
    const user = await visit(PATH);
    expect(await screen.findByText('מישהו כבר בדרך, נשמח שתישארו בהיכון')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'אוכל לעזור' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'לא אוכל להגיע' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'לאשר שלא ניתן לך להגיע?' })).getByRole('button', {
        name: 'לא אוכל להגיע',
      }),
    );
    await waitFor(() => expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ respond: 2 }]));
  });

  it('takes the yes to an emergency with one press', async () => {
    const { application } = helpLink();
    const server = new FakeServer()
      .on(CHECK, () => data(helpLink({ application: { ...application, is_emergency: true } })))
      .on(ANSWER, () => data(null, 'ok'));
    const user = await visit(PATH);
    const yes = await screen.findByRole('button', { name: 'אוכל לעזור' });
    const [first] = document.querySelectorAll('.card > *');
    expect(first?.textContent).toMatch(/^חירום.*חיפה · 1 עד 2 ק״מ · /);
    expect(screen.getByText(/לחיצה אחת מספיקה/)).toBeTruthy();
    await user.click(yes);
    await waitFor(() => expect(server.callsTo(ANSWER).map(({ body }) => body)).toEqual([{ respond: 1 }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells a late volunteer, and then shows that it is over', async () => {
    const server = new FakeServer().on(CHECK, () => data(helpLink()));
    server.on(ANSWER, () => {
      server.on(CHECK, () => data(helpLink({ can_answer: false, state_text: 'מישהו אחר כבר עוזר' })));
      return invalid({ message: ['כבר נמצא מישהו, תודה'] });
    });
    const user = await visit(PATH);
    await user.click(await screen.findByRole('button', { name: 'אוכל לעזור' }));
    await user.click(await screen.findByRole('button', { name: 'כן' }));
    expect(await screen.findByText('כבר נמצא מישהו, תודה')).toBeTruthy();
    expect((await screen.findByRole('region', { name: 'כבר אין צורך בתשובה' })).textContent).toContain(
      'מישהו אחר כבר עוזר',
    );
    expect(screen.queryByText('ממתינה לתשובה')).toBeNull();
    expect(screen.queryByRole('button', { name: 'אוכל לעזור' })).toBeNull();
  });

  it.each([
    [{ id: ['אין בקשה כזאת'] }, 'הבקשה אינה תקינה'],
    [{ message: ['הקישור פג'] }, 'הבקשה אינה בתוקף'],
  ])('names a link that does not hold: %j', async (errors, title) => {
    new FakeServer().on(CHECK, () => invalid(errors));
    await visit(PATH);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('passes on what is written beside yes and no, and the question stays open', async () => {
    const server = rememberingServer().on('POST /help-request-respond/code-3/words', () =>
      data(null, 'ההודעה תגיע לצוות'),
    );
    const user = await visit(PATH);
    await user.click(await screen.findByText('לכתוב לצוות משהו אחר'));
    await user.click(screen.getByRole('button', { name: 'לשלוח לצוות' }));
    expect(screen.getByText('עוד לא נכתב כאן דבר.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'מה חשוב שהצוות יידע?' }), 'בעוד שעתיים');
    await user.click(screen.getByRole('button', { name: 'לשלוח לצוות' }));
    expect(await screen.findByText('ההודעה תגיע לצוות')).toBeTruthy();
    expect(server.callsTo('POST /help-request-respond/code-3/words').map(({ body }) => body)).toEqual([
      { words: 'בעוד שעתיים' },
    ]);
    expect(screen.getByRole('button', { name: 'אוכל לעזור' })).toBeTruthy();
  });

  it('says under the field when too much was written', async () => {
    rememberingServer().on('POST /help-request-respond/code-3/words', () =>
      invalid({ words: ['כתבת לנו הרבה'] }),
    );
    const user = await visit(PATH);
    await user.click(await screen.findByText('לכתוב לצוות משהו אחר'));
    await user.type(screen.getByRole('textbox', { name: 'מה חשוב שהצוות יידע?' }), 'עוד');
    await user.click(screen.getByRole('button', { name: 'לשלוח לצוות' }));
    expect(await screen.findByText('כתבת לנו הרבה')).toBeTruthy();
  });
});
