import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { likeNames, namePatterns } from '../../platform/lists/list-sql.js';
import { likePhone, phoneSought } from '../../platform/lists/phone-sql.js';
import type { Reach } from '../regions/index.js';
import {
  type Contact,
  contactOf,
  type KeptReached,
  openReached,
  REACHED_SQL,
  type Reached,
} from '../users/index.js';

/** A help seeker offered in a list of choices. */
export interface SeekerOption extends Contact {
  id: number;
  full_name: string;
  address: string;
}

const MOST = 2000;
const WITHIN = `FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'user'
  WHERE u.deleted_at IS NULL AND u.is_active AND NOT u.is_block AND ($1::text[] IS NULL OR lives_in(u.id, $1) OR (NOT $2 AND u.residential_state = ''))`;

/**
 * Help seekers whom staff can serve on the phone: those of their regions; for admins also those without a
 * known district (rules 80, 93).
 */
@Injectable()
export class SeekersRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  /**
   * Returns help seekers sorted by name, at most two thousand; callers with more type part of the name or
   * number.
   */
  async find({ states, isManager }: Reach, search: string, userId: number | null): Promise<SeekerOption[]> {
    const { whole, pattern } = phoneSought(search);
    const rows: KeptReached<Reached & Omit<SeekerOption, keyof Contact>>[] =
      await this.database.manager.query(
        `SELECT u.id, u.full_name, u.residential_text AS address, ${REACHED_SQL} ${WITHIN}
         AND ($3 = '' OR ${likeNames('u.name_folded', '$4')} OR ${likePhone('u.phone', '$5', '$6')}) AND ($7::int IS NULL OR u.id = $7) ORDER BY u.full_name, u.id LIMIT ${MOST}`,
        [states, isManager, search, namePatterns(search), whole, pattern, userId],
      );
    return rows.map(({ id, full_name, address, ...reached }) => ({
      id,
      full_name,
      address,
      ...contactOf(openReached(this.sealed, reached)),
    }));
  }

  async isWithin({ states, isManager }: Reach, userId: number): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(`SELECT 1 ${WITHIN} AND u.id = $3`, [
      states,
      isManager,
      userId,
    ]);
    return rows.length > 0;
  }
}
