import type { Availability } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { volunteer } from '../../../test/people.js';
import { data, FakeServer, failure, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const READ = 'GET /volunteer/availability';
const SAVE = 'PUT /volunteer/availability';
const ALWAYS: Availability = {
  is_on_duty: true,
  paused_until: null,
  weekly_hours: [],
  quiet_from: null,
  quiet_to: null,
  is_emergency_in_quiet: false,
  max_calls_week: null,
  calls_this_week: 2,
  state: 'free',
  state_text: 'אפשר לפנות אליך עכשיו.',
};

function serverWith(stored: Partial<Availability> = {}): FakeServer {
  return new FakeServer()
    .on(READ, () => data({ ...ALWAYS, ...stored }))
    .on(SAVE, ({ body }) =>
      data(
        {
          ...ALWAYS,
          ...stored,
          ...(typeof body === 'object' ? body : {}),
          state: 'off_duty',
          state_text: 'לא בתורנות.',
        },
        'ok',
      ),
    );
}

const visitPage = () => visit('/volunteer/availability', { as: volunteer() });
const save = () => screen.getByRole('button', { name: 'לשמור' });

it('says in words what holds now, and how many calls there were', async () => {
  serverWith();
  await visitPage();
  expect(await screen.findByText('אפשר לפנות אליך עכשיו.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /אפשר לפנות אליי/ }).checked).toBe(true);
  expect(screen.getByText('בשבעת הימים האחרונים היו שתי פניות אליך.')).toBeTruthy();
});

it('goes off duty with one press, and leaves alone what is typed and not saved', async () => {
  const server = serverWith({ max_calls_week: 5 });
  const user = await visitPage();
  const calls = await screen.findByLabelText<HTMLInputElement>(/כמה פניות בשבוע/);
  await user.clear(calls);
  await user.type(calls, '7');
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByText('לא בתורנות.')).toBeTruthy();
  expect(server.callsTo(SAVE).map(({ body }) => body)).toEqual([
    expect.objectContaining({ is_on_duty: false, max_calls_week: '5' }),
  ]);
  expect(calls.value).toBe('7');
});

it('turns the switch back when the change does not come through', async () => {
  serverWith().on(SAVE, () => failure(500));
  const user = await visitPage();
  const duty = await screen.findByRole<HTMLInputElement>('switch');
  await user.click(duty);
  await screen.findByText('משהו השתבש. כדאי לנסות שוב.');
  await waitFor(() => expect(duty.checked).toBe(true));
});

it('saves pause, weekly hours, quiet hours, emergencies and the number of calls', async () => {
  const server = serverWith();
  const user = await visitPage();
  await user.type(await screen.findByLabelText(/לא לפנות אליי עד/), '2999-01-31');
  await user.click(screen.getByRole('radio', { name: 'רק בשעות שאבחר' }));
  const thursday = within(screen.getByRole('group', { name: 'יום חמישי' }));
  await user.selectOptions(thursday.getByLabelText('משעה'), '10:30');
  await user.selectOptions(thursday.getByLabelText('עד שעה'), '24:00');
  for (const day of ['ראשון', 'שני', 'שלישי'])
    await user.click(screen.getByRole('button', { name: `להסיר: יום ${day}, 09:00 עד 17:00` }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'להוסיף שעות: יום שלישי' }));
  await user.click(screen.getByRole('button', { name: 'להוסיף שעות: שבת' }));
  await user.click(screen.getByRole('checkbox', { name: 'יש שעות שבהן לא לפנות אליי' }));
  await user.selectOptions(screen.getByLabelText('שקט עד שעה'), '06:30');
  await user.click(screen.getByRole('checkbox', { name: 'בחירום אפשר לפנות אליי בכל שעה' }));
  await user.type(screen.getByLabelText(/כמה פניות בשבוע/), '3');
  await user.click(save());
  await screen.findByText('הזמינות נשמרה');
  expect(server.callsTo(SAVE).map(({ body }) => body)).toEqual([
    {
      is_on_duty: true,
      paused_until: '2999-01-31',
      weekly_hours: [
        { day: 3, from: '09:00', to: '17:00' },
        { day: 4, from: '10:30', to: '24:00' },
        { day: 6, from: '09:00', to: '17:00' },
      ],
      quiet_from: '22:00',
      quiet_to: '06:30',
      is_emergency_in_quiet: true,
      max_calls_week: '3',
    },
  ]);
});

it('copies the hours of one day to all days, and adds further ones after those', async () => {
  const server = serverWith({ weekly_hours: [{ day: 2, from: '08:00', to: '12:00' }] });
  const user = await visitPage();
  await user.click(await screen.findByRole('button', { name: 'להוסיף שעות: יום שלישי' }));
  await user.click(screen.getByRole('button', { name: 'להעתיק את השעות של יום שלישי לכל הימים' }));
  await user.click(save());
  await waitFor(() => expect(server.callsTo(SAVE)).toHaveLength(1));
  const spans = [
    { from: '08:00', to: '12:00' },
    { from: '12:00', to: '17:00' },
  ];
  expect(server.callsTo(SAVE)[0]?.body).toMatchObject({
    weekly_hours: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => spans.map((span) => ({ day, ...span }))),
  });
});

it('says what is wrong before it asks the server, in a summary that leads to the field', async () => {
  const server = serverWith({ weekly_hours: [{ day: 1, from: '08:00', to: '09:00' }] });
  const user = await visitPage();
  const monday = within(await screen.findByRole('group', { name: 'יום שני' }));
  await user.selectOptions(monday.getByLabelText('משעה'), '10:00');
  await user.click(save());
  const link = await screen.findByRole('link', {
    name: 'יום שני, עד שעה: שעת הסיום צריכה להיות אחרי שעת ההתחלה.',
  });
  await user.click(link);
  expect(document.activeElement).toBe(monday.getByLabelText('עד שעה'));
  await user.click(screen.getByRole('button', { name: /^להסיר: יום שני/ }));
  await user.click(save());
  expect((await screen.findAllByText(/להוסיף שעות ליום אחד לפחות/)).length).toBe(2);
  expect(server.callsTo(SAVE)).toEqual([]);
});

it('shows what the server refuses under its field, and loses nothing', async () => {
  serverWith().on(SAVE, () => invalid({ max_calls_week: ['מספר גדול מדי'] }));
  const user = await visitPage();
  const calls = await screen.findByLabelText<HTMLInputElement>(/כמה פניות בשבוע/);
  await user.type(calls, '9');
  await user.click(save());
  await screen.findByRole('link', { name: 'כמה פניות בשבוע לכל היותר: מספר גדול מדי' });
  expect([calls.value, calls.getAttribute('aria-invalid')]).toEqual(['9', 'true']);
});

it('offers another try when it cannot be loaded', async () => {
  const server = serverWith().on(READ, () => failure(500));
  const user = await visitPage();
  const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
  server.on(READ, () => data(ALWAYS));
  await user.click(retry);
  expect(await screen.findByRole('switch')).toBeTruthy();
});
