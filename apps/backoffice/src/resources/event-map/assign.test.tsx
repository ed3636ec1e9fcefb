import { jest } from '@jest/globals';
import type { CandidateAnswer } from '@karov/domain';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { consoleServer, fromMenu } from '../../testing/console.js';
import { one, refusal } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aPin, aVolunteer } from '../../testing/fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

describe('assigning on the map', () => {
  it('assigns from the side of the need: the nearest is chosen already', async () => {
    const near = aVolunteer({ id: 202, volunteer: aPin(602, 'קרובה', { lt: 32.8051, lng: 34.985 }) });
    const api = consoleServer()
      .on(
        'GET /event-volunteer-pending-requests',
        one([
          { ...aVolunteer(), recent_calls: 0, answers: { asked: 0, answered: 0, median_seconds: null } },
          { ...near, recent_calls: 2, answers: { asked: 10, answered: 7, median_seconds: 95 } },
        ]),
      )
      .on('PUT /event-user-requests/101', one(null, 'ok'));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for מרים אזולאי' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who helps מרים אזולאי?' });
    const radios = await within(dialog).findAllByRole('radio');
    expect(within(dialog).getByText(/Assign קרובה to help מרים אזולאי/)).toBeTruthy();
    expect(
      within(dialog)
        .getAllByText(/km/)
        .map((label) => label.textContent),
    ).toEqual([
      '\u2068קרובה\u2069 · \u2068הגפן 3, חיפה\u2069 · \u20680.0 km\u20692 calls in the last seven days · Answered 7 of the last 10 calls · usually within \u20661:35\u2069',
      '\u2068יוסי מזרחי\u2069 · \u2068הגפן 3, חיפה\u2069 · \u20680.7 km\u2069Not called to a request yet',
    ]);
    expect(radios.map((radio) => (radio instanceof HTMLInputElement ? radio.checked : null))).toEqual([
      true,
      false,
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await screen.findByText('Volunteer assigned.');
    expect(api.seen('PUT /event-user-requests/101')[0]?.body).toEqual({
      volunteer_request_id: 202,
      event_id: 7,
    });
    expect(api.seen('GET /event-volunteer-pending-requests')[0]?.query.get('event_user_request_id')).toBe(
      '101',
    );
  });

  it.each([
    ['Assign for יוסי מזרחי', 'accept', 'Assign', 'PUT /event-requests/user/201', { user_request_id: 102 }],
    [
      'Record a yes by telephone and assign: יוסי מזרחי',
      'pending',
      'Record and assign',
      'POST /event-user-requests/102/volunteer',
      { volunteer_id: 601 },
    ],
  ] as const)(
    'gives a volunteer the chosen need and no other, however near: %s',
    async (press, status, confirm, call, body) => {
      const nearer = aNeed({ abilities: ['by_hand'] });
      const chosen = aNeed({
        id: 102,
        user: { ...aPin(9, 'סאמי אברהם', { lt: 32.9, lng: 35 }), email: null },
        waiting_since: '2026-03-01T10:00:00Z',
        matters: ['wheelchair'],
        abilities: ['by_hand'],
      });
      const detail = anEventDetail({
        event_user_requests: [nearer, chosen],
        event_volunteer_requests: [
          aVolunteer({
            status,
            abilities: [status === 'accept' ? 'assign' : 'accept'],
            need_request_id: 101,
          }),
        ],
      });
      const api = consoleServer(detail)
        .on('GET /event-user-pending-requests', one([nearer, chosen]))
        .on('GET /event-user-requests/102/volunteers', one([]))
        .on(call, one(null, 'ok'));
      const { user } = await openApp('/events/map/7');
      await user.click(await screen.findByRole('button', { name: /סאמי אברהם/, pressed: false }));
      await user.click(await screen.findByRole('button', { name: press }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findAllByRole('radio')).toHaveLength(1);
      expect(dialog.getByText(/יוסי מזרחי to help סאמי אברהם/)).toBeTruthy();
      expect(dialog.getByText('Wheelchair')).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: confirm }));
      await waitFor(() => expect(api.seen(call).map((seen) => seen.body)).toEqual([body]));
    },
  );

  it.each([
    ['has somebody', { status: 'assigned', is_approved: 1, abilities: ['complete'] }],
    ['has not answered', { respond: null, waiting_since: null, abilities: ['set_respond'] }],
  ] as const)('offers nobody to anybody while a person is chosen who %s', async (_state, change) => {
    const chosen = aNeed({
      id: 102,
      user: { ...aPin(9, 'סאמי אברהם'), email: null },
      ...change,
      abilities: [...change.abilities],
    });
    consoleServer(
      anEventDetail({
        event_user_requests: [aNeed({ abilities: ['by_hand'] }), chosen],
        event_volunteer_requests: [
          aVolunteer({ status: 'accept', abilities: ['assign'] }),
          aVolunteer({ id: 202, volunteer: aPin(602, 'Noa'), abilities: ['accept', 'reject'] }),
        ],
      }),
    );
    const { user } = await openApp('/events/map/7');
    const giving = { name: /^(Assign for|Record a yes by telephone and assign)/ };
    expect(await screen.findAllByRole('button', giving)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /סאמי אברהם/, pressed: false }));
    await screen.findByText(/Only what belongs to the request of סאמי אברהם is shown/);
    expect(screen.queryAllByRole('button', giving)).toEqual([]);
    await fromMenu(user, 'Noa', 'Details: Noa');
    const panel = within(await screen.findByRole('dialog', { name: 'Details: Noa' }));
    expect(panel.queryAllByRole('button', giving)).toEqual([]);
  });

  it('calls as many of the next as wanted, or assigns anybody near, by the abilities', async () => {
    const detail = anEventDetail({ event_user_requests: [aNeed({ abilities: ['by_hand'] })] });
    const near = {
      id: 77,
      full_name: 'נועם ברק',
      phone: '+972520000077',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      distance_km: 1.2,
      recent_calls: 1,
      answers: { asked: 2, answered: 0, median_seconds: null },
      has_vehicle: true,
      languages: ['hebrew'],
      answered: 'asked',
      said: 'I can come at six',
      is_fitting: true,
      reason: 'fits',
    };
    const api = consoleServer(detail)
      .on('POST /event-user-requests/101/call-next', { body: { message: '3 volunteers were called.' } })
      .on('GET /event-user-requests/101/volunteers', one([near]))
      .on('POST /event-user-requests/101/volunteer', one(null, 'ok'));
    const { user } = await openApp('/events/map/7');
    await fromMenu(user, 'מרים אזולאי', 'Call the next for מרים אזולאי');
    const many = within(await screen.findByRole('dialog', { name: 'Call the next for מרים אזולאי' }));
    expect(many.getByText(/It cannot be called back\./)).toBeTruthy();
    await user.clear(many.getByLabelText('How many?'));
    await user.type(many.getByLabelText('How many?'), '99');
    expect(many.getByText('A whole number from 1 to 20.')).toBeTruthy();
    await user.clear(many.getByLabelText('How many?'));
    await user.type(many.getByLabelText('How many?'), '3');
    await user.click(many.getByRole('button', { name: 'Call' }));
    await screen.findByText('3 volunteers were called.');
    expect(api.seen('POST /event-user-requests/101/call-next')[0]?.body).toEqual({ count: 3 });
    await user.click(screen.getByRole('button', { name: 'Who could come to מרים אזולאי' }));
    const nearest = within(await screen.findByRole('dialog', { name: 'Who helps מרים אזולאי?' }));
    expect(await nearest.findByRole('radio', { checked: true })).toBeTruthy();
    expect(nearest.getByText('I can come at six')).toBeTruthy();
    expect(
      nearest.getByText('One call in the last seven days · Answered 0 of the last 2 calls'),
    ).toBeTruthy();
    await user.click(nearest.getByRole('button', { name: 'Assign' }));
    expect(nearest.getByText(/נועם ברק has not said yes\./)).toBeTruthy();
    expect(api.seen('POST /event-user-requests/101/volunteer')).toHaveLength(0);
    await user.click(nearest.getByRole('button', { name: 'We spoke: assign' }));
    await waitFor(() =>
      expect(api.seen('POST /event-user-requests/101/volunteer')[0]?.body).toEqual({
        volunteer_id: 77,
        has_spoken: true,
      }),
    );
  });

  it('rule 76: has one list of who could come: who said yes first, and assigns them without a question', async () => {
    const person = (id: number, name: string, answered: CandidateAnswer, is_fitting = true) => ({
      id,
      full_name: name,
      phone: '+972520000077',
      contact_note: '',
      spoken_to: NOT_SPOKEN_TO,
      distance_km: id / 100,
      recent_calls: 0,
      answers: { asked: 0, answered: 0, median_seconds: null },
      has_vehicle: false,
      languages: ['hebrew'],
      answered,
      said: null,
      is_fitting,
      reason: is_fitting ? 'fits' : 'asked before',
    });
    const api = consoleServer(
      anEventDetail({
        event_user_requests: [aNeed({ abilities: ['assign', 'by_hand'] })],
      }),
    )
      .on(
        'GET /event-user-requests/101/volunteers',
        one([
          person(63, 'Yes', 'yes'),
          person(61, 'Asked', 'asked'),
          person(60, 'New', 'not_asked'),
          person(62, 'No', 'no'),
          person(64, 'Off', 'not_asked', false),
        ]),
      )
      .on('POST /event-user-requests/101/volunteer', one(null, 'ok'));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Who could come to מרים אזולאי' }));
    const list = within(await screen.findByRole('dialog', { name: 'Who helps מרים אזולאי?' }));
    expect(
      (await list.findAllByRole('radio', { hidden: true })).map(
        (radio) => radio.closest('label')?.textContent,
      ),
    ).toEqual([
      expect.stringMatching(/^Yes Said yes/),
      expect.stringMatching(/^Asked Asked/),
      expect.stringMatching(/^New Not asked/),
      expect.stringMatching(/^No Said no/),
      expect.stringMatching(/^Off Not asked.*asked before$/),
    ]);
    expect(list.getByText('One more who does not fit, and why')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(api.seen('POST /event-user-requests/101/volunteer')[0]?.body).toEqual({
        volunteer_id: 63,
        has_spoken: false,
      }),
    );
  });

  it('assigns from the side of the volunteer', async () => {
    const api = consoleServer()
      .on('GET /event-user-pending-requests', one([aNeed()]))
      .on('PUT /event-requests/user/201', one(null));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for יוסי מזרחי' }));
    const dialog = await screen.findByRole('dialog', { name: 'Whom does יוסי מזרחי help?' });
    await user.click(await within(dialog).findByRole('radio'));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(api.seen('PUT /event-requests/user/201')[0]?.body).toEqual({ user_request_id: 101 }),
    );
  });

  it('shows a refused assignment as a toast and reloads nothing away', async () => {
    consoleServer()
      .on('GET /event-user-pending-requests', one([aNeed()]))
      .on('PUT /event-requests/user/201', refusal({ message: ['Already taken.'] }));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Assign for יוסי מזרחי' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('radio'));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Already taken.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});
