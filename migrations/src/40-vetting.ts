import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fills the matching rows of volunteers; `isActive` says of `u` and `v` when a volunteer is active. */
const syncCandidates = (isActive: string) => `
CREATE OR REPLACE FUNCTION sync_volunteer_candidates(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM volunteer_candidates c WHERE c.user_id = ANY(ids) AND NOT EXISTS (
    SELECT 1 FROM users u JOIN volunteer_information v ON v.user_id = u.id JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer'
    WHERE u.id = c.user_id AND u.deleted_at IS NULL AND u.position IS NOT NULL
  );
  INSERT INTO volunteer_candidates (
    user_id, position, is_active, is_frozen, is_blocked, is_validated, is_reachable, is_available, way_to_help, has_vehicle, gender, languages
  )
  SELECT u.id, u.position, s.is_active, u.is_freeze, u.is_block, s.is_validated, s.is_reachable,
    s.is_active AND NOT u.is_freeze AND NOT u.is_block AND s.is_validated AND s.is_reachable,
    v.way_to_provide_help, coalesce(v.driving_license AND v.vehicle_availability, false), v.gender, v.languages
  FROM users u
  JOIN volunteer_information v ON v.user_id = u.id
  JOIN user_roles r ON r.user_id = u.id AND r.role = 'volunteer'
  CROSS JOIN LATERAL (SELECT
    ${isActive} AS is_active,
    NOT v.is_required_police_validation OR v.validate_police AS is_validated,
    cardinality(u.channels) > 0 AS is_reachable
  ) s
  WHERE u.id = ANY(ids) AND u.deleted_at IS NULL AND u.position IS NOT NULL
  ON CONFLICT (user_id) DO UPDATE SET
    position = excluded.position, is_active = excluded.is_active, is_frozen = excluded.is_frozen, is_blocked = excluded.is_blocked,
    is_validated = excluded.is_validated, is_reachable = excluded.is_reachable, is_available = excluded.is_available,
    way_to_help = excluded.way_to_help, has_vehicle = excluded.has_vehicle, gender = excluded.gender, languages = excluded.languages
$$`;

const SIGNED = 'u.is_active AND v.signed_at IS NOT NULL';
const NO_GUARDIAN_AWAITED = '(v.guardian_needed IS NULL OR v.guardian_confirmed_at IS NOT NULL)';

const COLUMNS = `
  ADD COLUMN guardian_needed text,
  ADD COLUMN guardian_asked_at timestamptz,
  ADD COLUMN guardian_confirmed_at timestamptz,
  ADD COLUMN guardian_confirmed_by integer,
  ADD COLUMN police_file uuid,
  ADD COLUMN police_file_at timestamptz,
  ADD COLUMN police_validated_at timestamptz,
  ADD COLUMN police_reminded_days smallint,
  ADD COLUMN training_validated_at timestamptz,
  ADD CONSTRAINT volunteer_information_police_file FOREIGN KEY (police_file) REFERENCES files(id)`;

/** What waits for vetting and since when: the guardian's approval, the police certificate with the year it holds, the training. */
export class Vetting1700000000040 implements MigrationInterface {
  readonly name = 'Vetting1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE volunteer_information ${COLUMNS}`);
    // Certificates that were checked before hold for twelve months from now: nobody is shut out on the day of the upgrade.
    await runner.query('UPDATE volunteer_information SET police_validated_at = now() WHERE validate_police');
    await runner.query('UPDATE volunteer_information SET training_validated_at = now() WHERE validate_training');
    await runner.query(`UPDATE volunteer_information SET guardian_needed = 'minor', guardian_asked_at = coalesce(signed_at, now())
      WHERE guardian_file IS NOT NULL OR (signed_at IS NOT NULL AND dob > current_date - interval '18 years')`);
    await runner.query(syncCandidates(`${SIGNED} AND ${NO_GUARDIAN_AWAITED}`));
    await runner.query(`SELECT sync_volunteer_candidates(ARRAY(SELECT user_id FROM volunteer_information WHERE guardian_needed IS NOT NULL))`);
    await runner.query('CREATE INDEX volunteer_information_police_ends ON volunteer_information (police_validated_at) WHERE validate_police');
    await runner.query(`CREATE INDEX volunteer_information_waiting ON volunteer_information (user_id) WHERE signed_at IS NOT NULL
      AND ((is_required_police_validation AND NOT validate_police) OR NOT validate_training OR (guardian_needed IS NOT NULL AND guardian_confirmed_at IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX volunteer_information_waiting, volunteer_information_police_ends');
    await runner.query(syncCandidates(SIGNED));
    await runner.query('ALTER TABLE volunteer_information DROP CONSTRAINT volunteer_information_police_file');
    await runner.query(
      `ALTER TABLE volunteer_information ${[
        'guardian_needed',
        'guardian_asked_at',
        'guardian_confirmed_at',
        'guardian_confirmed_by',
        'police_file',
        'police_file_at',
        'police_validated_at',
        'police_reminded_days',
        'training_validated_at',
      ]
        .map((name) => `DROP COLUMN ${name}`)
        .join(', ')}`,
    );
  }
}
