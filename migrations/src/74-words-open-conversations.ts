import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEGIN = `CREATE OR REPLACE VIEW conversation_parties AS
SELECT 'event' AS context, e.id AS context_id, p.person_id, p.side, e.state, e.manager_id, o.label_he AS name_he, o.label_en AS name_en, e.city, e.is_exercise
FROM (
  SELECT event_id, user_id AS person_id, 'user' AS side FROM event_user_requests
  UNION ALL SELECT event_id, volunteer_id, 'volunteer' FROM event_volunteer_requests
) p
JOIN events e ON e.id = p.event_id JOIN options o ON o.id = e.event_list_id
UNION ALL
SELECT 'category', a.category_id, p.person_id, p.side, a.origin_state, NULL, c.name_he, c.name_en, '', a.is_exercise
FROM (
  SELECT id AS need_id, user_id AS person_id, 'user' AS side FROM needs
  UNION ALL SELECT need_id, volunteer_id, 'volunteer' FROM assignments WHERE ended IS DISTINCT FROM 'declined'`;
const WORDS = `
  UNION ALL SELECT need_id, volunteer_id, 'volunteer' FROM need_answers WHERE need_id IS NOT NULL`;
const END = `
) p
JOIN needs a ON a.id = p.need_id JOIN categories c ON c.id = a.category_id`;

const FORMER = (BEGIN + END).replace(', e.is_exercise', '').replace(', a.is_exercise', '');

/**
 * Lets staff write back to volunteers who wrote to the team about a request, or said yes too late, as they
 * can to the volunteer who holds it (rule 147); marks exercises (rule 161).
 */
export class WordsOpenConversations1700000000074 implements MigrationInterface {
  readonly name = 'WordsOpenConversations1700000000074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BEGIN + WORDS + END);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW conversation_parties');
    await runner.query(FORMER);
  }
}
