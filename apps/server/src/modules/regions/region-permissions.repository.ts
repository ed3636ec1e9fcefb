import type { Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import { idFilter } from '../../platform/lists/list-filters.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { RegionPermissionEntity } from './region-permission.entity.js';
import { StateEntity } from './state.entity.js';

/** A region in which a person may work; an empty `state` means the whole country. */
export interface Permission {
  id: number;
  userId: number;
  country: string;
  state: string;
}

/** An active manager, with the districts in which they may work. */
export interface ManagerAtWork {
  id: number;
  fullName: string;
  roles: Role[];
  states: string[];
  /** the districts of the manager's own addresses */
  homes: string[];
}

const COLUMNS = ['p.id AS id', 'p.user_id AS "userId"', 'p.country AS country', 'p.state_key AS state'];
const LIST: ListColumns = {
  sortable: { id: 'p.id' },
  isOldestFirst: true,
  searchable: [],
  filterable: { user_id: { read: idFilter } },
  tieBreak: 'p.id',
};

/** Queries on region permissions. */
@Injectable()
export class RegionPermissionsRepository {
  constructor(private readonly database: Database) {}

  page(userId: number, query: ListQuery): Promise<ListPage<Permission>> {
    const builder = this.database.manager
      .createQueryBuilder(RegionPermissionEntity, 'p')
      .select(COLUMNS)
      .where('p.user_id = :userId', { userId });
    return pageOf<Permission>(builder, query, LIST);
  }

  async find(id: number): Promise<Permission | null> {
    const rows: Permission[] = await this.database.manager.query(
      `SELECT ${COLUMNS.join(', ')} FROM region_permissions p WHERE p.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Adds permissions; adding one that exists changes nothing. */
  async add(userId: number, regions: readonly { country: string; state: string }[]): Promise<void> {
    await this.database.joined.query(
      `INSERT INTO region_permissions (user_id, country, state_key)
       SELECT $1, r.country, r.state FROM jsonb_to_recordset($2::jsonb) AS r(country text, state text) ON CONFLICT DO NOTHING`,
      [userId, JSON.stringify(regions)],
    );
  }

  async remove(id: number): Promise<void> {
    await this.database.joined.delete(RegionPermissionEntity, { id });
  }

  /**
   * Managers who are active and not blocked, sorted by name, each with their districts in the order of the
   * table.
   */
  async managers(): Promise<ManagerAtWork[]> {
    return this.database.manager.query(
      `SELECT u.id, u.full_name AS "fullName", (SELECT array_agg(o.role) FROM user_roles o WHERE o.user_id = u.id) AS roles,
         ARRAY(SELECT s.key FROM states s WHERE EXISTS (
           SELECT FROM region_permissions p WHERE p.user_id = u.id AND p.country = s.country AND p.state_key IN ('', s.key)) ORDER BY s.id) AS states,
         ARRAY[u.residential_state, u.arrival_state] AS homes
       FROM user_roles r JOIN users u ON u.id = r.user_id AND u.is_active AND NOT u.is_block AND u.deleted_at IS NULL
       WHERE r.role = 'manager' ORDER BY u.full_name, u.id`,
    );
  }

  /** The keys of the districts, with their countries. */
  states(): Promise<{ key: string; country: string }[]> {
    return this.database.manager.find(StateEntity);
  }
}
