import { VOLUNTEER_FLAGS } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { VolunteerInformationEntity } from './volunteer-information.entity.js';
import type { ImportedVolunteer, VolunteerSummary } from './volunteers.types.js';

/** Queries on volunteers: their imported data, their signatures, and staff's checks. */
@Injectable()
export class VolunteersRepository {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /**
   * Returns what signing in needs to know about these people as volunteers; people without volunteer data are
   * left out.
   */
  async summaries(userIds: readonly number[]): Promise<Map<number, VolunteerSummary>> {
    const rows: (VolunteerSummary & { userId: number })[] = await this.database.manager.query(
      `SELECT user_id AS "userId", id AS "informationId", signed_at IS NOT NULL AS "isSigned", is_imported AND signed_at IS NULL AS "isPreRegistered",
         (NOT is_required_police_validation OR validate_police) AS "isValidated",
         CASE WHEN guardian_needed IS NULL OR guardian_confirmed_at IS NOT NULL THEN NULL WHEN guardian_file IS NULL THEN 'missing' ELSE 'waits' END AS guardian
       FROM volunteer_information WHERE user_id = ANY($1)`,
      [userIds],
    );
    return new Map(rows.map((row) => [row.userId, row]));
  }

  /**
   * Whether an admin has ever confirmed anything about a volunteer (training, police), or the volunteer has
   * completed an assignment (rule 70).
   */
  async isConfirmed(volunteerId: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT user_id FROM volunteer_information
       WHERE user_id = $1 AND (validate_training OR training_validated_at IS NOT NULL OR validate_police OR police_validated_at IS NOT NULL)
       UNION SELECT volunteer_id FROM assignments WHERE volunteer_id = $1 AND ended = 'completed'`,
      [volunteerId],
    );
    return rows.length > 0;
  }

  /** Stores the imported data of volunteers. They cannot be called before they have signed (rule 65). */
  async addImported(volunteers: readonly ImportedVolunteer[]): Promise<void> {
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
      [JSON.stringify(volunteers.map(toRow)), this.config.policeCheck],
    );
  }

  /** Marks volunteers as having signed the agreement. */
  async sign(userIds: readonly number[], at = this.clock.now()): Promise<void> {
    await this.database.joined.update(
      VolunteerInformationEntity,
      { userId: Any([...userIds]) },
      { signedAt: at },
    );
  }

  /** Marks the police certificates of volunteers as checked. */
  async validatePolice(userIds: readonly number[]): Promise<void> {
    await this.database.joined.update(
      VolunteerInformationEntity,
      { userId: Any([...userIds]) },
      { validatePolice: true, policeValidatedAt: this.clock.now(), policeRemindedDays: null },
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
