import type { AcceptedMessage } from '@karov/testing';
import type { Witness } from './witness.js';

/**
 * Returns, for each invariant that must hold after all blows, the rows that violate it; all lists should be
 * empty.
 */
export async function broken(
  witness: Witness,
  accepted: readonly AcceptedMessage[],
): Promise<Record<string, unknown[]>> {
  return {
    needsLost: await witness.rows(
      `SELECT u.id, u.status, u.respond, r.status AS run FROM event_requests u
       LEFT JOIN dispatch_runs r ON r.need_id = u.need_id
       WHERE NOT coalesce(u.respond = 1 AND ((u.status = 'assigned' AND r.status = 'settled') OR (u.coordinator_since IS NOT NULL AND r.status = 'exhausted')), false)`,
    ),
    invitedTwice: await witness.rows(
      'SELECT volunteer_id, need_request_id FROM event_volunteer_requests WHERE need_request_id IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1',
    ),
    offeredTwice: await witness.rows(
      `SELECT secret_kind, secret_id FROM notifications WHERE secret_kind IN ('event_user', 'event_volunteer') GROUP BY 1, 2 HAVING count(*) > 1`,
    ),
    assignedTwice: await witness.rows(
      `SELECT volunteer_id FROM at_work GROUP BY 1 HAVING count(*) > 1
       UNION ALL SELECT need_id FROM assignments GROUP BY 1 HAVING count(*) > 1`,
    ),
    assignedWithoutTheOther: await witness.rows(
      `SELECT u.id FROM event_requests u
       LEFT JOIN at_work e ON e.need_id = u.need_id AND e.volunteer_id = u.volunteer_id
       LEFT JOIN event_volunteer_requests v ON v.id = u.volunteer_request_id AND v.volunteer_id = u.volunteer_id AND v.status = 'assigned'
       WHERE u.status = 'assigned' AND (e.need_id IS NULL OR v.id IS NULL)`,
    ),
    // A call that was closed before its message was sent ends as "secret:over": correctly, nothing was sent.
    unsent: await witness.rows(
      `SELECT id, type, status, error, attempts FROM notifications n WHERE status NOT IN ('sent', 'cancelled') AND NOT (
         status = 'failed' AND error = 'secret:over' AND EXISTS (SELECT 1 FROM event_volunteer_requests v WHERE v.id = n.secret_id AND v.status = 'closed')
       )`,
    ),
    // A link belongs to one row of the log; a text without a link may be sent as often as the log records it
    // for that person. The log keeps codes of sign-in without the code.
    sentTwice: await witness.rows(
      `SELECT receiver, body, count(*)::int AS times FROM unnest($1::text[], $2::text[]) AS a(receiver, body) GROUP BY 1, 2
       HAVING count(*) > CASE WHEN body ~ 'https?://' AND body !~ '/admin(/|$)' THEN 1
         ELSE (SELECT count(*) FROM notifications n WHERE n.send_to = receiver AND (n.message = body OR n.secret_kind = 'otp')) END`,
      [accepted.map((one) => one.to), accepted.map((one) => one.body)],
    ),
    sentByNobody: await witness.rows('SELECT id FROM notifications WHERE provider_id <> ALL($1::text[])', [
      accepted.map((one) => one.sid),
    ]),
  };
}

/** The result of {@link broken} when nothing is broken. */
export const NOTHING_BROKEN = {
  needsLost: [],
  invitedTwice: [],
  offeredTwice: [],
  assignedTwice: [],
  assignedWithoutTheOther: [],
  unsent: [],
  sentTwice: [],
  sentByNobody: [],
};
