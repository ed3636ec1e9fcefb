import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what erasing a person needs (rule 233): indexes that find their data without reading whole tables, and
 * the only change that the application, which can otherwise only append, may make to the audit log: removing
 * what was typed about somebody who has been erased. The record of the action stays.
 */
export class Erasure1700000000132 implements MigrationInterface {
  readonly name = 'Erasure1700000000132';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX notifications_words ON notifications USING gin (message gin_trgm_ops) WHERE broadcast_id IS NULL;
CREATE INDEX chat_reads_of ON chat_reads (user_id);
CREATE INDEX consents_of ON consents (user_id);
CREATE INDEX application_feedback_of ON application_feedback (user_id);
CREATE INDEX registration_tickets_of_phone ON registration_tickets (phone);
CREATE INDEX import_runs_of ON import_runs (user_id);
UPDATE activity_log SET new_values = jsonb_set(new_values, '{filter,search}', '"…"') WHERE coalesce(new_values #>> '{filter,search}', '') <> '';
CREATE FUNCTION without_words(told text, words text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  word text;
BEGIN
  FOREACH word IN ARRAY words LOOP told := replace(told, word, '…'); END LOOP;
  RETURN told;
END $$;
CREATE FUNCTION forget_in_activity_log(person integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = person AND phone <> '') THEN RAISE EXCEPTION 'the log forgets only who is erased'; END IF;
  UPDATE activity_log l SET note = NULL FROM (
    SELECT 'user' AS kind, person AS id
    UNION ALL SELECT 'application', n.id FROM needs n WHERE n.user_id = person
    UNION ALL SELECT 'application', x.need_id FROM assignments x WHERE x.volunteer_id = person
    UNION ALL SELECT 'event_user_request', n.request_id FROM assignments x JOIN needs n ON n.id = x.need_id WHERE x.volunteer_id = person
    UNION ALL SELECT 'event_user_request', q.id FROM event_user_requests q WHERE q.user_id = person
    UNION ALL SELECT 'event_volunteer_request', c.id FROM event_volunteer_requests c WHERE c.volunteer_id = person
    UNION ALL SELECT 'event_volunteer_request', c.id FROM event_volunteer_requests c JOIN event_user_requests q ON q.id = c.need_request_id WHERE q.user_id = person
  ) s WHERE l.subject_type = s.kind AND l.subject_id = s.id AND l.note IS NOT NULL;
  UPDATE activity_log SET new_values = new_values - 'filter' WHERE person_ids @> ARRAY[person] AND person_ids IS NOT NULL AND new_values ? 'filter';
END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION forget_in_activity_log(integer);
DROP FUNCTION without_words(text, text[]);
DROP INDEX import_runs_of, registration_tickets_of_phone, application_feedback_of, consents_of, chat_reads_of, notifications_words`);
  }
}
