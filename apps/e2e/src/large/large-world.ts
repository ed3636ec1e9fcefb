import pg from 'pg';

/** What a large world has besides the demo's people. */
export const LARGE = {
  seekers: 30_000,
  volunteers: 10_000,
  openRequests: 3_000,
  event: { asked: 2_000, needs: 500, volunteers: 1_500, assigned: 300 },
} as const;

/** The ids of what is added begin here, so that they are known and follow those of the demo. */
const FIRST = { user: 1_000_001, event: 1_000_001, request: 1_000_001, need: 1_000_001 } as const;
/** The id of the large event. */
export const LARGE_EVENT = FIRST.event;

/** The area over which people are spread, and the circle of the event, with a little room to its edge. */
const BOX = { south: 31.2, north: 33, west: 34.8, east: 35.3 } as const;
const CIRCLE = { lat: 31.8, lon: 34.65, degrees: 0.04 } as const;

/** SQL for a place: for the first `$2` people in the circle of the event, otherwise somewhere in the area. */
const PLACE = `CROSS JOIN LATERAL (SELECT n * 2.399 AS angle, sqrt((n * 7919 % 1000) / 1000.0) * ${CIRCLE.degrees} AS far) a
  CROSS JOIN LATERAL (SELECT
    CASE WHEN n <= $2 THEN ${CIRCLE.lat} + sin(angle) * far ELSE ${BOX.south} + (n * 7919 % 10000) / 10000.0 * ${BOX.north - BOX.south} END AS lat,
    CASE WHEN n <= $2 THEN ${CIRCLE.lon} + cos(angle) * far ELSE ${BOX.west} + (n::bigint * 104729 % 10000) / 10000.0 * ${BOX.east - BOX.west} END AS lon) p`;

/** SQL for people who are copies of the person `$3` at other places, with the phone numbers from `$4` on. */
const PEOPLE = `INSERT INTO users
  SELECT (jsonb_populate_record(t, jsonb_build_object('id', $5::int + n, 'phone', '+9725' || ($4::int + n), 'email', NULL, 'signed_in_at', NULL,
    'full_name', t.last_name || ' ' || n, 'first_name', t.last_name, 'last_name', n::text, 'created_at', now() - n * interval '1 minute',
    'residential_lat', p.lat, 'residential_lon', p.lon))).*
  FROM users t CROSS JOIN generate_series(0, $1::int - 1) n ${PLACE} WHERE t.id = $3`;

/**
 * Adds to a demo world what a day of war in a whole country is: 40,000 people, 3,000 open requests, and an event
 * with 2,000 people asked, 500 needs and 1,500 volunteers, 300 of whom are assigned. Everybody is a copy of a
 * person of the demo, at another place.
 */
export async function fillLargeWorld(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const seekers = await addPeople(client, 'user', LARGE.seekers, LARGE.event.asked);
    const volunteers = await addPeople(client, 'volunteer', LARGE.volunteers, LARGE.event.volunteers);
    await addRequests(client, seekers);
    await addEvent(client, seekers, volunteers);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Adds people of one role, the first of them in the circle of the event; returns the id of the first. */
async function addPeople(
  client: pg.Client,
  role: 'user' | 'volunteer',
  count: number,
  inCircle: number,
): Promise<number> {
  const isVolunteer = role === 'volunteer';
  const template = await idOf(
    client,
    isVolunteer
      ? 'SELECT user_id AS id FROM volunteer_candidates WHERE is_available AND has_vehicle ORDER BY 1 LIMIT 1'
      : `SELECT u.id FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'user' WHERE u.is_active AND u.takes_calls IS NOT FALSE AND u.position IS NOT NULL ORDER BY 1 LIMIT 1`,
  );
  const first = FIRST.user + (isVolunteer ? LARGE.seekers : 0);
  await client.query(PEOPLE, [count, inCircle, template, isVolunteer ? 56_000_000 : 57_000_000, first]);
  await client.query(
    `INSERT INTO user_roles (user_id, role) SELECT $1::int + n, $2 FROM generate_series(0, $3::int - 1) n`,
    [first, role, count],
  );
  if (isVolunteer)
    await client.query(
      `INSERT INTO volunteer_information
       SELECT (jsonb_populate_record(t, jsonb_build_object('id', $1::int + n, 'user_id', $1::int + n, 'id_number', NULL, 'id_number_hash', NULL))).*
       FROM volunteer_information t CROSS JOIN generate_series(0, $2::int - 1) n WHERE t.user_id = $3`,
      [first, count, template],
    );
  return first;
}

/** Adds open requests that nobody has, the oldest a month old; every hundredth is urgent. */
async function addRequests(client: pg.Client, seekers: number): Promise<void> {
  const template = await idOf(
    client,
    `SELECT id FROM needs WHERE event_id IS NULL AND category_id IS NOT NULL ORDER BY id LIMIT 1`,
  );
  await client.query(
    `INSERT INTO needs
     SELECT (jsonb_populate_record(t, jsonb_build_object('id', $1::int + n, 'user_id', $2::int + n, 'created_by', $2::int + n, 'status', 'open', 'volunteer_id', NULL,
       'created_at', m, 'updated_at', m, 'opened_at', m, 'free_since', m, 'coordinator_since', NULL, 'coordinator_id', NULL, 'idempotency_key', NULL,
       'due_at', now() + interval '20 days', 'label_priority', CASE WHEN n % 100 = 50 THEN 3 ELSE 0 END))).*
     FROM needs t CROSS JOIN generate_series(0, $3::int - 1) n CROSS JOIN LATERAL (SELECT now() - n * interval '14 minutes' AS m) c WHERE t.id = $4`,
    [FIRST.need, seekers + LARGE.event.asked, LARGE.openRequests, template],
  );
}

/** Adds the event; of its needs those with the lowest ids have somebody. */
async function addEvent(client: pg.Client, seekers: number, volunteers: number): Promise<void> {
  const { asked, needs, volunteers: called, assigned } = LARGE.event;
  const template = await idOf(client, 'SELECT id FROM events WHERE status ORDER BY id LIMIT 1');
  await client.query(
    `INSERT INTO events SELECT (jsonb_populate_record(t, jsonb_build_object('id', $1::int, 'lat', ${CIRCLE.lat}, 'lon', ${CIRCLE.lon}, 'radius', 6,
       'is_auto_assign', false, 'idempotency_key', NULL, 'created_at', now() - interval '1 hour', 'updated_at', now()))).* FROM events t WHERE t.id = $2`,
    [LARGE_EVENT, template],
  );
  await client.query(
    `INSERT INTO event_user_requests (id, event_id, user_id, status, respond, created_at, updated_at)
     SELECT $1::int + n, $2, $3::int + n, CASE WHEN n % 3 = 2 AND n >= $4 THEN 'reject' ELSE 'pending' END::event_user_status, CASE WHEN n < $4 THEN 1 WHEN n % 3 = 2 THEN 2 END,
       now() - interval '1 hour', now() - (n % 3000) * interval '1 second' FROM generate_series(0, $5::int - 1) n`,
    [FIRST.request, LARGE_EVENT, seekers, needs, asked],
  );
  await client.query(
    `INSERT INTO needs
     SELECT (jsonb_populate_record(t, jsonb_build_object('id', $1::int + n, 'user_id', $2::int + n, 'created_by', $2::int + n, 'event_id', $3::int, 'request_id', $4::int + n,
       'status', CASE WHEN n < $5 THEN 'in treatment' ELSE 'open' END, 'volunteer_id', CASE WHEN n < $5 THEN $6::int + n END, 'created_at', m, 'updated_at', m, 'opened_at', m, 'free_since', m,
       'coordinator_since', NULL, 'coordinator_id', NULL))).*
     FROM needs t CROSS JOIN generate_series(0, $7::int - 1) n CROSS JOIN LATERAL (SELECT now() - (n % 3000) * interval '1 second' AS m) c
     WHERE t.id = (SELECT min(id) FROM needs WHERE event_id IS NOT NULL)`,
    [FIRST.need + LARGE.openRequests, seekers, LARGE_EVENT, FIRST.request, assigned, volunteers, needs],
  );
  await client.query(
    `INSERT INTO event_volunteer_requests (id, event_id, volunteer_id, status, is_approved, radius, need_request_id, distance_m, created_at, updated_at)
     SELECT $1::int + n, $2, $3::int + n, (CASE WHEN n < $4 THEN 'assigned' WHEN n % 4 = 0 THEN 'accept' WHEN n % 4 = 1 THEN 'reject' ELSE 'pending' END)::event_volunteer_status,
       CASE WHEN n < $4 THEN 1 ELSE 0 END, 6, CASE WHEN n < $4 THEN $1::int + n END, 900, now() - interval '50 minutes', now() - interval '40 minutes'
     FROM generate_series(0, $5::int - 1) n`,
    [FIRST.request, LARGE_EVENT, volunteers, assigned, called],
  );
  await client.query(
    `INSERT INTO assignments (need_id, volunteer_id, is_approved, distance_m, created_at, updated_at, approved_at, call_id, span)
     SELECT $1::int + n, $2::int + n, 1, 900, now() - interval '40 minutes', now() - interval '40 minutes', now() - interval '40 minutes', $3::int + n, tstzrange(now() - interval '40 minutes', NULL)
     FROM generate_series(0, $4::int - 1) n`,
    [FIRST.need + LARGE.openRequests, volunteers, FIRST.request, assigned],
  );
}

async function idOf(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(query);
  const [row] = rows;
  if (!row) throw new Error('the demo world has nobody to copy');
  return row.id;
}
