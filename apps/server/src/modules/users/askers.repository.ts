import type { Address, HelpProfileAnswers } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';
import { IS_ACTIVE_SQL } from './users.repository.js';

/** The facts about a person that a new request for them needs. */
export interface Asker {
  isActive: boolean;
  /** empty when none was chosen yet */
  disabilityIds: readonly number[];
  /** What they told of disability cannot be read; that they told it stays so. */
  isUnreadable: boolean;
  home: Address | null;
  answers: HelpProfileAnswers | null;
  languages: readonly string[];
  genderPreference: string | null;
  isGenderMust: boolean;
}

type AskerRow = Omit<Asker, 'answers' | 'disabilityIds' | 'isUnreadable'> & {
  answers: Buffer | null;
  disabilities: Buffer | null;
};

/**
 * Reads help seekers as a new request needs them: account, home and what they have told, by one statement.
 */
@Injectable()
export class AskersRepository {
  constructor(
    private readonly database: Database,
    private readonly profiles: HelpProfilesRepository,
  ) {}

  /** Null when there is nobody (any more). */
  async find(id: number): Promise<Asker | null> {
    const [row]: AskerRow[] = await this.database.manager.query(
      `SELECT ${IS_ACTIVE_SQL} AS "isActive", h.disabilities, h.answers, coalesce(h.languages, '{}') AS languages,
         h.gender_preference AS "genderPreference", coalesce(h.is_gender_must, false) AS "isGenderMust",
         CASE WHEN u.residential_lat IS NOT NULL AND u.residential_lon IS NOT NULL THEN json_build_object(
           'text', u.residential_text, 'street', u.residential_street, 'city', u.residential_city, 'state', u.residential_state,
           'country', u.residential_country, 'lat', u.residential_lat, 'lon', u.residential_lon) END AS home
       FROM users u LEFT JOIN help_profiles h ON h.user_id = u.id WHERE u.id = $1 AND u.deleted_at IS NULL`,
      [id],
    );
    if (!row) return null;
    const { answers, disabilities, ...person } = row;
    const { ids, isUnreadable } = this.profiles.openDisabilities(disabilities);
    return {
      ...person,
      answers: this.profiles.openAnswers(answers).answers,
      disabilityIds: ids,
      isUnreadable,
    };
  }
}
