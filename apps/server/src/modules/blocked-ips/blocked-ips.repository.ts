import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import { fail } from '../../platform/errors/fail.js';
import type { ListPage } from '../../platform/lists/list-answer.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { type ListColumns, pageOf } from '../../platform/lists/list-sql.js';
import { AdminNetworkEntity } from './admin-network.entity.js';
import { BlockedIpEntity } from './blocked-ip.entity.js';

const KEEP_SECONDS = 90 * 86_400;

/** Why an address was blocked. */
export type BlockReason = 'wrong_codes' | 'throttled';

export interface NewBlock {
  network: string;
  path: string;
  userId: number | null;
  reason: BlockReason;
  now: Date;
  expiresAt: Date;
}

/** An active block, with the person it concerns. */
export interface StoredBlock {
  id: number;
  network: string;
  path: string;
  reason: BlockReason;
  userId: number | null;
  userName: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** An active block because of a person. */
export interface PersonalBlock extends Pick<StoredBlock, 'network' | 'reason' | 'createdAt' | 'expiresAt'> {
  userId: number;
}

const COLUMNS: ListColumns = {
  sortable: {
    created_at: 'b.created_at',
    expires_at: 'b.expires_at',
    ip_add: 'b.ip',
    user: 'u.full_name',
    path: 'b.path',
  },
  nullable: ['user'],
  searchable: ['abbrev(b.ip)', 'b.path'],
  names: ['u.name_folded'],
  filterable: {},
  tieBreak: 'b.id',
};
/** `$1` is the network and `$2` the current time. */
const HOLDS = 'ip = $1 AND lifted_at IS NULL AND expires_at > $2';

/** Queries on blocked networks, and on networks that admins work from (rule 24). */
@Injectable()
export class BlockedIpsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws IP_BLOCKED while the network is blocked */
  async check(network: string): Promise<void> {
    const rows: unknown[] = await this.database.manager.query(
      `SELECT 1 FROM blocked_ips WHERE ${HOLDS} LIMIT 1`,
      [network, this.clock.now()],
    );
    if (rows.length > 0) fail('IP_BLOCKED', { field: 'error' });
  }

  /** Blocks a network that is not blocked yet, unless an admin has worked from it since a given time. */
  async block({ network, now, path, reason, userId, expiresAt }: NewBlock, adminsSince: Date): Promise<void> {
    await lockName(this.database.joined, 'block', network);
    await this.database.joined.query(
      `INSERT INTO blocked_ips (ip, created_at, path, reason, user_id, expires_at) SELECT $1, $2, $3, $4, $5, $6
       WHERE NOT EXISTS (SELECT 1 FROM blocked_ips WHERE ${HOLDS}) AND NOT EXISTS (SELECT 1 FROM admin_networks WHERE network = $1 AND seen_at > $7)`,
      [network, now, path, reason, userId, expiresAt, adminsSince],
    );
  }

  /** Lifts the blocks of a network; returns their ids. */
  async lift(network: string, now: Date): Promise<number[]> {
    await lockName(this.database.joined, 'block', network);
    const [rows]: [{ id: number }[], number] = await this.database.joined.query(
      `UPDATE blocked_ips SET lifted_at = $2 WHERE ${HOLDS} RETURNING id`,
      [network, now],
    );
    return rows.map(({ id }) => id);
  }

  /** The active blocks because of these people, oldest first. */
  async of(userIds: readonly number[], now: Date): Promise<PersonalBlock[]> {
    return this.database.manager.query(
      `SELECT user_id AS "userId", abbrev(ip) AS network, reason, created_at AS "createdAt", expires_at AS "expiresAt" FROM blocked_ips
       WHERE user_id = ANY($1) AND lifted_at IS NULL AND expires_at > $2 ORDER BY created_at, id`,
      [userIds, now],
    );
  }

  /** The networks blocked because of a person. */
  async networksOf(userId: number, now: Date): Promise<string[]> {
    const rows: { network: string }[] = await this.database.joined.query(
      'SELECT DISTINCT abbrev(ip) AS network FROM blocked_ips WHERE user_id = $1 AND lifted_at IS NULL AND expires_at > $2',
      [userId, now],
    );
    return rows.map(({ network }) => network);
  }

  /**
   * Records that an admin works from a network, so that it is not blocked within the next day and admins
   * cannot lock themselves out.
   */
  async noteAdmin(network: string): Promise<void> {
    await this.database.manager.upsert(AdminNetworkEntity, { network, seenAt: this.clock.now() }, [
      'network',
    ]);
  }

  /** The active blocks, with the names of the people they concern. */
  page(query: ListQuery, now: Date): Promise<ListPage<StoredBlock>> {
    const builder = this.database.manager
      .createQueryBuilder()
      .from(BlockedIpEntity, 'b')
      .leftJoin('users', 'u', 'u.id = b.user_id')
      .select([
        'b.id AS id',
        'abbrev(b.ip) AS network',
        'b.path AS path',
        'b.reason AS reason',
        'b.user_id AS "userId"',
        'u.full_name AS "userName"',
        'b.created_at AS "createdAt"',
        'b.expires_at AS "expiresAt"',
      ])
      .where('b.lifted_at IS NULL AND b.expires_at > :now', { now });
    return pageOf<StoredBlock>(builder, query, COLUMNS);
  }

  /** Deletes blocks that ended long ago. */
  async forgetOld(): Promise<void> {
    const moment = addSeconds(this.clock.now(), -KEEP_SECONDS);
    await this.database.manager.delete(BlockedIpEntity, { expiresAt: LessThan(moment) });
    await this.database.manager.delete(AdminNetworkEntity, { seenAt: LessThan(moment) });
  }
}
