import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHES = ['eligible_volunteers', 'nearby_volunteers'];
const ANY_PLACE = `r.status IN ('pending', 'accept', 'assigned'))`;
const PLACE_IN_THE_WAY = `r.status IN ('pending', 'accept', 'assigned') AND NOT (is_emergency AND r.status = 'pending' AND NOT asks_in_emergency(r.need_request_id)))`;

/** A call of the same event that nobody has answered does not keep anybody from being called to an emergency (rule 40). */
export class EmergencyCalls1700000000124 implements MigrationInterface {
  readonly name = 'EmergencyCalls1700000000124';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Whether a question of an event is an emergency that goes on; the call to the event as a whole has none.
CREATE FUNCTION asks_in_emergency(request integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM needs n WHERE n.request_id = request AND n.is_emergency AND n.status IN ('open', 'in treatment')) $$;`);
    await inSearches(runner, ANY_PLACE, PLACE_IN_THE_WAY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await inSearches(runner, PLACE_IN_THE_WAY, ANY_PLACE);
    await runner.query('DROP FUNCTION asks_in_emergency(integer)');
  }
}

/** Changes one condition in both searches and leaves the rest of them as it is. @throws where a search does not have it */
async function inSearches(runner: QueryRunner, before: string, after: string): Promise<void> {
  for (const search of SEARCHES)
    await runner.query(`DO $change$
DECLARE known CONSTANT text := pg_get_functiondef('${search}'::regproc);
BEGIN
  IF position($before$${before}$before$ IN known) = 0 THEN RAISE EXCEPTION 'the search does not have the condition that is to be changed'; END IF;
  EXECUTE replace(known, $before$${before}$before$, $after$${after}$after$);
END $change$`);
}
