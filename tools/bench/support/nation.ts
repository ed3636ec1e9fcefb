import pg from 'pg';

/** Every third person is a volunteer, and so are these of them: every such volunteer waits for that vetting. */
const [VOLUNTEERS, UNTRAINED, UNCHECKED, MINORS, FROZEN] = [3, 5, 7, 50, 20];
/** Every such person has asked for help, receives nothing, or was deleted. */
const [ASKED, UNREACHED, DELETED] = [4, 25, 100];
const DAYS = 730;

/**
 * Adds a nation by statements that skip triggers and checks, as a restore does, with all that the triggers would
 * have derived: people registered over two years, a third of them volunteers, some of whom wait for vetting; one
 * message each in the log; and requests of a quarter of the others.
 */
export async function fillNation(url: string, people: number): Promise<void> {
  // a connection of its own, because those of the application are cut off when a statement takes long
  const within = new pg.Client({ connectionString: url });
  await within.connect();
  await within.query('BEGIN');
  await within.query('SET LOCAL session_replication_role = replica');
  await within.query(
    `INSERT INTO users (full_name, first_name, last_name, name_folded, phone, email, channels, residential_text, residential_city, residential_state,
         residential_lat, residential_lon, position, is_freeze, created_at, signed_in_at, deleted_at)
       SELECT name, first, last, fold_name(name), '+9725' || lpad(n::text, 8, '0'), 'p' || n || '@example.org',
         CASE WHEN n % ${UNREACHED} = 0 THEN '{}' WHEN n % 3 = 0 THEN '{sms,call}' ELSE '{sms}' END::text[], 'street ' || n, 'חיפה',
         (ARRAY['north', 'south', 'haifa', 'center', 'tel_aviv', 'jerusalem'])[1 + n % 6], lat, lon, map_point(lat, lon), n % ${VOLUNTEERS * FROZEN} = 0,
         now() - n::float8 / $1 * ${DAYS} * interval '1 day', CASE WHEN n % 4 > 0 THEN now() END, CASE WHEN n % ${DELETED} = 0 THEN now() END
       FROM generate_series(1, $1::int) n
       CROSS JOIN LATERAL (SELECT (ARRAY['דנה', 'נועה', 'עומר', 'גילה', 'יוסף'])[1 + n % 5] AS first, (ARRAY['כהן', 'לוי', 'ביטון', 'רון', 'פרץ', 'אברהם', 'מזרחי'])[1 + n % 7] AS last,
         31.2 + n % 1789 / 1000.0 AS lat, 34.5 + n % 907 / 1000.0 AS lon) p
       CROSS JOIN LATERAL (SELECT first || ' ' || last || CASE WHEN n % 50 = 0 THEN '' ELSE ' ' || n END AS name) named`,
    [people],
  );
  await within.query(
    `INSERT INTO user_roles SELECT id, CASE WHEN id % ${VOLUNTEERS} = 0 THEN 'volunteer' ELSE 'user' END FROM users`,
  );
  await within.query(
    `INSERT INTO volunteer_information (user_id, signed_at, created_at, validate_training, is_required_police_validation, validate_police, police_validated_at, guardian_needed, guardian_asked_at)
       SELECT id, created_at, created_at, v % ${UNTRAINED} > 0, true, v % ${UNCHECKED} > 0, CASE WHEN v % ${UNCHECKED} > 0 THEN now() END, CASE WHEN v % ${MINORS} = 0 THEN 'minor' END, CASE WHEN v % ${MINORS} = 0 THEN created_at END
       FROM (SELECT id, created_at, id / ${VOLUNTEERS} AS v FROM users WHERE id % ${VOLUNTEERS} = 0) volunteers`,
  );
  await within.query(
    `INSERT INTO volunteer_candidates (user_id, position, is_active, is_frozen, is_blocked, is_validated, is_reachable, is_available, way_to_help, has_vehicle, languages)
       SELECT u.id, u.position, true, u.is_freeze, false, v.validate_police, cardinality(u.channels) > 0, NOT u.is_freeze AND v.validate_police AND cardinality(u.channels) > 0, 'both', u.id % 2 = 0, '{}'
       FROM users u JOIN volunteer_information v ON v.user_id = u.id WHERE u.deleted_at IS NULL`,
  );
  await within.query(
    `INSERT INTO notifications (type, receiver_id, channel, send_to, message, status, next_attempt_at, created_at, sent_at)
       SELECT 'system', id, 'sms', phone, '', 'delivered', now(), created_at, created_at FROM users`,
  );
  await within.query(
    `INSERT INTO needs (category_id, type, user_id, created_by, help_type, origin_state, status, created_at, updated_at, opened_at, free_since, ended_at)
       SELECT 1 + id % 5, 1, id, id, 'physical', residential_state, 'completed', created_at, created_at, created_at, created_at, created_at FROM users WHERE id % ${VOLUNTEERS} > 0 AND id % ${ASKED} = 0`,
  );
  await within.query(
    `INSERT INTO assignments (need_id, volunteer_id, is_approved, ended, created_at, updated_at) SELECT id, $1, 1, 'completed', created_at, created_at FROM needs WHERE id % 3 > 0`,
    [VOLUNTEERS],
  );
  await within.query('COMMIT');
  await within.query(
    'VACUUM ANALYZE users, user_roles, volunteer_information, volunteer_candidates, notifications, needs, assignments',
  );
  await within.end();
}
