import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether what a message says about a need is still true, checked before the message is sent through the next
 * channel: that somebody holds the need or is in reserve, or that a call is filled. Other claims are not
 * checked.
 */
const STILL_SO = `
CREATE FUNCTION is_still_so(kind text, receiver integer, application integer, event integer) RETURNS boolean LANGUAGE sql STABLE AS $$
SELECT CASE
  WHEN receiver IS NULL OR (application IS NULL AND event IS NULL) THEN true
  WHEN kind IN ('approved', 'assigned') THEN EXISTS (
      SELECT 1 FROM assignments x JOIN needs n ON n.id = x.need_id
      WHERE x.ended IS NULL AND x.is_approved <> 2 AND (n.id = application OR n.event_id = event) AND receiver IN (x.volunteer_id, n.user_id)
    ) OR EXISTS (
      SELECT 1 FROM volunteer_calls c JOIN needs n ON n.id = c.need_id
      WHERE c.volunteer_id = receiver AND c.state = 'reserve' AND (n.id = application OR n.event_id = event)
    )
  WHEN kind = 'offer_filled' THEN NOT EXISTS (
      SELECT 1 FROM (
        SELECT n.status, n.volunteer_id FROM volunteer_calls c JOIN needs n ON n.id = c.need_id
        WHERE c.volunteer_id = receiver AND c.state = 'filled' AND (n.id = application OR n.event_id = event) ORDER BY c.id DESC LIMIT 1
      ) last WHERE last.status = 'open' AND last.volunteer_id IS NULL
    )
  ELSE true
END $$`;

/** Keeps a message that is no longer true from being sent through the next channel. */
export class StillSo1700000000120 implements MigrationInterface {
  readonly name = 'StillSo1700000000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STILL_SO);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION is_still_so(text, integer, integer, integer)');
  }
}
