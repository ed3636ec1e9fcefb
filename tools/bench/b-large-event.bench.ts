import { addressToWire } from '@karov/domain';
import { EventsService } from '../../apps/server/src/modules/events/index.js';
import { startBenchApp } from './support/bench-app.js';
import { report, timed } from './support/figures.js';
import { fillVolunteers } from './support/people.js';

const VOLUNTEERS = 124_000;
const ROUNDS = 3;
const CENTRE = { lat: 32.1, lon: 34.95 };
const RADIUS_KM = 100;

/**
 * Measures an event that reaches over a hundred thousand volunteers: the time until all invitations are
 * stored and queued, compared with plain SQL statements that write the same rows.
 */
const bench = await startBenchApp({ KAROV_MANAGER_RADIUS_KM: String(RADIUS_KM) });
await fillVolunteers(bench.database, VOLUNTEERS, true);
const manager = bench.database.manager;
const [staff]: { id: number }[] = await manager.query(
  `INSERT INTO users (full_name, phone) VALUES ('manager', '+972500000000') RETURNING id`,
);
const managerId = staff?.id ?? 0;
await manager.query(`INSERT INTO user_roles VALUES ($1, 'manager')`, [managerId]);
await manager.query(`INSERT INTO region_permissions (user_id, country) VALUES ($1, 'IL')`, [managerId]);
const [type]: { id: number }[] = await manager.query(
  `SELECT id FROM options WHERE list = 'event_types' LIMIT 1`,
);
const caller = { userId: managerId, role: 'manager', sessionId: 'bench' } as const;
const address = addressToWire({
  text: 'רחוב, ישראל, מרכז, פתח תקווה',
  street: '',
  city: '',
  state: '',
  country: '',
  ...CENTRE,
});

/** Restores the tables, so that every round writes the same rows into the same state. */
async function reset(): Promise<void> {
  await manager.query(
    'TRUNCATE events, event_user_requests, event_volunteer_requests, notifications CASCADE',
  );
  await manager.query('DELETE FROM bullmq.job');
  await manager.query('VACUUM ANALYZE event_volunteer_requests, notifications');
}

async function throughService(): Promise<void> {
  await bench.app.get(EventsService).create(caller, {
    event_list_id: type?.id ?? 0,
    radius: RADIUS_KM,
    address,
    description: '',
    type_of_help_required: 'physical',
    status: true,
    is_auto_assign: false,
  });
}

async function bare(): Promise<void> {
  await manager.transaction(async (within) => {
    const [event]: { id: number }[] = await within.query(
      `INSERT INTO events (event_list_id, radius, address_text, lat, lon, manager_id, created_by, type_of_help_required, created_at, updated_at)
       VALUES ($1, $2, 'bench', $3, $4, $5, $5, 'physical', now(), now()) RETURNING id`,
      [type?.id, RADIUS_KM, CENTRE.lat, CENTRE.lon, managerId],
    );
    await within.query(
      `WITH called AS (
         INSERT INTO event_volunteer_requests (event_id, volunteer_id, radius, created_at, updated_at)
         SELECT $1, user_id, $2::float8, now(), now() FROM volunteer_candidates
         WHERE is_available AND position <@ map_square(map_point($3, $4), $2::float8 * 1000) RETURNING id, volunteer_id
       )
       INSERT INTO notifications (type, receiver_id, channel, send_to, message, secret_kind, secret_id, next_attempt_at, created_at)
       SELECT 'event_invite', c.volunteer_id, 'sms', u.phone, 'message %{link}', 'event_volunteer', c.id, now(), now()
       FROM called c JOIN users u ON u.id = c.volunteer_id`,
      [event?.id, RADIUS_KM, CENTRE.lat, CENTRE.lon],
    );
  });
}

const times = { service: [] as number[], bare: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  await reset();
  times.bare.push(await timed(bare));
  await reset();
  times.service.push(await timed(throughService));
}
const [rows]: { count: number }[] = await manager.query('SELECT count(*)::int AS count FROM notifications');
const best = { service: Math.min(...times.service), bare: Math.min(...times.bare) };
report(`${rows?.count} invitations as rows`);
report(`service  ${(best.service / 1000).toFixed(2)} s (best of ${ROUNDS})`);
report(`bare     ${(best.bare / 1000).toFixed(2)} s (INSERT … SELECT and the same bulk add)`);
report(`ratio    ${(best.service / best.bare).toFixed(2)}`);
await bench.close();
