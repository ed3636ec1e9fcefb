import { jest } from '@jest/globals';
import type { OwnApplication } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { helpServer, ownApplication } from '../../../test/help-requests.js';
import { seeker } from '../../../test/people.js';
import { data, type FakeServer, failure, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const ONE = 'GET /applications/31';
const STATUS = 'POST /applications/status/31';
const FEEDBACK = 'POST /applications/31/feedback';

const serve = (change: Partial<OwnApplication> = {}): FakeServer =>
  helpServer().on(ONE, () => data(ownApplication(change)));
const open = async () => {
  const user = await visit('/requests/31', { as: seeker() });
  await screen.findByRole('heading', { level: 1, name: 'בקשה: קניות ותרופות' });
  return user;
};

afterEach(() => {
  jest.useRealTimers();
});

describe('an own request', () => {
  it('says all that is known, and offers only what the server allows', async () => {
    serve({ abilities: ['chat'], is_overdue: true, system_notes: 'דיברנו איתך' });
    await open();
    for (const text of [
      'מחפשים מי יכול לעזור',
      'תרופות מבית המרקחת',
      'הרצל 10, חיפה',
      'דיברנו איתך',
      /המועד כבר עבר/,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/עד.*1.בדצמ׳.2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'לכתוב לצוות' }).getAttribute('href')).toBe(
      '/messages?category_id=2',
    );
    expect(screen.queryByRole('button', { name: 'לבטל את הבקשה' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'לבקש שוב' })).toBeNull();
  });

  it('that is an emergency under way leads there from the button above it, and asks again once it is cancelled', async () => {
    const server = serve({ is_emergency: true, abilities: ['close'] }).on(STATUS, () => ({
      status: 200,
      body: { message: 'ok' },
    }));
    const user = await open();
    const wayThere = { name: 'בקשת החירום שלך: מה קורה' };
    expect((await screen.findByRole('link', wayThere)).getAttribute('href')).toBe('/emergency');
    server.on(ONE, () => data(ownApplication({ is_emergency: true, status: 'closed', abilities: [] })));
    await user.click(screen.getByRole('button', { name: 'לבטל את הבקשה' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'לבטל את הבקשה' }),
    );
    expect(await screen.findByRole('button', { name: 'חירום: לבקש עזרה מיד' })).toBeTruthy();
    expect(screen.queryByRole('link', wayThere)).toBeNull();
  });

  it('is chosen from all of them where the address names none', async () => {
    const server = helpServer();
    await visit('/requests', { as: seeker() });
    await screen.findByRole('heading', { level: 1, name: 'בקשות העזרה שלי' });
    expect(location.pathname).toBe('/dashboard');
    expect(server.callsTo('GET /applications/')).toEqual([]);
  });

  it('is cancelled after a question, and then reads so', async () => {
    const server = serve().on(STATUS, () => ({
      status: 200,
      body: { message: 'Help request status successfully updated.' },
    }));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'לבטל את הבקשה' }));
    expect(server.callsTo(STATUS)).toEqual([]);
    server.on(ONE, () =>
      data(
        ownApplication({
          status: 'closed',
          ended_by: 'seeker',
          state_text: 'ביטלת את הבקשה.',
          abilities: ['ask_again'],
        }),
      ),
    );
    await user.click(
      within(await screen.findByRole('dialog', { name: 'לבטל את הבקשה?' })).getByRole('button', {
        name: 'לבטל את הבקשה',
      }),
    );
    expect((await screen.findByRole('link', { name: 'לבקש שוב' })).getAttribute('href')).toBe(
      '/help-menu?again=31',
    );
    expect(server.callsTo(STATUS).map(({ body }) => body)).toEqual([{ status: 'closed' }]);
    expect(screen.getByText('ביטלת את הבקשה')).toBeTruthy();
    expect(screen.getByText('בוטלה').closest('.badge')).not.toBeNull();
  });

  it('is cancelled with a reason if one likes, whose fault stands under it; the way back does not say "cancel"', async () => {
    const server = serve().on(STATUS, () => invalid({ system_note: ['קצר מדי'] }));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'לבטל את הבקשה' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'לבטל את הבקשה?' }));
    expect(dialog.queryByRole('button', { name: 'ביטול' })).toBeNull();
    await user.type(dialog.getByLabelText(/למה\?/), 'טעות');
    await user.click(dialog.getByRole('button', { name: 'לבטל את הבקשה' }));
    expect(await dialog.findByText('קצר מדי')).toBeTruthy();
    expect(server.callsTo(STATUS)[0]?.body).toEqual({ status: 'closed', system_note: 'טעות' });
    await user.click(dialog.getByRole('button', { name: 'להשאיר את הבקשה' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['seeker', 'cancelled', 'בוטלה', 'מה כתבת כשביטלת'],
    ['staff', 'refused', 'נדחתה', 'הערת הצוות'],
  ] as const)('that the %s ended with a note reads as %s', async (ended_by, _how, badge, note) => {
    serve({ status: 'reject', ended_by, system_notes: 'כבר לא צריך', abilities: ['ask_again'] });
    await open();
    expect(screen.getByText(badge).closest('.badge')).not.toBeNull();
    expect(screen.getByText(note).nextElementSibling?.textContent).toBe('כבר לא צריך');
  });

  it('asks after its end how it was; a worry may be told in words', async () => {
    const server = serve({ status: 'completed', abilities: ['feedback'] }).on(FEEDBACK, () => data(null));
    const user = await open();
    await user.click(
      within(await screen.findByRole('group', { name: 'הכול היה בסדר?' })).getByRole('button', {
        name: 'לא הכול היה בסדר',
      }),
    );
    await user.type(screen.getByLabelText(/מה קרה\?/), 'לא הגיעו בזמן');
    server.on(ONE, () =>
      data(ownApplication({ status: 'completed', abilities: [], feedback: { is_well: 0 } })),
    );
    await user.click(screen.getByRole('button', { name: 'לשלוח לצוות' }));
    expect(await screen.findByText('ענית שלא הכול היה בסדר. הצוות קיבל את זה.')).toBeTruthy();
    expect(server.callsTo(FEEDBACK).map(({ body }) => body)).toEqual([{ is_well: 0, note: 'לא הגיעו בזמן' }]);
  });

  it.each<[string, Partial<OwnApplication>, RegExp]>([
    ['offers', { status: 'open' }, /^מי רוצה לעזור: נועם$/],
    ['is on the way', { status: 'in treatment' }, /^מי בא לעזור: נועם$/],
    ['has helped', { status: 'completed' }, /^מי עזר: נועם$/],
  ])('says of somebody who %s just that', async (_what, change, said) => {
    const progress = change.status === 'open' ? null : 'on_way';
    serve({
      ...change,
      volunteer: {
        id: 9,
        first_name: 'נועם',
        full_name: null,
        phone: null,
        contact_note: '',
        spoken_to: NOT_SPOKEN_TO,
        progress,
        progress_at: null,
        distance_band: null,
      },
    });
    await open();
    expect(screen.getByText('נועם').parentElement?.textContent).toMatch(said);
  });

  it('says that somebody cannot come after all', async () => {
    serve({ is_volunteer_changed: true });
    await open();
    expect(screen.getByText(/לא יוכל להגיע/)).toBeTruthy();
  });

  it('asks again by itself every ten seconds', async () => {
    jest.useFakeTimers();
    const server = serve();
    await visit('/requests/31', { as: seeker() });
    await waitFor(() => expect(server.callsTo(ONE)).toHaveLength(1));
    server.on(ONE, () => data(ownApplication({ status: 'in treatment', state_text: 'נועם בדרך אליך' })));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('נועם בדרך אליך')).toBeTruthy();
  });

  it('says kindly that it is not there', async () => {
    helpServer();
    await visit('/requests/99', { as: seeker() });
    await screen.findByRole('heading', { name: 'הבקשה לא נמצאה' });
    expect(screen.getAllByRole('link', { name: 'לכל הבקשות שלי' })[0]?.getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  it('offers another try when it cannot be loaded', async () => {
    const server = helpServer().on(ONE, () => failure(500));
    const user = await visit('/requests/31', { as: seeker() });
    const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
    server.on(ONE, () => data(ownApplication()));
    await user.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'בקשה: קניות ותרופות' });
  });
});
