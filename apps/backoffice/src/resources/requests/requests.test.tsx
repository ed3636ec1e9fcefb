import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aHeldRequest, anOpenVolunteer, aRequest, REQUEST_OPTIONS } from '../../testing/request-fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

const LIST = 'GET /admin/dashboard/pending-applications';
const VOLUNTEERS = 'GET /admin/user/open-volunteers';
const NAME = 'מרים אזולאי';

function server(request = aRequest()): FakeApi {
  return new FakeApi()
    .on(LIST, rows([request]))
    .on('GET /admin/applications/31', one(request))
    .on('GET /staff/applications/31/notes', one([]))
    .on('GET /staff/applications/31/answers', one([]))
    .on('POST /dropdowns/application', one(REQUEST_OPTIONS));
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('open help requests', () => {
  it('are listed without disabilities, the most urgent first, and filtered by category in the address', async () => {
    const api = server(aRequest({ label_priority: 3, is_emergency: true, needs_coordinator: true }));
    const { user, router } = await openApp('/open-requests');
    await screen.findByText(NAME);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Full name',
      'Town',
      'Waiting',
      'Category',
      'Status',
      'Urgency',
      'In user care',
      'Validity',
      'Creation date',
      'Actions',
    ]);
    for (const word of ['Emergency', 'Needs a coordinator', 'High', '29 Nov 2026'])
      expect(screen.getByText(word)).toBeTruthy();
    expect(api.seen(LIST)[0]?.query.get('sort')).toBe('["waiting","DESC"]');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Category' }),
      await screen.findByRole('option', { name: 'Shopping' }),
    );
    await waitFor(() => expect(api.seen(LIST).at(-1)?.query.get('filter')).toBe('{"category":"2"}'));
    expect(decodeURIComponent(router.state.location.search)).toContain('{"category":"2"}');
  });

  it('open in a panel that has an address of its own', async () => {
    server();
    const { user, router } = await openApp('/open-requests');
    await user.click(await screen.findByText(NAME));
    const panel = await screen.findByRole('dialog', { name: new RegExp(NAME) });
    expect(router.state.location.hash).toBe('#request-31');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await router.navigate('/open-requests#request-31');
    expect(await screen.findByRole('dialog', { name: new RegExp(NAME) })).toBeTruthy();
  });

  it('are given to a volunteer, nearest first, with distance, load and what speaks against them; found by search', async () => {
    const api = server()
      .on(
        VOLUNTEERS,
        one([
          anOpenVolunteer(),
          anOpenVolunteer({
            id: 602,
            full_name: 'Far',
            distance_km: null,
            has_vehicle: false,
            is_fitting: false,
            reason: 'Was asked before.',
          }),
        ]),
      )
      .on('POST /admin/application/assigned/31', one(null));
    const { user } = await openApp('/open-requests');
    await user.click(await screen.findByRole('button', { name: `Assign a volunteer to ${NAME}` }));
    const choice = await dialog(`Who helps ${NAME}?`);
    const radios = await choice.findAllByRole('radio');
    expect(choice.getByText('0.7 km · Has a vehicle')).toBeTruthy();
    expect(
      choice.getAllByText(
        '2 calls in the last seven days · Answered 3 of the last 4 calls · usually within \u20660:40\u2069',
      ),
    ).toHaveLength(2);
    expect(choice.queryByText(/Speaks Hebrew\./)).toBeNull();
    expect(choice.getByRole('radio', { name: /Far.*Distance unknown.*Was asked before/ })).toBe(radios[1]);
    expect(radios[0]).toHaveProperty('checked', true);
    expect(choice.getByText('One more who does not fit, and why')).toBeTruthy();
    await user.type(choice.getByRole('searchbox', { name: 'Search by name or phone' }), 'far');
    await waitFor(() =>
      expect(Object.fromEntries(api.seen(VOLUNTEERS).at(-1)?.query ?? [])).toEqual({
        application_id: '31',
        search: 'far',
      }),
    );
    await user.click(choice.getByRole('radio', { name: /Far/ }));
    expect(
      choice.getByText(`Far helps ${NAME}. It is approved at once and both get a message.`),
    ).toBeTruthy();
    await user.click(choice.getByRole('button', { name: 'Assign' }));
    await user.click(choice.getByRole('button', { name: 'We spoke: assign' }));
    expect(await screen.findByText('Volunteer assigned.')).toBeTruthy();
    expect(api.seen('POST /admin/application/assigned/31')[0]?.body).toEqual({
      volunteer_id: 602,
      has_spoken: true,
    });
    await waitFor(() => expect(api.seen(LIST).length).toBeGreaterThan(1));
  });

  it('keep the dialog open when the volunteer is refused, and say why', async () => {
    server()
      .on(VOLUNTEERS, one([anOpenVolunteer()]))
      .on('POST /admin/application/assigned/31', refusal({ volunteer_id: ['Is helping somebody now.'] }));
    const { user } = await openApp('/open-requests');
    await user.click(await screen.findByRole('button', { name: /^Assign a volunteer/ }));
    const choice = await dialog(/Who helps/);
    expect(await choice.findByRole('radio', { checked: true })).toBeTruthy();
    await user.click(choice.getByRole('button', { name: 'Assign' }));
    await user.click(choice.getByRole('button', { name: 'We spoke: assign' }));
    expect(await choice.findByText('Is helping somebody now.')).toBeTruthy();
  });

  it('offer only acts that the abilities allow', async () => {
    server(aRequest({ abilities: ['timeline'] }));
    const { user } = await openApp('/open-requests');
    await screen.findByText(NAME);
    expect(screen.queryByRole('button', { name: /^(Assign|Close the request)/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Details of the request of ${NAME}` }));
    const panel = await dialog(`Shopping: ${NAME}`);
    expect(panel.queryByRole('combobox', { name: /Urgency/ })).toBeNull();
    expect(panel.queryByRole('button', { name: `Chat with ${NAME}` })).toBeNull();
    expect(panel.getByRole('button', { name: `Timeline of ${NAME}` })).toBeTruthy();
  });
});

describe('a request at the side', () => {
  it('opens from its row, tells all, and takes another urgency', async () => {
    const api = server(aRequest({ is_overdue: true, is_address_changed: true })).on(
      'PATCH /admin/applications/31',
      one(null),
    );
    const { user } = await openApp('/open-requests');
    await user.click(await screen.findByText('Shopping', { selector: 'td *' }));
    const panel = await dialog(`Shopping: ${NAME}`);
    for (const word of [
      'Overdue',
      'The address changed during the help',
      'לחם וחלב',
      'הגפן 3, חיפה',
      'Mobility',
    ])
      expect(panel.getByText(word)).toBeTruthy();
    await user.selectOptions(
      panel.getByRole('combobox', { name: `Urgency of the request of ${NAME}` }),
      'High',
    );
    expect(await screen.findByText('The urgency has been updated.')).toBeTruthy();
    expect(api.seen('PATCH /admin/applications/31')[0]?.body).toEqual({ label_priority: 3 });
  });

  it('is rejected only with a reason, which the person will read', async () => {
    const api = server().on('POST /admin/application/rejected/31', one(null));
    const { user } = await openApp('/requests/31');
    await user.click(await screen.findByRole('button', { name: `Reject the request of ${NAME}` }));
    const question = await dialog(`Are you sure you want to reject the request of ${NAME}?`);
    await user.click(question.getByRole('button', { name: 'Reject' }));
    expect(question.getByText('Please fill in this field.')).toBeTruthy();
    expect(api.seen('POST /admin/application/rejected/31')).toHaveLength(0);
    await user.type(question.getByRole('textbox', { name: /Reason/ }), 'twice');
    await user.click(question.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Request rejected successfully.')).toBeTruthy();
    expect(api.seen('POST /admin/application/rejected/31')[0]?.body).toEqual({ system_note: 'twice' });
  });

  it('takes down that the volunteer, who told so by telephone, is on the way', async () => {
    const PATH = 'POST /admin/application-users/71/on-way';
    const held = { id: 71, is_approved: 1, ended: null, created_at: '2026-03-01T10:00:00.000Z' } as const;
    const api = server(
      aHeldRequest({ status: 'in treatment', assignment: held, abilities: ['record_on_way'] }),
    ).on(PATH, one(null));
    const { user } = await openApp('/requests/31');
    await user.click(
      await screen.findByRole('button', { name: `Record that the volunteer is on the way to ${NAME}` }),
    );
    const question = await dialog('Is יוסי מזרחי on the way?');
    expect(
      question.getByText(new RegExp(`^Only if יוסי מזרחי said so to you\\. ${NAME} is told`)),
    ).toBeTruthy();
    expect(api.seen(PATH)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'On the way, by telephone' }));
    expect(await screen.findByText('It is noted that the volunteer is on the way.')).toBeTruthy();
    expect(api.seen(PATH)).toHaveLength(1);
  });

  it('say what the search does, and at night in words when volunteers will be asked (rule 100)', async () => {
    const search = {
      run_id: 4,
      status: 'running',
      ring: 1,
      radius_km: 5,
      open_invitations: 0,
      asked: 0,
    } as const;
    server(aRequest({ dispatch: { ...search, next_step_at: '2030-01-02T06:00:00.000Z', is_resting: true } }));
    await openApp('/requests/31');
    const said = (await screen.findByText('Search for volunteers')).nextElementSibling;
    expect(said?.textContent).toMatch(
      /^it can wait; volunteers will be asked .*\u206608:00\u2069 · nobody asked yet$/,
    );
  });

  it('say that there is no automatic search, and nothing of a search once somebody helps', async () => {
    server();
    const { unmount } = await openApp('/requests/31');
    expect((await screen.findByText('Search for volunteers')).nextElementSibling?.textContent).toBe(
      'No automatic search',
    );
    unmount();
    server(aHeldRequest());
    await openApp('/requests/31');
    await screen.findByText('Creation date');
    expect(screen.queryByText('Search for volunteers')).toBeNull();
  });

  it('says when it is not there', async () => {
    server().on('GET /admin/applications/31', { status: 404 });
    await openApp('/requests/31');
    expect(await screen.findByText('This request does not exist, or it is outside your area.')).toBeTruthy();
  });

  it('shows who asked: personal details only when asked for, and the chat', async () => {
    const api = server()
      .on(
        'GET /admin/applications/31/person',
        one({ disabilities: ['Mobility'], other_disability: '', help_profile: null }),
      )
      .on('POST /dropdowns/other/user/registration/options', one({}))
      .on('GET /chats/categories', one([]));
    const { user } = await openApp('/requests/31');
    await user.click(await screen.findByRole('button', { name: `Asking for help: ${NAME}` }));
    const panel = await dialog(`Asking for help: ${NAME}`);
    expect(panel.getByText('קומה שלישית')).toBeTruthy();
    expect(api.seen('GET /admin/applications/31/person')).toHaveLength(0);
    await user.click(panel.getByRole('button', { name: 'Show personal details' }));
    await waitFor(() => expect(api.seen('GET /admin/applications/31/person')).toHaveLength(1));
    await user.click(panel.getByRole('tab', { name: 'Chat' }));
    expect(await panel.findByText('No messages yet.')).toBeTruthy();
    expect(Object.fromEntries(api.seen('GET /chats/categories')[0]?.query ?? [])).toEqual({
      category_id: '2',
      receiver_id: '501',
    });
    await user.click(panel.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has no accessibility faults in Hebrew', async () => {
    server(aHeldRequest());
    const { user } = await openApp('/open-requests', { locale: 'he-IL' });
    await user.click(await screen.findByText(NAME, { selector: 'td *' }));
    await screen.findByRole('dialog');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
