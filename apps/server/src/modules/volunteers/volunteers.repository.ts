import { type InvitationState, VOLUNTEER_FLAGS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type {
  Call,
  ImportedVolunteer,
  OpenCall,
  RecordedCall,
  VolunteerSummary,
} from './volunteers.types.js';

const OPEN_COLUMNS = `need_id AS "needId", volunteer_id AS "volunteerId", wait_until AS "waitUntil"`;
const CALL_COLUMNS = `need_id AS "needId", volunteer_id AS "volunteerId", step, ring, distance_m AS "distanceM", state, called_at AS "calledAt", wait_until AS "waitUntil"`;

/** Queries on volunteers' data and calls. */
@Injectable()
export class VolunteersRepository {
  constructor(private readonly database: Database) {}

  async summaries(userIds: readonly number[]): Promise<(VolunteerSummary & { userId: number })[]> {
    return this.database.manager.query(
      `SELECT user_id AS "userId", id AS "informationId", signed_at IS NOT NULL AS "isSigned", is_imported AND signed_at IS NULL AS "isPreRegistered",
         (NOT is_required_police_validation OR validate_police) AS "isValidated"
       FROM volunteer_information WHERE user_id = ANY($1)`,
      [userIds],
    );
  }

  async confirmedAmong(volunteerIds: readonly number[]): Promise<number[]> {
    const rows: { user_id: number }[] = await this.database.manager.query(
      `SELECT user_id FROM volunteer_information
       WHERE user_id = ANY($1) AND (validate_training OR training_validated_at IS NOT NULL OR validate_police OR police_validated_at IS NOT NULL)
       UNION SELECT volunteer_id FROM assignments WHERE volunteer_id = ANY($1) AND ended = 'completed'`,
      [volunteerIds],
    );
    return rows.map((row) => row.user_id);
  }

  async insertCalls(calls: readonly Omit<Call, 'state'>[]): Promise<RecordedCall[]> {
    return this.database.joined.query(
      `INSERT INTO volunteer_calls (need_id, volunteer_id, step, ring, distance_m, called_at, wait_until)
       SELECT c."needId", c."volunteerId", c.step, c.ring, c."distanceM", c."calledAt", c."waitUntil"
       FROM jsonb_to_recordset($1::jsonb) AS c("needId" int, "volunteerId" int, step int, ring int, "distanceM" int, "calledAt" timestamptz, "waitUntil" timestamptz)
       ON CONFLICT DO NOTHING RETURNING id AS "callId", need_id AS "needId", volunteer_id AS "volunteerId"`,
      [JSON.stringify(calls)],
    );
  }

  /** Ends the wait of expired calls; oldest first. */
  async timeOut(needIds: readonly number[], now: Date): Promise<OpenCall[]> {
    return this.database.joined.query(
      `WITH late AS (
         UPDATE volunteer_calls SET state = 'timed_out' WHERE need_id = ANY($1) AND state = 'open' AND wait_until <= $2 RETURNING id, ${OPEN_COLUMNS}
       ) SELECT "needId", "volunteerId", "waitUntil" FROM late ORDER BY id`,
      [needIds, now],
    );
  }

  async openCalls(needIds: readonly number[]): Promise<OpenCall[]> {
    return this.database.joined.query(
      `SELECT ${OPEN_COLUMNS} FROM volunteer_calls WHERE need_id = ANY($1) AND state = 'open'`,
      [needIds],
    );
  }

  async callsOf(needId: number): Promise<Call[]> {
    return this.database.joined.query(
      `SELECT ${CALL_COLUMNS} FROM volunteer_calls WHERE need_id = $1 ORDER BY id`,
      [needId],
    );
  }

  async moveCalls(
    needId: number,
    volunteerIds: readonly number[],
    from: readonly InvitationState[],
    to: InvitationState,
    at: Date,
  ): Promise<number[]> {
    const [rows]: [{ volunteer_id: number }[], number] = await this.database.joined.query(
      `UPDATE volunteer_calls SET state = $4::invitation_state, answered_at = CASE WHEN $4 IN ('accepted', 'declined') THEN $5::timestamptz ELSE answered_at END
       WHERE need_id = $1 AND volunteer_id = ANY($2) AND state = ANY($3::invitation_state[]) RETURNING volunteer_id`,
      [needId, volunteerIds, from, to, at],
    );
    return rows.map((row) => row.volunteer_id);
  }

  async callCounts(needIds: readonly number[]): Promise<{ needId: number; asked: number; open: number }[]> {
    return this.database.manager.query(
      `SELECT need_id AS "needId", count(*)::int AS asked, (count(*) FILTER (WHERE state IN ('open', 'timed_out')))::int AS open
       FROM volunteer_calls WHERE need_id = ANY($1) GROUP BY need_id`,
      [needIds],
    );
  }

  async recentCalls(
    volunteerIds: readonly number[],
    since: Date,
  ): Promise<{ volunteerId: number; recent: number }[]> {
    return this.database.manager.query(
      `SELECT volunteer_id AS "volunteerId", count(*)::int AS recent FROM volunteer_calls WHERE volunteer_id = ANY($1) AND called_at > $2 GROUP BY volunteer_id`,
      [volunteerIds, since],
    );
  }

  async insertImported(
    volunteers: readonly ImportedVolunteer[],
    requirePolice: 'male' | 'all' | 'none',
  ): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO volunteer_information (user_id, id_number, dob, gender, place, date, languages, interests, ${VOLUNTEER_FLAGS.join(', ')},
         way_to_provide_help, contact_method, import_address, id_number_hash, is_imported, is_required_police_validation)
       SELECT v.user_id, decode(v.id_number, 'base64'), v.dob, v.gender, v.place, v.date,
         ARRAY(SELECT jsonb_array_elements_text(v.languages)), ARRAY(SELECT jsonb_array_elements_text(v.interests)), v.${VOLUNTEER_FLAGS.join(', v.')},
         v.way_to_provide_help, v.contact_method, v.import_address, v.id_number_hash, true,
         $2 = 'all' OR ($2 = 'male' AND coalesce(v.gender = 'male', false))
       FROM jsonb_to_recordset($1::jsonb) AS v(user_id int, id_number text, dob date, gender text, place text, date date,
         languages jsonb, interests jsonb, ${VOLUNTEER_FLAGS.join(' boolean, ')} boolean,
         way_to_provide_help text, contact_method text, import_address text, id_number_hash text)`,
      [JSON.stringify(volunteers.map(toRow)), requirePolice],
    );
  }

  async sign(userIds: readonly number[], at: Date): Promise<void> {
    await this.database.joined.query(
      'UPDATE volunteer_information SET signed_at = $2 WHERE user_id = ANY($1)',
      [userIds, at],
    );
  }

  async validatePolice(userIds: readonly number[], at: Date): Promise<void> {
    await this.database.joined.query(
      'UPDATE volunteer_information SET validate_police = true, police_validated_at = $2, police_reminded_days = NULL WHERE user_id = ANY($1)',
      [userIds, at],
    );
  }
}

function toRow(volunteer: ImportedVolunteer): Record<string, unknown> {
  return {
    user_id: volunteer.userId,
    id_number: volunteer.idNumber?.toString('base64') ?? null,
    dob: volunteer.dob,
    gender: volunteer.gender,
    place: volunteer.place,
    date: volunteer.date,
    languages: volunteer.languages,
    interests: volunteer.interests,
    ...volunteer.flags,
    way_to_provide_help: volunteer.wayToProvideHelp,
    contact_method: volunteer.contactMethod,
    import_address: volunteer.importAddress,
    id_number_hash: volunteer.idNumberHash ?? null,
  };
}
