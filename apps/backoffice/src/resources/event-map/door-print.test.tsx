import { jest } from '@jest/globals';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { aNeed, anEventDetail, aPin } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';

const FILE = 'GET /admin/events/7/export-doors';
const living = (id: number, name: string, street: string, more: Parameters<typeof aPin>[2] = {}) => ({
  id,
  user: { ...aPin(id, name, { street, ...more }), email: null },
});

function server(change: Parameters<typeof anEventDetail>[0] = {}): FakeApi {
  const needs = [
    aNeed(living(11, 'אבי לוי', 'הרצל 12')),
    aNeed({
      ...living(12, 'גדי לוי', 'הגפן 30', { contact_note: 'לצלצל לקו הביתי', spoken_to: NOT_SPOKEN_TO }),
      matters: ['oxygen', 'no_elevator'],
      floor: 4,
      is_emergency: true,
    }),
    aNeed(living(13, 'בתיה לוי', 'הגפן 4')),
    aNeed({ ...living(14, 'ורד לוי', 'הגפן 2'), respond: null }),
    aNeed({ ...living(15, 'מישהו', 'הגפן 3', { is_concealed: true }) }),
  ];
  return new FakeApi()
    .on('GET /admin/events/7', one(anEventDetail({ event_user_requests: needs, ...change })))
    .on('GET /admin/events/7/story', one({ lines: [], next: null }));
}

describe('rule 170: the list on paper for who goes from door to door', () => {
  it('names event, time and how many, and goes street by street with a box for each', async () => {
    server();
    await openApp('/events/map/7/print');
    expect(await screen.findByRole('heading', { name: 'Door to door: שריפה בכרמל' })).toBeTruthy();
    expect(screen.getByText(/Printed .*\d{2}-\d{2}-\d{4} \d{2}:\d{2}.* 3 people/)).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(
      rows.slice(1).map((row) => within(row).queryAllByRole('cell')[2]?.textContent ?? row.textContent),
    ).toEqual(['הגפן, חיפה (2)', 'בתיה לוי', 'גדי לוי', 'הרצל, חיפה (1)', 'אבי לוי']);
    const gadi = within(screen.getByRole('row', { name: /גדי לוי/ })).getAllByRole('cell');
    expect(gadi.map((cell) => cell.textContent)).toEqual([
      '',
      '30',
      'גדי לוי',
      '4',
      'Oxygen, No elevator',
      '050-123-4567Contact note: לצלצל לקו הביתי',
      'Emergency, Needs help',
    ]);
    expect(gadi[0]?.querySelector('span')).toBeTruthy();
  });

  it('is printed by a button, and says on paper that it is an exercise', async () => {
    const print = jest.fn();
    window.print = print;
    server({ is_exercise: true });
    const { user } = await openApp('/events/map/7/print');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.getByText('This is only an exercise. Nothing here is real.')).toBeTruthy();
  });

  it('says where nobody needs help, and where there is no such event', async () => {
    server({ event_user_requests: [] });
    const { unmount } = await openApp('/events/map/7/print');
    expect(await screen.findByText('Nobody in the event needs help now.')).toBeTruthy();
    unmount();
    server().on('GET /admin/events/7', { status: 404, body: { code: 'NOT_FOUND' } });
    await openApp('/events/map/7/print', { locale: 'he-IL' });
    expect(await screen.findByText('האירוע לא נמצא, או שאינו בתחום שלכם.')).toBeTruthy();
  });

  it('is reached from the console, as paper and as a file', async () => {
    URL.createObjectURL = () => 'blob:doors';
    URL.revokeObjectURL = () => undefined;
    const api = server().on(FILE, { body: {} });
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'More to do with the event' }));
    expect(
      screen
        .getByRole('menuitem', { name: 'Print the list for going from door to door' })
        .getAttribute('href'),
    ).toBe('/events/map/7/print');
    await user.click(
      screen.getByRole('menuitem', { name: 'Excel file: the list for going from door to door' }),
    );
    await waitFor(() => expect(api.seen(FILE)).toHaveLength(1));
  });

  it.each(['he-IL', 'en-US'] as const)('has no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/events/map/7/print', { locale });
    await screen.findByRole('table');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
