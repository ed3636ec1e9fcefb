import type { UserAgreement, UserDoings, UserRecord, UserRow, UserTrail } from '@karov/api-client';
import { eachVolunteerFlag, NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const NOON = '2026-03-01T10:00:00.000Z';
const ROW: UserRow = {
  id: 7,
  full_name: 'Omer Biton',
  phone: '+972520000003',
  contact_note: 'call the landline',
  spoken_to: NOT_SPOKEN_TO,
  email: 'omer@example.org',
  roles: [
    { id: 1, name: 'user' },
    { id: 2, name: 'volunteer' },
  ],
  status: 'activated',
  is_active: 1,
  is_block: 0,
  is_freeze: 0,
  is_online: 1,
  is_super_admin: false,
  is_notification_alert: false,
  organization: { name: 'Good Hands' },
  disabilities: ['Hearing'],
  other_disability: 'low vision',
  disability_confirmation_check: true,
  quick_emergency_request: true,
  city: 'Haifa',
  is_phone: 0,
  is_wp: 0,
  is_sms: 1,
  email_verified_at: null,
  residential_address: '',
  arrival_address: '',
  references: [],
  personal_information: null,
  created_at: NOON,
  signed_in_at: NOON,
  deleted_at: null,
  volunteer_information: {
    id: 70,
    validate_training: true,
    validate_police: true,
    is_required_police_validation: true,
    police_ends_at: null,
    police_file: null,
    guardian_needed: null,
    is_guardian_confirmed: false,
    guardian_file: null,
  },
  abilities: ['deactivate'],
};
const OTHER: UserRow = { ...ROW, id: 8, full_name: 'Dana Cohen', phone: '+972520000004' };
const {
  disabilities: _disabilities,
  other_disability: _other,
  disability_confirmation_check: _check,
  quick_emergency_request: _quick,
  personal_information: _information,
  ...BASE
} = ROW;
const PERSON: UserRecord = {
  ...BASE,
  first_name: 'Omer',
  last_name: 'Biton',
  is_phone: 1,
  is_wp: 0,
  is_sms: 1,
  is_email: 0,
  locale: 'he-IL',
  address_type: 'residential',
  residential_address: 'HaGefen 3, Israel, Haifa, Haifa, 32.8, 34.98',
  arrival_address: '',
  residential_point: null,
  arrival_point: null,
  comments: 'third floor',
  last_seen_at: NOON,
  owner_question_since: null,
  held_by: [],
  regions: [],
  unsubscribed: ['sms'],
  bounced: [{ channel: 'email', fault: 'no_such_mailbox', since: NOON }],
  referred_by: [{ id: 8, full_name: 'Dana Cohen' }],
  shares_phone_with: [{ id: 9, full_name: 'Ruth Biton' }],
  references: [],
};
const DOINGS: UserDoings = {
  requests: [
    {
      id: 41,
      kind: 'application',
      name: 'A ride',
      is_helper: false,
      status: 'open',
      is_address_changed: true,
      created_at: NOON,
    },
    {
      id: 5,
      kind: 'event',
      name: 'Fire',
      is_helper: true,
      status: 'completed',
      is_address_changed: false,
      created_at: NOON,
    },
  ],
  questions: [
    { event_id: 5, name: 'Fire', kind: 'ready', asked_at: NOON, answer: 'yes', seconds: 90, is_open: false },
    { event_id: 6, name: 'Flood', kind: 'need', asked_at: NOON, answer: null, seconds: null, is_open: false },
  ],
  calls: { asked: 9, accepted: 4, declined: 3, silent: 2, median_seconds: 95, last_called_at: NOON },
  messages: [{ type: 'offer', channel: 'sms', sent_at: NOON }],
};
const AGREEMENT: UserAgreement = {
  id: 70,
  id_number: '123456782',
  dob: '1990-02-03',
  gender: 'male',
  place: 'Haifa',
  date: null,
  ...eachVolunteerFlag(() => null),
  israeli_citizen: 1,
  driving_license: 1,
  vehicle_availability: 0,
  languages: ['hebrew'],
  interests: [],
  way_to_provide_help: 'both',
  contact_method: 'sms',
  signed_at: NOON,
  renew_until: '2027-03-01',
  is_renew: false,
  is_training_validated: true,
  is_police_validated: true,
  is_police_required: true,
  signature_file: 'file-9',
  signature_text: null,
  ip_address: '192.0.2.7',
};
const TRAIL: UserTrail = {
  sessions: [{ role: 'volunteer', device: 'Chrome, Android', created_at: NOON, last_seen_at: null }],
  consents: [{ kind: 'terms', version: '1', given_at: NOON, withdrawn_at: null }],
  looks: [{ id: 2, actor: 'Gila Ron', what: 'Looked at the signature', at: NOON }],
  changes: [
    { id: 3, actor: 'Gila Ron', action: 'blocked', note: 'threats', at: NOON },
    { id: 1, actor: null, action: 'something_new', note: null, at: NOON },
  ],
};

const server = (area: 'admin' | 'manager' = 'admin') =>
  new FakeApi()
    .on(`GET /${area}/users`, rows([ROW, OTHER]))
    .on(`GET /${area}/user/states`, one([{ id: 'haifa', label: 'Haifa' }]))
    .on(`GET /${area}/users/7`, one(PERSON))
    .on('GET /users/7/doings', one(DOINGS))
    .on('GET /notification-types', one([{ id: 'offer', label: 'Offer' }]));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

describe('the list of people', () => {
  it('says whom it holds when it was opened from a counter, and all are shown again with one press', async () => {
    const api = server();
    const filter = JSON.stringify({
      figure: 'seekers',
      from_date: '2026-02-01',
      to_date: '2026-03-02',
      role: 'user',
    });
    const { user } = await openApp(`/volunteers-menu?filter=${encodeURIComponent(filter)}`);
    await user.click(
      await screen.findByRole('button', { name: /^Remove the filter: Help seekers who registered from/ }),
    );
    const last = () => JSON.parse(api.seen('GET /admin/users').at(-1)?.query.get('filter') ?? '{}');
    await waitFor(() => expect(last()).toEqual({ role: 'user' }));
    expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull();
  });

  it('says beside the number how somebody wants to be reached', async () => {
    server();
    const { container } = await openApp('/volunteers-menu');
    const row = within((await screen.findByRole('link', { name: 'Omer Biton' })).closest('tr') ?? container);
    expect(row.getByText('call the landline').closest('td')?.textContent).toContain(
      'Contact note: call the landline',
    );
  });

  it('has the columns of the specification', async () => {
    server().on('GET /admin/users', rows([{ ...ROW, is_block: 1, is_freeze: 1 }, OTHER]));
    const { container } = await openApp('/volunteers-menu');
    const row = within((await screen.findByRole('link', { name: 'Omer Biton' })).closest('tr') ?? container);
    for (const name of [
      'Select the whole page',
      'Name',
      'Blocked',
      'Organization',
      'Phone',
      'Disabilities',
      'Disability confirmed',
      'Roles',
      'Alerts',
      'Frozen',
      'Quick registration',
      'Status',
      'Validations',
      'Online',
      'Actions',
    ])
      expect(screen.getByRole('columnheader', { name: new RegExp(name, 'i') })).toBeTruthy();
    for (const words of [
      'Good Hands',
      'Hearing, low vision',
      'Confirmed',
      'No channel is on',
      'In the short form',
      'Yes',
    ])
      expect(row.getByText(words)).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('leaves out columns in which nobody on the page has anything', async () => {
    server();
    await openApp('/volunteers-menu');
    await screen.findByRole('link', { name: 'Omer Biton' });
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toContain('Disabilities');
    expect(heads).not.toContain('Blocked');
    expect(heads).not.toContain('Frozen');
  });

  it('narrows to people who have never been inside', async () => {
    const api = server();
    const { user } = await openApp('/volunteers-menu');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Signed in' }),
      'Signed up, never signed in',
    );
    await waitFor(() =>
      expect(api.seen('GET /admin/users').at(-1)?.query.get('filter')).toBe('{"signed":"signed_up"}'),
    );
  });

  it('saves the people who are ticked, and no others', async () => {
    const api = server();
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Dana Cohen' }));
    expect(screen.getByText('One is selected')).toBeTruthy();
    api.on('GET /admin/users', ({ query }) => (query.has('export') ? { body: 'file' } : rows([ROW, OTHER])));
    await user.click(screen.getByRole('button', { name: 'Export the selected' }));
    const saved = () => api.seen('GET /admin/users').find(({ query }) => query.has('export'));
    await waitFor(() => expect(saved()?.query.get('filters[user_ids]')).toBe('8'));
    await user.click(screen.getByRole('checkbox', { name: 'Select the whole page' }));
    expect(screen.getByText('2 are selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByText('2 are selected')).toBeNull();
  });

  it('offers what selected people of another page allow', async () => {
    server().on('GET /admin/users', ({ query }) =>
      query.get('range') === '[0,9]'
        ? rows([{ ...ROW, abilities: ['deactivate'] }], 11)
        : rows([{ ...OTHER, abilities: [] }], 11),
    );
    const { user } = await openApp('/volunteers-menu');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Omer Biton' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('checkbox', { name: 'Select Dana Cohen' });
    expect(screen.getByText('One is selected')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Deactivate' })).toBeTruthy();
  });

  it.each([
    ['/volunteers-menu?modal=7', '/volunteers-menu/7', '{"user_ids":"7"}'],
    ['/users?modal=7', '/volunteers-menu/7', '{"user_ids":"7"}'],
    ['/users?user_ids=7,8', '/volunteers-menu', '{"user_ids":"7,8"}'],
    ['/volunteers-menu?user_ids=7&user_ids=8', '/volunteers-menu', '{"user_ids":"7,8"}'],
    ['/volunteers-menu?modal=x', '/volunteers-menu', '{}'],
    ['/user-management-menu', '/volunteers-menu', '{"role":"user"}'],
  ])('%s leads to %s', async (address, path, filter) => {
    const api = server();
    const { router } = await openApp(address);
    await screen.findAllByRole('link', { name: 'Omer Biton' });
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(() => expect(api.seen('GET /admin/users').at(-1)?.query.get('filter')).toBe(filter));
  });

  it.each(['/volunteers-menu/add', '/management-menu/add'])('%s is the form', async (address) => {
    server().on('POST /dropdowns/roles', one([{ id: 3, key: 'manager', name: 'Manager', label: 'Manager' }]));
    await openApp(address);
    expect(await screen.findByRole('textbox', { name: /First name/ })).toBeTruthy();
  });
});

describe('the card of a person', () => {
  it('opens the act that the address names, once', async () => {
    server()
      .on('GET /admin/users/7', one({ ...PERSON, abilities: ['roles'] }))
      .on('POST /dropdowns/roles', one([{ id: 2, key: 'volunteer', name: 'Volunteer', label: 'Volunteer' }]));
    const { router } = await openApp('/volunteers-menu/7?act=roles');
    const dialog = within(await screen.findByRole('dialog', { name: /Omer Biton/ }));
    expect(await dialog.findByRole('checkbox', { name: 'Volunteer' })).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('opens from the row at an address of its own, with what waits first, and gives the focus back', async () => {
    const api = server();
    const { user, router, container } = await openApp('/volunteers-menu?filter={"role":"volunteer"}');
    await user.click(await screen.findByRole('link', { name: 'Omer Biton' }));
    const card = within(await screen.findByRole('region', { name: 'Omer Biton' }));
    expect(router.state.location.pathname).toBe('/volunteers-menu/7');
    const waiting = within(await card.findByRole('region', { name: 'What waits now' }));
    expect((await waiting.findByRole('link', { name: 'A ride' })).getAttribute('href')).toBe('/requests/41');
    expect(waiting.queryByRole('link', { name: 'Fire' })).toBeNull();
    expect(card.getByRole('link', { name: 'Ruth Biton' })).toBeTruthy();
    for (const said of ['call the landline', 'third floor']) expect(card.getByText(said)).toBeTruthy();
    expect(
      card.getByText(
        /^E-mail: The e-mail address does not exist\. Nothing is sent there but sign-in codes\./,
      ),
    ).toBeTruthy();
    expect(card.getByText('1:35')).toBeTruthy();
    const questions = within(card.getByRole('list', { name: 'Questions in events' })).getAllByRole(
      'listitem',
    );
    expect(questions[0]?.textContent).toMatch(/^Ready to helpFire.*answered within \u20661:30\u2069$/);
    expect(questions[1]?.textContent).toMatch(/^No answerFlood/);
    expect(card.getByRole('link', { name: 'New request' }).getAttribute('href')).toBe(
      '/create/new/help/request?user_id=7',
    );
    expect(card.getByRole('link', { name: 'All messages in the log' }).getAttribute('href')).toBe(
      `/notifications?filter=${encodeURIComponent('{"receiver_id":"7"}')}`,
    );
    expect(await accessibilityFaults(container.ownerDocument.body)).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/volunteers-menu'));
    expect(router.state.location.search).toContain('role');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Omer Biton'));
    expect(api.unexpected).toEqual([]);
  });

  it('says on the card that somebody with the number has not shown who they are, and opens the account once staff are sure (rule 237)', async () => {
    const api = server()
      .on(
        'GET /admin/users/7',
        one({ ...PERSON, owner_question_since: NOON, abilities: ['deactivate', 'vouch'] }),
      )
      .on('POST /users/7/vouch', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu/7');
    const card = within(await screen.findByRole('region', { name: 'Omer Biton' }));
    expect(await card.findByText(/has not answered the question that only Omer Biton can/)).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Identity confirmed: open the account' }));
    const asked = within(await screen.findByRole('dialog', { name: /Open the account to whoever came in/ }));
    await user.click(asked.getByRole('button', { name: 'Identity confirmed: open the account' }));
    await waitFor(() => expect(api.seen('POST /users/7/vouch')).toHaveLength(1));
  });

  it('says what holds a person, since when and why, beside the act that lifts it (rule 92)', async () => {
    server().on(
      'GET /admin/users/7',
      one({
        ...PERSON,
        held_by: [
          { kind: 'block', since: NOON, until: null, reason: 'threatened a volunteer', ip_add: null },
          {
            kind: 'address',
            since: NOON,
            until: NOON,
            reason: 'Too many wrong codes',
            ip_add: '198.51.100.7',
          },
        ],
        abilities: ['unblock'],
      }),
    );
    const { container } = await openApp('/volunteers-menu/7');
    const card = within(await screen.findByRole('region', { name: 'Omer Biton' }));
    expect(await card.findByText('threatened a volunteer')).toBeTruthy();
    expect(card.getByText(/^Blocked/).querySelector('time')).not.toBeNull();
    expect(card.getByText('198.51.100.7')).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows the agreement with its signature only when it is asked for', async () => {
    const api = server()
      .on('GET /users/7/agreement', one(AGREEMENT))
      .on('GET /files/file-9', { body: {} })
      .on(
        'POST /dropdowns/register',
        one({
          roles: [],
          disabilities: [],
          volunteer_interests: [],
          volunteer_languages: [{ id: 1, key: 'hebrew', label: 'Hebrew' }],
          volunteer_gender: [],
        }),
      );
    const { user } = await openApp('/volunteers-menu/7');
    const agreement = within(await screen.findByRole('region', { name: 'Volunteer agreement' }));
    expect(api.seen('GET /users/7/agreement')).toEqual([]);
    await user.click(agreement.getByRole('button', { name: 'Show' }));
    expect(await agreement.findByText('123456782')).toBeTruthy();
    expect(agreement.getByText('192.0.2.7')).toBeTruthy();
    expect(agreement.getByRole('img', { name: 'The signature of Omer Biton' }).getAttribute('src')).toBe(
      'blob:file',
    );
    expect(agreement.getByText('Hebrew')).toBeTruthy();
  });

  it('reads the log when it is opened, for admins alone', async () => {
    const api = server().on('GET /admin/users/7/trail', one(TRAIL));
    const { user } = await openApp('/volunteers-menu/7');
    const open = await screen.findByRole('button', { name: 'Show the log' });
    expect(api.seen('GET /admin/users/7/trail')).toEqual([]);
    await user.click(open);
    expect(await screen.findByText('threats')).toBeTruthy();
    expect(screen.getByText(/Account changed · The system/)).toBeTruthy();
    expect(screen.getByText(/Looked at the signature/)).toBeTruthy();
    expect(screen.getByText('Chrome, Android')).toBeTruthy();
  });

  it('is a manager’s without the log and the messages, and says when there is nobody', async () => {
    server('manager');
    await openApp('/volunteers-menu/7', { role: 'manager' });
    expect(await screen.findByRole('region', { name: 'Calls and answers' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the log' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Latest messages' })).toBeNull();
  });

  it('says that somebody is not within reach', async () => {
    server().on('GET /admin/users/12', { status: 404, body: { code: 'NOT_FOUND', errors: {} } });
    await openApp('/volunteers-menu/12');
    expect(await screen.findByText('This person was not found, or is not in your regions.')).toBeTruthy();
  });

  it('looks up whether messages arrive when it is asked to, and leads to them (rule 191)', async () => {
    const silent = {
      last_sent_at: null,
      last_delivered_at: null,
      last_failed_at: null,
      fault: null,
      is_silent: false,
      is_unsubscribed: false,
    };
    const api = server().on(
      'GET /admin/reachability/7',
      one({
        level: 'one',
        channels: [
          { ...silent, channel: 'sms', state: 'bounced', last_failed_at: NOON, fault: 'no_such_number' },
          { ...silent, channel: 'email', state: 'works', is_unsubscribed: true },
        ],
        push_devices: 2,
        last_delivered_at: null,
        last_answered_at: null,
      }),
    );
    const { user } = await openApp('/volunteers-menu/7');
    const section = within(await screen.findByRole('region', { name: 'Do messages arrive' }));
    expect(api.seen('GET /admin/reachability/7')).toEqual([]);
    await user.click(section.getByRole('button', { name: 'Check' }));
    expect(await section.findByText('Messages were refused')).toBeTruthy();
    expect(section.getByText(/^Refused .*01-03-2026/)).toBeTruthy();
    expect(section.getByText('No messages to many')).toBeTruthy();
    expect(section.getAllByText('Never')).toHaveLength(2);
    expect(
      decodeURIComponent(
        section.getByRole('link', { name: 'All messages in the log' }).getAttribute('href') ?? '',
      ),
    ).toBe('/notifications?filter={"receiver_id":"7"}');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
