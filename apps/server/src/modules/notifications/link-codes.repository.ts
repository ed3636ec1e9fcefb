import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { LinkCodeEntity } from './link-code.entity.js';

/** The subject of a link. */
export type LinkKind = LinkCodeEntity['kind'];

/** Queries on the hashes of links that were sent (rule 29). */
@Injectable()
export class LinkCodesRepository {
  constructor(private readonly database: Database) {}

  /** Keeps links; those that are there already stay as they are. */
  async add(links: readonly LinkCodeEntity[]): Promise<void> {
    await this.database.manager.query(
      `INSERT INTO link_codes (code_hash, kind, target_id, expires_at)
       SELECT * FROM unnest($1::bytea[], $2::text[], $3::int[], $4::timestamptz[]) AS l(code_hash, kind, target_id, expires_at) ORDER BY code_hash ON CONFLICT DO NOTHING`,
      [
        links.map(({ codeHash }) => codeHash),
        links.map(({ kind }) => kind),
        links.map(({ targetId }) => targetId),
        links.map(({ expiresAt }) => expiresAt),
      ],
    );
  }

  /** The link of a code, when it is of one of these kinds. */
  async find<Kind extends LinkKind>(
    codeHash: Buffer,
    kinds: Kind | readonly Kind[],
  ): Promise<{ kind: Kind; targetId: number; expiresAt: Date } | null> {
    const rows: { kind: Kind; targetId: number; expiresAt: Date }[] = await this.database.manager.query(
      'SELECT kind, target_id AS "targetId", expires_at AS "expiresAt" FROM link_codes WHERE code_hash = $1 AND kind = ANY($2)',
      [codeHash, [kinds].flat()],
    );
    return rows[0] ?? null;
  }

  /** Forgets links that ended 90 days ago; those of some kinds, a year ago. */
  async forgetEnded(now: Date, keptForAYear: readonly LinkKind[]): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM link_codes WHERE expires_at < $1::timestamptz - CASE WHEN kind = ANY($2) THEN interval '1 year' ELSE interval '90 days' END`,
      [now, keptForAYear],
    );
  }
}
