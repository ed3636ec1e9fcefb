import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** An identity number as stored. */
export interface KeptIdNumber {
  id: number;
  sealed: Buffer;
}

/**
 * SQL for the numbers to hash again: those without a hash or, if a prefix is given, those with another
 * prefix.
 */
const MISSING = 'id_number IS NOT NULL AND id_number_hash IS NULL';
const OUTDATED = 'id_number IS NOT NULL AND (id_number_hash IS NULL OR NOT starts_with(id_number_hash, $3))';

/** Queries on the keyed hashes of identity numbers (rule 67). */
@Injectable()
export class IdNumberHashesRepository {
  constructor(private readonly database: Database) {}

  async ownersOf(hashes: readonly string[]): Promise<number[]> {
    const rows: { userId: number }[] = await this.database.manager.query(
      'SELECT user_id AS "userId" FROM volunteer_information WHERE id_number_hash = ANY($1::text[])',
      [hashes],
    );
    return rows.map(({ userId }) => userId);
  }

  /**
   * Returns the next numbers after a row that have no hash or, with `prefix`, a hash with another prefix;
   * they are locked.
   */
  lockUnhashed({
    after,
    limit,
    prefix,
  }: {
    after: number;
    limit: number;
    prefix: string | null;
  }): Promise<KeptIdNumber[]> {
    return this.database.joined.query(
      `SELECT id, id_number AS sealed FROM volunteer_information WHERE id > $1 AND ${prefix === null ? MISSING : OUTDATED} ORDER BY id LIMIT $2 FOR UPDATE`,
      prefix === null ? [after, limit] : [after, limit, prefix],
    );
  }

  async save(hashed: readonly { id: number; hash: string }[]): Promise<void> {
    await this.database.joined.query(
      'UPDATE volunteer_information SET id_number_hash = r.hash FROM unnest($1::int[], $2::text[]) AS r(id, hash) WHERE volunteer_information.id = r.id',
      [hashed.map(({ id }) => id), hashed.map(({ hash }) => hash)],
    );
  }
}
