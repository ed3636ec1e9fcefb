import type { Option } from '@karov/api-client';
import { isAdmin, type Locale } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/security/caller.js';

/**
 * The reach of a member of staff (rule 51). If `states` is null, it is everywhere; a manager without regions
 * has an empty list and sees only their own events.
 */
export interface Reach {
  userId: number;
  isManager: boolean;
  states: readonly string[] | null;
}

/** Districts, and who works in which of them (rule 51). */
@Injectable()
export class RegionsRepository {
  constructor(private readonly database: Database) {}

  /** The reach of a member of staff. */
  async reachOf({ userId, role }: Caller): Promise<Reach> {
    const isManager = !isAdmin(role);
    if (role === 'super_admin') return { userId, isManager, states: null };
    const states = await this.permittedStates(userId);
    return { userId, isManager, states: !isManager && states.length === 0 ? null : states };
  }

  /** All districts, for filters. The id is the key that stored addresses contain. */
  options(locale: Locale): Promise<Option[]> {
    return this.ofCountries([], locale);
  }

  /** The districts of the given countries, or all districts if none are given. */
  async ofCountries(countries: readonly string[], locale: Locale): Promise<Option[]> {
    return this.database.manager.query(
      `SELECT key AS id, ${locale === 'he-IL' ? 'name_he' : 'name_en'} AS label FROM states WHERE country = ANY($1) OR cardinality($1::text[]) = 0 ORDER BY states.id`,
      [countries],
    );
  }

  /** The staff responsible for a district: managers permitted to work there. */
  async managersOf(stateKey: string): Promise<number[]> {
    const rows: { user_id: number }[] = await this.database.manager.query(
      `SELECT DISTINCT p.user_id FROM region_permissions p JOIN states s ON s.country = p.country
       JOIN user_roles r ON r.user_id = p.user_id AND r.role = 'manager'
       WHERE s.key = $1 AND p.state_key IN ('', s.key)`,
      [stateKey],
    );
    return rows.map((row) => row.user_id);
  }

  /**
   * The active admins responsible for a district: admins permitted to work there, admins without regions, and
   * super admins (rule 51).
   */
  async adminsOf(stateKey: string): Promise<number[]> {
    const rows: { user_id: number }[] = await this.database.manager.query(
      `SELECT DISTINCT r.user_id FROM user_roles r JOIN users u ON u.id = r.user_id AND u.is_active AND NOT u.is_block AND u.deleted_at IS NULL
       WHERE r.role = 'super_admin' OR (r.role = 'admin' AND (
         NOT EXISTS (SELECT 1 FROM region_permissions p WHERE p.user_id = r.user_id)
         OR EXISTS (SELECT 1 FROM region_permissions p JOIN states s ON s.country = p.country AND p.state_key IN ('', s.key)
                    WHERE p.user_id = r.user_id AND s.key = $1)))`,
      [stateKey],
    );
    return rows.map((row) => row.user_id);
  }

  /** The districts in which each of these people may work; people without any are left out. */
  async permittedStatesOf(userIds: readonly number[]): Promise<Map<number, string[]>> {
    const rows: { user_id: number; keys: string[] }[] = await this.database.manager.query(
      `SELECT p.user_id, array_agg(s.key) AS keys FROM region_permissions p JOIN states s ON s.country = p.country AND p.state_key IN ('', s.key)
       WHERE p.user_id = ANY($1) GROUP BY p.user_id`,
      [userIds],
    );
    return new Map(rows.map(({ user_id, keys }) => [user_id, keys]));
  }

  /**
   * The districts in which a person may work, through a permission for the country or for the district
   * itself.
   */
  async permittedStates(userId: number): Promise<string[]> {
    const rows: { key: string }[] = await this.database.manager.query(
      `SELECT s.key FROM region_permissions p JOIN states s ON s.country = p.country AND p.state_key IN ('', s.key) WHERE p.user_id = $1`,
      [userId],
    );
    return rows.map((row) => row.key);
  }
}
