import { createRequire } from 'node:module';
import type { Role } from '@karov/domain';
import { RequestWorld } from './testing/request-world.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

/**
 * Checks that hold for all routes, including future ones: every person whose number or address is shown is in
 * the audit log (rule 83), and a filter with an unknown name or value is refused (rule 16). `npm run attack`
 * uses more people and further attacks: names that objects inherit, routes of other roles, series of queries
 * about concealed people.
 */
interface Somebody {
  id: number;
  token: string;
}
interface Parameter {
  name: string;
  in: string;
}
interface Operation {
  'x-access'?: 'public' | 'area' | Role[];
  parameters?: Parameter[];
}
const document: { paths: Record<string, Partial<Record<'get', Operation>>> } = createRequire(import.meta.url)(
  '@karov/api-client/openapi.json',
);
const GETS = Object.entries(document.paths).flatMap(([path, { get }]) => (get ? [{ path, ...get }] : []));
const LISTS = GETS.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'orderBy'));
const PEOPLE = Number(process.env['KAROV_ATTACK_PEOPLE'] ?? 3);
/** Filters that accept free text. */
const FREE = ['city', 'list'];
const FILTERS = [
  ...[
    'status',
    'signed',
    'role',
    'type',
    'state',
    'region',
    'user_ids',
    'id',
    'figure',
    'from_date',
    'to_date',
    'area',
    'event_people',
    'level',
  ],
  ...[
    'category',
    'category_id',
    'categories',
    'is_approved',
    'event',
    'event_id',
    'manager_id',
    'answered',
    'channel',
    'received',
    'receiver_id',
  ],
  ...[
    'application_id',
    'broadcast_id',
    'from',
    'to',
    'kind',
    'country_ids',
    'user_id',
    'nonsense',
    'constructor',
    '__proto__',
  ],
];

describe('every call', () => {
  let test: TestApp;
  let world: RequestWorld;
  let admin: Somebody;
  let manager: Somebody;
  /** The owners of numbers and e-mail addresses. */
  const owners = new Map<string, number>();
  /** Ids of rows of every kind, for the paths. */
  let ids: number[];
  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '100000' });
    world = new RequestWorld(test);
    [admin, manager] = [await test.person('super_admin'), await test.person('manager')];
    const people: Somebody[] = [];
    for (let count = 0; count < PEOPLE; count++)
      people.push(await world.seeker(count / 10), await world.volunteer(count / 10));
    const event = await world.event(manager, { autoAssign: false });
    for (const { id } of people)
      await test.database.manager.query(
        `UPDATE users SET email = 'person' || id || '@karov.example' WHERE id = $1`,
        [id],
      );
    const [seeker = admin, volunteer = admin] = people;
    await world.answerUser(event, seeker.id, true);
    await world.answerVolunteer(event, volunteer.id, true);
    await world.ask(seeker);
    await world.as(seeker, 'post', '/contacts', { subject: 'a question', message: 'Where is the key?' });
    await world.as(seeker, 'post', '/chats', { sms: 'Hello', event_id: event });
    await world.as(admin, 'post', '/admin/users/send-message', {
      message: 'x',
      type: 'sms',
      user_ids: people.map(({ id }) => id),
    });
    const rows: { id: number; phone: string; email: string | null }[] = await test.database.manager.query(
      'SELECT id, phone, email FROM users',
    );
    for (const { id, phone, email } of rows) for (const way of [phone, email]) if (way) owners.set(way, id);
    const used: { id: number }[] = await test.database.manager.query(
      `SELECT id FROM users UNION SELECT id FROM events UNION SELECT id FROM needs UNION SELECT id FROM event_user_requests UNION SELECT id FROM event_volunteer_requests
       UNION SELECT id FROM contacts UNION SELECT id FROM broadcasts UNION SELECT id FROM chat_threads`,
    );
    ids = used.map(({ id }) => id);
  });
  afterAll(() => test.close());

  const ask = (who: Somebody, path: string) =>
    test.http.get(path).set('Authorization', `Bearer ${who.token}`);

  it('records in the audit log whose number or mailbox it shows to staff', async () => {
    const past: string[] = [];
    let shown = 0;
    for (const { path, parameters = [], 'x-access': access } of GETS) {
      if (access === 'public' || /\/(privacy|files|export)/.test(path)) continue;
      for (const who of [admin, manager])
        for (const id of path.includes('{') ? ids : [0]) {
          const query = parameters.flatMap(({ name, in: place }) =>
            place === 'query' && /_id$/.test(name) ? [`${name}=${id || (ids[0] ?? 0)}`] : [],
          );
          const call = `${path.replace(/\{\w+\}/g, String(id))}?perPage=100&${query.join('&')}`;
          const [before]: { id: string }[] = await test.database.manager.query(
            'SELECT coalesce(max(id), 0) AS id FROM activity_log',
          );
          const answer = await ask(who, call);
          if (answer.status !== 200) continue;
          const text = JSON.stringify(answer.body);
          const seen = [...owners].flatMap(([way, owner]) =>
            owner !== who.id && text.includes(`"${way}"`) ? [owner] : [],
          );
          shown += seen.length;
          const noted: { person: number }[] = await test.database.manager.query(
            `SELECT unnest(person_ids) AS person FROM activity_log WHERE id > $1 UNION SELECT subject_id FROM activity_log WHERE id > $1 AND action = 'sensitive_read'`,
            [before?.id ?? 0],
          );
          const missing = [...new Set(seen)].filter(
            (person) => !noted.some((entry) => entry.person === person),
          );
          if (missing.length > 0)
            past.push(`${who === admin ? 'admin' : 'manager'} GET ${call}: ${missing.join()}`);
        }
    }
    expect(past).toEqual([]);
    expect(shown).toBeGreaterThan(50);
  });

  it('that lists something refuses filters of unknown names and values', async () => {
    const open: string[] = [];
    let asked = 0;
    for (const { path } of LISTS)
      for (const name of FILTERS) {
        const answers = await Promise.all(
          [admin, manager].map((who) =>
            ask(who, `${path}?filters=${encodeURIComponent(`{"${name}":"xyz"}`)}`),
          ),
        );
        asked += answers.filter(({ status }) => status === 422).length;
        if (!FREE.includes(name) && answers.some(({ status }) => status === 200))
          open.push(`${path} ${name}`);
      }
    expect(open).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });
});
