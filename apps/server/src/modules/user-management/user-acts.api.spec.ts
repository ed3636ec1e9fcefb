import { type Role, roleId } from '@karov/domain';
import { RequestWorld } from '../../testing/request-world.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface Somebody {
  id: number;
  token: string;
}
const HAIFA = {
  text: 'הגפן 3',
  street: 'הגפן 3',
  city: 'חיפה',
  state: 'haifa',
  country: 'ישראל',
  lat: 32.8,
  lon: 34.98,
};

let test: TestApp;
let world: RequestWorld;
let superAdmin: Somebody;
let admin: Somebody;
beforeAll(async () => {
  test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
  world = new RequestWorld(test);
  [superAdmin, admin] = [await test.person('super_admin'), await test.person('admin')];
});
afterAll(() => test.close());

const one = async <Row>(sql: string, values: unknown[]): Promise<Row | undefined> => {
  const rows: Row[] = await test.database.manager.query(sql, values);
  return rows[0];
};
const remove = (id: number, who = admin, body: object = {}) =>
  world.as(who, 'delete', `/admin/users/${id}`, body);
const restore = (id: number, who = admin) => world.as(who, 'post', `/admin/users/restore/${id}`);
const give = (id: number, roles: readonly Role[], who = admin, more: object = {}) =>
  world.as(who, 'post', `/admin/users/update/roles/${id}`, { roles: roles.map(roleId), ...more });
const isIn = async (who: Somebody): Promise<boolean> =>
  (await world.as(who, 'get', '/auth/profile')).status === 200;
const rolesOf = async (id: number): Promise<string[]> => {
  const rows: { role: string }[] = await test.database.manager.query(
    'SELECT role FROM user_roles WHERE user_id = $1 ORDER BY role',
    [id],
  );
  return rows.map(({ role }) => role);
};
const logOf = (id: number, action: string) =>
  one<{ actor_id: number }>(
    `SELECT actor_id FROM activity_log WHERE subject_type = 'user' AND subject_id = $1 AND action = $2 ORDER BY id DESC`,
    [id, action],
  );
const abilitiesOf = async (id: number, who = admin, status = ''): Promise<string[]> => {
  const { body } = await world.as(
    who,
    'get',
    `/admin/users?filters[user_ids][]=${id}&filters[status]=${status}`,
  );
  const [row]: { abilities: string[] }[] = body.data;
  return row?.abilities ?? [];
};
const permit = (userId: number, state: string) =>
  test.database.manager.query(
    `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', $2)`,
    [userId, state],
  );
/** A volunteer who holds an approved single request. */
async function inTreatment(): Promise<{ seeker: Somebody; volunteer: Somebody; need: number }> {
  const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
  const need = await world.ask(seeker);
  await world.accept(volunteer, need);
  await world.as(admin, 'patch', `/admin/application-users/${await world.hold(volunteer, need)}`, {
    is_approved: 1,
  });
  return { seeker, volunteer, need };
}

describe('who may do what to whom', () => {
  const acts = (id: number): [string, () => Parameters<typeof world.as>][] => [
    ['delete', () => [admin, 'delete', `/admin/users/${id}`, {}]],
    ['restore', () => [admin, 'post', `/admin/users/restore/${id}`]],
    ['roles', () => [admin, 'post', `/admin/users/update/roles/${id}`, { roles: [1, 3] }]],
    ['organization', () => [admin, 'post', `/admin/user/assign/organization/${id}`, { organization_id: 1 }]],
    ['status', () => [admin, 'post', `/admin/user/update-status/${id}/0`]],
    ['block', () => [admin, 'post', `/admin/users/block/${id}`, { reason: 'a reason' }]],
  ];
  const tryAll = async (who: Somebody, id: number): Promise<Record<string, [number, string | undefined]>> => {
    const outcomes: Record<string, [number, string | undefined]> = {};
    for (const [name, call] of acts(id)) {
      const [, method, path, body] = call();
      const { status, body: answer } = await world.as(who, method, path, body);
      outcomes[name] = [status, answer.code];
    }
    return outcomes;
  };
  const all = (status: number, code?: string) =>
    Object.fromEntries(acts(0).map(([name]) => [name, [status, code]]));

  it('closes every action to managers, volunteers and help seekers', async () => {
    const near = await test.person('user', { address: HAIFA });
    const manager = await test.person('manager');
    await permit(manager.id, 'haifa');
    for (const who of [manager, await test.person('volunteer'), await test.person('user')])
      expect(await tryAll(who, near.id)).toEqual(all(403, 'ACCESS_DENIED'));
    expect((await world.as(admin, 'post', `/admin/users/become/admin/${near.id}`)).status).toBe(403);
  });

  it('finds nobody outside the regions of an admin, nor anybody who does not exist', async () => {
    const [north, far] = [await test.person('admin'), await world.seeker(1)];
    await permit(north.id, 'north');
    expect(await tryAll(north, far.id)).toEqual(all(404, 'NOT_FOUND'));
    expect(await tryAll(admin, 999_999)).toEqual(all(404, 'NOT_FOUND'));
    expect(await isIn(far)).toBe(true);
  });

  it('lets nobody do anything to themselves, nor to a super admin', async () => {
    const denied = { ...all(422, 'GOVERN_DENIED'), block: [422, 'BLOCK_SELF'] };
    expect(await tryAll(admin, admin.id)).toEqual(denied);
    expect(await tryAll(superAdmin, superAdmin.id)).toEqual(denied);
    const other = await test.person('super_admin');
    expect(await tryAll(admin, other.id)).toEqual({
      ...all(422, 'GOVERN_DENIED'),
      block: [422, 'BLOCK_ADMIN'],
    });
    expect((await world.as(superAdmin, 'post', `/admin/users/become/admin/${other.id}`)).body.code).toBe(
      'GOVERN_DENIED',
    );
    expect((await give(other.id, ['user'], superAdmin)).body.code).toBe('GOVERN_DENIED');
    expect((await remove(other.id, superAdmin)).body.code).toBe('GOVERN_DENIED');
    expect(await isIn(other)).toBe(true);
  });

  it('reserves admins for super admins', async () => {
    const colleague = await test.person('admin');
    expect((await remove(colleague.id)).body.code).toBe('GOVERN_DENIED');
    expect(
      (await world.as(admin, 'post', `/admin/users/block/${colleague.id}`, { reason: 'a reason' })).body.code,
    ).toBe('BLOCK_ADMIN');
    expect((await remove(colleague.id, superAdmin)).status).toBe(200);
    expect((await restore(colleague.id)).body.code).toBe('GOVERN_DENIED');
    expect((await restore(colleague.id, superAdmin)).status).toBe(200);
  });

  it('keeps the last super admin when two block each other at once', async () => {
    const [a, b] = [await test.person('super_admin'), await test.person('super_admin')];
    const block = (who: Somebody, whom: Somebody) =>
      world.as(who, 'post', `/admin/users/block/${whom.id}`, { reason: 'a reason' });
    const statuses = (await Promise.all([block(a, b), block(b, a)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([await isIn(a), await isIn(b)].filter(Boolean)).toHaveLength(1);
  });

  it('offers on a row exactly what it allows', async () => {
    const volunteer = await world.volunteer(1);
    expect(await abilitiesOf(volunteer.id)).toEqual([
      'deactivate',
      'validate_training',
      'roles',
      'regions',
      'organization',
      'block',
      'edit',
      'delete',
    ]);
    expect(await abilitiesOf(volunteer.id, superAdmin)).toContain('become_admin');
    for (const [who, id] of [
      [admin, admin.id],
      [superAdmin, superAdmin.id],
      [admin, superAdmin.id],
    ] as const)
      expect(await abilitiesOf(id, who)).toEqual([]);
    await world.as(admin, 'post', `/admin/users/block/${volunteer.id}`, { reason: 'a reason' });
    await world.as(admin, 'post', `/admin/user/update-status/${volunteer.id}/0`);
    expect(await abilitiesOf(volunteer.id, superAdmin)).toEqual([
      'activate',
      'validate_training',
      'unblock',
      'edit',
      'delete',
    ]);
    await remove(volunteer.id);
    expect(await abilitiesOf(volunteer.id, admin, 'deleted')).toEqual(['restore']);
  });
});

describe('deleting and restoring', () => {
  it('signs out, hides, and brings back as it was', async () => {
    const person = await world.seeker(1);
    const { body } = await remove(person.id);
    expect(body.message).toBe('User deleted.');
    expect(await isIn(person)).toBe(false);
    expect(await abilitiesOf(person.id)).toEqual([]);
    expect((await remove(person.id)).status).toBe(404);
    expect((await world.as(admin, 'post', `/admin/user/update-status/${person.id}/1`)).status).toBe(422);
    expect((await restore(person.id)).body.message).toBe('User restored.');
    expect((await restore(person.id)).body.code).toBe('NOT_ALLOWED_NOW');
    expect(await abilitiesOf(person.id)).toContain('delete');
    expect([await logOf(person.id, 'deleted'), await logOf(person.id, 'restored')]).toEqual([
      { actor_id: admin.id },
      { actor_id: admin.id },
    ]);
  });

  it('does not restore over another person who has the number meanwhile', async () => {
    const phone = '+972501112223';
    const person = await test.person('user', { phone });
    await remove(person.id);
    await test.person('user', { phone });
    expect((await restore(person.id)).body).toMatchObject({
      code: 'NAME_AT_PHONE',
      errors: { message: [expect.any(String)] },
    });
    const helper = await test.person('volunteer', { phone: '+972501112224' });
    await remove(helper.id);
    await test.person('volunteer', { phone: '+972501112224', firstName: 'אחר' });
    expect((await restore(helper.id)).body).toMatchObject({
      code: 'PHONE_TAKEN',
      errors: { message: [expect.any(String)] },
    });
  });

  it('does not restore to a number of blocked people, and says so to staff in both languages', async () => {
    const phone = '+972501112225';
    const person = await test.person('user', { phone, firstName: 'רמי' });
    await remove(person.id);
    const other = await test.person('user', { phone, firstName: 'דנה' });
    await world.as(admin, 'post', `/admin/users/block/${other.id}`, { reason: 'a reason' });
    const inLocale = (locale: string) =>
      test.http
        .post(`/api/admin/users/restore/${person.id}`)
        .set('Authorization', `Bearer ${admin.token}`)
        .set('Content-Language', locale);
    expect((await inLocale('en-US')).body).toMatchObject({
      code: 'PHONE_OF_BLOCKED',
      errors: { message: [expect.stringContaining('blocked')] },
    });
    expect((await inLocale('he-IL')).body).toMatchObject({
      code: 'PHONE_OF_BLOCKED',
      errors: { message: [expect.stringContaining('חסום')] },
    });
    expect(await abilitiesOf(person.id, admin, 'deleted')).toEqual(['restore']);
    await world.as(admin, 'post', `/admin/users/unblock/${other.id}`);
    expect((await restore(person.id)).status).toBe(200);
  });

  it('ends searches for them, and sends nothing more to them', async () => {
    const person = await world.seeker(1);
    const need = await world.ask(person);
    const before = (await world.messagesTo(person)).length;
    expect((await remove(person.id)).status).toBe(200);
    expect(await world.statusOf(need)).toBe('closed');
    expect(await world.messagesTo(person)).toHaveLength(before);
    expect(
      await one(
        `SELECT count(*)::int AS waiting FROM notifications WHERE receiver_id = $1 AND status = 'queued'`,
        [person.id],
      ),
    ).toEqual({ waiting: 0 });
  });

  it('closes events’ questions to them', async () => {
    const [manager, person] = [await test.person('manager'), await world.seeker(0.1)];
    const event = await world.event(manager, { autoAssign: false });
    const code = await world.link('event_user', await world.userRequest(event, person.id));
    await remove(person.id);
    const late = await test.http
      .post(`/api/event-respond/${code}`)
      .set('Content-Language', 'en-US')
      .send({ is_need_help: 1 });
    expect(late.body.code).toBe('EVENT_OVER');
  });

  it('waits while somebody is on the way to them, or they to somebody', async () => {
    const { seeker, volunteer, need } = await inTreatment();
    await world.as(volunteer, 'patch', `/volunteer/application-users/${await world.hold(volunteer, need)}`, {
      progress: 'on_way',
    });
    expect((await remove(seeker.id)).body.code).toBe('DELETION_IN_CARE');
    expect((await remove(volunteer.id, admin, { volunteer_id: 'pool' })).body.code).toBe('DELETION_IN_CARE');
    expect([await isIn(seeker), await isIn(volunteer)]).toEqual([true, true]);
    await world.as(volunteer, 'put', `/volunteer/applications/${need}`);
    expect([(await remove(seeker.id)).status, (await remove(volunteer.id)).status]).toEqual([200, 200]);
  });

  it('ends what they asked for while nobody is on the way to them, and tells who has it in hand', async () => {
    const { seeker, volunteer, need } = await inTreatment();
    const before = (await world.messagesTo(volunteer)).length;
    expect((await remove(seeker.id)).status).toBe(200);
    expect(await world.statusOf(need)).toBe('closed');
    expect(await world.messagesTo(volunteer)).toHaveLength(before + 1);
    const manager = await test.person('manager');
    const [person, helper] = [await world.seeker(0.1), await world.volunteer(1)];
    const event = await world.event(manager, { autoAssign: false });
    const request = await world.answerUser(event, person.id, true);
    await world.answerVolunteer(event, helper.id, true);
    const call = await world.volunteerRequest(event, helper.id);
    const assigned = await world.as(manager, 'put', `/event-user-requests/${request}`, {
      volunteer_request_id: call?.id,
      event_id: event,
    });
    expect(assigned.status).toBe(200);
    expect((await remove(person.id)).status).toBe(200);
    expect(await one('SELECT status FROM event_requests WHERE id = $1', [request])).toEqual({
      status: 'closed',
    });
    expect(
      await one('SELECT count(*)::int AS held FROM at_work WHERE volunteer_id = $1', [helper.id]),
    ).toEqual({
      held: 0,
    });
  });

  it('hands on what they hold without having set out, and tells all three', async () => {
    const { seeker, volunteer, need } = await inTreatment();
    const next = await world.volunteer(2);
    expect((await remove(volunteer.id)).body).toMatchObject({
      code: 'REPLACEMENT_REQUIRED',
      errors: { volunteer_id: [expect.any(String)] },
    });
    expect((await remove(volunteer.id, admin, { volunteer_id: volunteer.id })).body.errors).toEqual({
      volunteer_id: [expect.any(String)],
    });
    const told = async () => [
      (await world.messagesTo(seeker)).length,
      (await world.messagesTo(volunteer)).length,
      (await world.messagesTo(next)).length,
    ];
    const before = await told();
    expect((await remove(volunteer.id, admin, { volunteer_id: next.id })).status).toBe(200);
    expect(await one('SELECT status, volunteer_id FROM applications WHERE id = $1', [need])).toEqual({
      status: 'in treatment',
      volunteer_id: next.id,
    });
    expect((await told()).map((count, at) => count - (before[at] ?? 0))).toEqual([1, 1, 1]);
  });

  it('is final after 30 days, and not a day before', async () => {
    const { id } = await test.person('user', { firstName: 'זמנית' });
    await remove(id);
    await world.passMinutes(29 * 24 * 60);
    expect(await one('SELECT first_name FROM users WHERE id = $1', [id])).toEqual({ first_name: 'זמנית' });
    expect(await abilitiesOf(id, admin, 'deleted')).toEqual(['restore']);
    await world.passMinutes(2 * 24 * 60);
    expect(await one('SELECT first_name, phone FROM users WHERE id = $1', [id])).toEqual({
      first_name: '',
      phone: '',
    });
    expect(await abilitiesOf(id, admin, 'deleted')).toEqual([]);
    expect((await restore(id)).body.code).toBe('NOT_ALLOWED_NOW');
  });

  it('leaves a deletion request of the person’s own as it was when it is undone', async () => {
    const person = await world.seeker(1);
    await world.as(person, 'post', '/auth/privacy/deletion');
    await remove(person.id);
    await restore(person.id);
    expect(
      await one('SELECT withdrawn_at, by_staff FROM deletion_requests WHERE user_id = $1', [person.id]),
    ).toEqual({ withdrawn_at: null, by_staff: false });
  });
});

describe('roles', () => {
  it('are given and removed; access by a role closes at once', async () => {
    const person = await test.person('manager');
    expect((await give(person.id, ['manager', 'volunteer'])).body.message).toBe('Roles updated.');
    expect(await rolesOf(person.id)).toEqual(['manager', 'volunteer']);
    expect(await isIn(person)).toBe(true);
    await give(person.id, ['volunteer']);
    expect(await isIn(person)).toBe(false);
    await give(person.id, ['manager', 'volunteer']);
    expect(await isIn(person)).toBe(false);
    expect(await logOf(person.id, 'roles_changed')).toEqual({ actor_id: admin.id });
  });

  it('are at least one, and never super admin', async () => {
    const { id } = await test.person('user');
    const errors = { roles: [expect.any(String)] };
    for (const roles of [[], [5], [1, 5], [99]])
      expect(
        (await world.as(superAdmin, 'post', `/admin/users/update/roles/${id}`, { roles })).body.errors,
      ).toEqual(errors);
    expect((await world.as(superAdmin, 'post', `/admin/users/update/roles/${id}`, {})).body.errors).toEqual(
      errors,
    );
    expect(await rolesOf(id)).toEqual(['user']);
  });

  it('of admins belong to super admins: an admin’s update neither adds nor drops it', async () => {
    const [{ id }, colleague] = [await test.person('user'), await test.person('admin')];
    await give(id, ['user', 'admin']);
    expect(await rolesOf(id)).toEqual(['user']);
    await give(colleague.id, ['manager']);
    expect(await rolesOf(colleague.id)).toEqual(['admin', 'manager']);
    await give(colleague.id, ['manager'], superAdmin);
    expect(await rolesOf(colleague.id)).toEqual(['manager']);
    expect((await world.as(superAdmin, 'post', `/admin/users/become/admin/${id}`)).body.message).toBe(
      'Admin role assigned.',
    );
    expect(await rolesOf(id)).toEqual(['admin', 'user']);
    expect((await world.as(superAdmin, 'post', `/admin/users/become/admin/${id}`)).body.code).toBe(
      'NOT_ALLOWED_NOW',
    );
  });

  it('are not changed for inactive people', async () => {
    const { id } = await test.person('user', { isActive: false });
    expect((await give(id, ['manager'])).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await world.as(superAdmin, 'post', `/admin/users/become/admin/${id}`)).body.code).toBe(
      'NOT_ALLOWED_NOW',
    );
  });

  it('are not removed from a person who asks for help, nor from one who holds something without a replacement', async () => {
    const { seeker, volunteer, need } = await inTreatment();
    expect((await give(seeker.id, ['volunteer'])).body).toMatchObject({
      code: 'ROLE_IN_USE',
      errors: { roles: [expect.any(String)] },
    });
    expect((await give(volunteer.id, ['user'])).body.errors).toEqual({ volunteer_id: [expect.any(String)] });
    expect((await give(volunteer.id, ['user', 'volunteer'])).status).toBe(200);
    expect((await give(volunteer.id, ['user'], admin, { volunteer_id: 'pool' })).status).toBe(200);
    expect(await one('SELECT status, volunteer_id FROM applications WHERE id = $1', [need])).toEqual({
      status: 'open',
      volunteer_id: null,
    });
    expect(
      (await world.as(admin, 'post', `/admin/application/assigned/${need}`, { volunteer_id: volunteer.id }))
        .status,
    ).toBe(422);
  });

  it('give no work to a person who loses the role at the same moment', async () => {
    const [seeker, volunteer] = [await world.seeker(1), await world.volunteer(1)];
    const need = await world.ask(seeker);
    const [taken] = await Promise.all([
      give(volunteer.id, ['user'], admin, { volunteer_id: 'pool' }),
      world.accept(volunteer, need),
    ]);
    expect(taken.status).toBe(200);
    expect(await one('SELECT volunteer_id FROM applications WHERE id = $1', [need])).toEqual({
      volunteer_id: null,
    });
  });
});

describe('organizations', () => {
  it('accept active volunteers, and nobody else', async () => {
    const organization = (await world.as(admin, 'post', '/admin/organizations', { name: 'עמותת השכנים' }))
      .body.data;
    const { id }: { id: number } = organization;
    const assign = (userId: number, organizationId = id) =>
      world.as(admin, 'post', `/admin/user/assign/organization/${userId}`, {
        organization_id: organizationId,
      });
    const [volunteer, seeker] = [await world.volunteer(1), await world.seeker(1)];
    expect((await assign(volunteer.id)).status).toBe(200);
    expect(await one('SELECT organization_id FROM users WHERE id = $1', [volunteer.id])).toEqual({
      organization_id: id,
    });
    expect(await logOf(volunteer.id, 'organization_assigned')).toEqual({ actor_id: admin.id });
    expect((await assign(volunteer.id, 999_999)).body.errors).toEqual({
      organization_id: [expect.any(String)],
    });
    expect((await assign(seeker.id)).body.code).toBe('NOT_ALLOWED_NOW');
    await world.as(admin, 'post', `/admin/user/update-status/${volunteer.id}/0`);
    expect((await assign(volunteer.id)).body.code).toBe('NOT_ALLOWED_NOW');
  });
});

it('activating somebody who is already active says so', async () => {
  const { id } = await test.person('user');
  const activate = async () =>
    (await world.as(admin, 'post', `/admin/user/update-status/${id}/1`)).body.message;
  expect(await activate()).toBe('Account already activated.');
  await world.as(admin, 'post', `/admin/user/update-status/${id}/0`);
  expect(await activate()).toBe('Account activated.');
});
