import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const HELD = {
  applications: [
    { id: 31, label: 'Shopping · Haifa', person: 'Miriam Azulay', since: '2026-11-20T08:00:00Z' },
  ],
  event_requests: [],
  conversations: [],
  events: [{ id: 7, label: 'Fire · Haifa', person: null, since: '2026-11-20T07:00:00Z' }],
  colleagues: [
    { id: 3, label: 'Dana Levi', takes: 2, stays: [], is_online: true, in_hand: 1 },
    {
      id: 4,
      label: 'Omer Katz',
      takes: 1,
      stays: [{ part: 'events', id: 7 }],
      is_online: false,
      in_hand: 3,
    },
  ],
};
const GIVE = 'POST /staff/held/hand-over';

function server(held: object = HELD): FakeApi {
  return new FakeApi()
    .on(
      'GET /auth/profile',
      one({
        id: 1,
        phone_change: null,
        first_name: 'אבי',
        last_name: 'שגב',
        email: null,
        phone: '+972500000002',
      }),
    )
    .on('GET /auth/passkeys', one([]))
    .on('GET /auth/sessions', one([]))
    .on('GET /staff/held', one(held));
}
const section = async () => within(await screen.findByRole('region', { name: 'End of shift' }));

describe('the end of a shift', () => {
  it('lists exactly what goes over, asks once more, and gives it', async () => {
    const api = server().on(GIVE, one(null, 'All of it is handed over.'));
    const { user, container } = await openApp('/profile', { role: 'manager' });
    const shown = await section();
    const things = (await shown.findAllByRole('listitem')).map((thing) => thing.textContent);
    expect(things).toEqual([
      expect.stringMatching(/^Shopping · Haifa · Miriam Azulay · /),
      expect.stringMatching(/^Fire · Haifa · /),
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(shown.getByText('At the desk now · one thing in hand')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Hand over all' }));
    const question = within(await screen.findByRole('dialog', { name: 'Hand over to Dana Levi?' }));
    expect(question.getByText(/2 things go over/)).toBeTruthy();
    expect(api.seen(GIVE)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Hand over all' }));
    await waitFor(() => expect(api.seen(GIVE).map(({ body }) => body)).toEqual([{ colleague_id: 3 }]));
    expect(await screen.findByText('All of it is handed over.')).toBeTruthy();
  });

  it('names what a colleague cannot take before it is given, and gives the rest', async () => {
    const api = server().on(GIVE, one(null, 'Handed over.'));
    const { user } = await openApp('/profile', { role: 'manager' });
    const shown = await section();
    await user.selectOptions(await shown.findByRole('combobox', { name: /To whom/ }), 'Omer Katz');
    const staying = within(shown.getByRole('alert'));
    expect(staying.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Fire · Haifa']);
    await user.click(shown.getByRole('button', { name: 'Hand over what they can take' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand over what they can take' }),
    );
    await waitFor(() => expect(api.seen(GIVE).map(({ body }) => body)).toEqual([{ colleague_id: 4 }]));
  });

  it('is one press away from every page, and takes the focus', async () => {
    server().on('GET /manager/events', rows([])).on('GET /manager/event/states', one([]));
    const { user } = await openApp('/events', { role: 'manager' });
    await user.click(await screen.findByRole('button', { name: 'End of shift' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'End of shift' })),
    );
  });

  it('says under its field why a colleague cannot have it', async () => {
    server().on(GIVE, refusal({ colleague_id: ['Some of it lies outside their regions.'] }));
    const { user } = await openApp('/profile');
    const shown = await section();
    await user.selectOptions(await shown.findByRole('combobox', { name: /To whom/ }), 'Dana Levi');
    await user.click(shown.getByRole('button', { name: 'Hand over all' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand over all' }),
    );
    expect(await shown.findByText('Some of it lies outside their regions.')).toBeTruthy();
  });

  it.each([
    ['nothing is in hand', { ...HELD, applications: [], events: [] }, /You have nothing open/],
    ['nobody reaches it', { ...HELD, colleagues: [] }, /Nobody in the team may work/],
  ])('says that %s', async (_what, held, said) => {
    server(held);
    await openApp('/profile');
    expect(await (await section()).findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hand over all' })).toBeNull();
  });
});
