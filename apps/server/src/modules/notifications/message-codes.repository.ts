import { SHORT_CODES } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database, OLD_ROWS_STEP } from '../../platform/database/database.js';
import type { LinkCodeEntity, LinkKind } from './link-code.entity.js';
import type { InvitationMessage } from './notifications.types.js';

/** An invitation, and what its number refers to. */
export interface InvitationNumber {
  messageId: number;
  userId: number;
  kind: InvitationMessage['kind'];
  targetId: number;
  expiresAt: Date;
}

/**
 * Queries on what is inserted into messages when they are sent: hashes of the codes in links (rule 29), and
 * numbers of invitations (rule 171).
 */
@Injectable()
export class MessageCodesRepository {
  constructor(private readonly database: Database) {}

  /** Stores links; existing ones stay unchanged. */
  async addLinks(links: readonly LinkCodeEntity[]): Promise<void> {
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

  /** Returns the link of a code, if it is of one of these kinds. */
  async findLink<Kind extends LinkKind>(
    codeHash: Buffer,
    kinds: Kind | readonly Kind[],
  ): Promise<{ kind: Kind; targetId: number; expiresAt: Date } | null> {
    const rows: { kind: Kind; targetId: number; expiresAt: Date }[] = await this.database.manager.query(
      'SELECT kind, target_id AS "targetId", expires_at AS "expiresAt" FROM link_codes WHERE code_hash = $1 AND kind = ANY($2)',
      [codeHash, [kinds].flat()],
    );
    return rows[0] ?? null;
  }

  /** Deletes links that expired 90 days ago; those of the kinds that are kept longer only after a year. */
  forgetLinks(now: Date, keptForAYear: readonly LinkKind[]): Promise<void> {
    return this.database.deleteInSteps(
      `DELETE FROM link_codes WHERE code_hash = ANY (ARRAY(
         SELECT code_hash FROM link_codes WHERE expires_at < $1::timestamptz - interval '90 days'
           AND (NOT kind = ANY($2) OR expires_at < $1::timestamptz - interval '1 year') ORDER BY expires_at LIMIT ${OLD_ROWS_STEP}))`,
      [now, keptForAYear],
    );
  }

  /**
   * Returns the existing numbers, and assigns a free number to each target without one, counting for each
   * person in order from a number that advances with the targets. Targets that another worker has just
   * numbered are left out, and so are targets that need a number which must first be freed. Each person's
   * numbers are read by index (OFFSET 0): a kept plan that joined the table would read all of it.
   */
  takeNumbers(
    wanted: readonly InvitationNumber[],
    restedBefore: Date,
  ): Promise<{ messageId: number; number: number }[]> {
    const count = SHORT_CODES.last - SHORT_CODES.first + 1;
    return this.database.statement(
      `WITH wanted AS (
         SELECT * FROM unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::timestamptz[]) AS w(user_id, kind, target_id, id, expires_at)
       ), known AS (
         SELECT c.user_id, c.kind, c.target_id, c.number FROM (SELECT DISTINCT user_id, kind, target_id FROM wanted) w
         CROSS JOIN LATERAL (SELECT * FROM short_codes s WHERE s.user_id = w.user_id AND s.kind = w.kind AND s.target_id = w.target_id AND s.expires_at > $8 OFFSET 0) c
       ), without AS (
         SELECT w.user_id, w.kind, w.target_id, max(w.expires_at) AS expires_at, row_number() OVER (PARTITION BY w.user_id ORDER BY w.target_id, w.kind) AS place
         FROM wanted w WHERE NOT EXISTS (SELECT 1 FROM known k WHERE k.user_id = w.user_id AND k.kind = w.kind AND k.target_id = w.target_id)
         GROUP BY w.user_id, w.kind, w.target_id
       ), free AS (
         SELECT u.user_id, $6::int + n.at AS number, row_number() OVER (PARTITION BY u.user_id ORDER BY (n.at - u.first % $7::int + $7) % $7) AS place
         FROM (SELECT w.user_id, min(w.target_id) AS first, ARRAY(SELECT c.number FROM short_codes c WHERE c.user_id = w.user_id) AS used FROM without w GROUP BY w.user_id) u
         CROSS JOIN generate_series(0, $7 - 1) AS n(at)
         WHERE $6 + n.at <> ALL(u.used)
       ), given AS (
         INSERT INTO short_codes (user_id, kind, target_id, number, expires_at)
         SELECT w.user_id, w.kind, w.target_id, f.number, w.expires_at FROM without w JOIN free f ON f.user_id = w.user_id AND f.place = w.place
         ORDER BY w.user_id, w.place ON CONFLICT DO NOTHING
         RETURNING user_id, kind, target_id, number
       )
       SELECT w.id AS "messageId", n.number FROM wanted w
       JOIN (SELECT * FROM known UNION ALL SELECT * FROM given) n ON n.user_id = w.user_id AND n.kind = w.kind AND n.target_id = w.target_id`,
      [
        wanted.map(({ userId }) => userId),
        wanted.map(({ kind }) => kind),
        wanted.map(({ targetId }) => targetId),
        wanted.map(({ messageId }) => messageId),
        wanted.map(({ expiresAt }) => expiresAt),
        SHORT_CODES.first,
        count,
        restedBefore,
      ],
    );
  }

  /** Deletes those numbers of the given people that can be used again. */
  async freeNumbers(userIds: readonly number[], restedBefore: Date): Promise<void> {
    await this.database.statement('DELETE FROM short_codes WHERE user_id = ANY($1) AND expires_at <= $2', [
      userIds,
      restedBefore,
    ]);
  }

  /** Deletes all numbers that can be used again. */
  forgetNumbers(restedBefore: Date): Promise<void> {
    return this.database.deleteInSteps(
      `DELETE FROM short_codes WHERE (user_id, kind, target_id) IN (
         SELECT user_id, kind, target_id FROM short_codes WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${OLD_ROWS_STEP})`,
      [restedBefore],
    );
  }
}
