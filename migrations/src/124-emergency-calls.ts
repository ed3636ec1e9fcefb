import type { MigrationInterface, QueryRunner } from 'typeorm';

const LIVE = "status IN ('pending', 'accept', 'assigned')";
const SEARCHES = ['eligible_volunteers', 'nearby_volunteers'];
const ANY_PLACE = `r.${LIVE})`;
/**
 * A volunteer with a request in the event is not called for another of its needs, except for an emergency;
 * both searches check separately whether they are at work.
 */
const placeInTheWay = (search: string): string =>
  `r.${LIVE} AND NOT r.is_emergency AND NOT ${search}.is_emergency)`;

/**
 * Makes a call to an emergency independent of the volunteer's request in its event: neither prevents the
 * other, and each has its own answer (rule 40).
 */
export class EmergencyCalls1700000000124 implements MigrationInterface {
  readonly name = 'EmergencyCalls1700000000124';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE event_volunteer_requests ADD COLUMN is_emergency boolean NOT NULL DEFAULT false;
DROP INDEX event_volunteer_requests_live;
CREATE UNIQUE INDEX event_volunteer_requests_live ON event_volunteer_requests (event_id, volunteer_id) WHERE ${LIVE} AND NOT is_emergency;
CREATE UNIQUE INDEX event_volunteer_requests_emergency ON event_volunteer_requests (need_request_id, volunteer_id) WHERE ${LIVE} AND is_emergency;`);
    for (const search of SEARCHES) await change(runner, search, ANY_PLACE, placeInTheWay(search));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const search of SEARCHES) await change(runner, search, placeInTheWay(search), ANY_PLACE);
    await runner.query(`
DROP INDEX event_volunteer_requests_emergency;
DROP INDEX event_volunteer_requests_live;
UPDATE event_volunteer_requests SET status = 'closed' WHERE is_emergency AND status IN ('pending', 'accept');
UPDATE event_volunteer_requests r SET status = 'closed' WHERE NOT is_emergency AND ${LIVE} AND EXISTS (
  SELECT 1 FROM event_volunteer_requests c WHERE c.event_id = r.event_id AND c.volunteer_id = r.volunteer_id AND c.is_emergency AND c.status = 'assigned');
ALTER TABLE event_volunteer_requests DROP COLUMN is_emergency;
CREATE UNIQUE INDEX event_volunteer_requests_live ON event_volunteer_requests (event_id, volunteer_id) WHERE ${LIVE};`);
  }
}

/**
 * Changes one condition of a search and leaves the rest unchanged; fails if the search does not contain the
 * condition.
 */
async function change(runner: QueryRunner, search: string, before: string, after: string): Promise<void> {
  await runner.query(`DO $change$
DECLARE known CONSTANT text := pg_get_functiondef('${search}'::regproc);
BEGIN
  IF position($before$${before}$before$ IN known) = 0 THEN RAISE EXCEPTION 'the search does not have the condition that is to be changed'; END IF;
  EXECUTE replace(known, $before$${before}$before$, $after$${after}$after$);
END $change$`);
}
