import { LIMITS, SHORT_CODES } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { LinkCodeEntity, LinkKind } from './link-code.entity.js';
import type { DueNotification } from './notifications.repository.js';
import type { InvitationMessage } from './notifications.types.js';

/** An invitation, and the target of its number. */
export interface InvitationNumber {
  messageId: number;
  userId: number;
  kind: InvitationMessage['kind'];
  targetId: number;
  expiresAt: Date;
}

/**
 * Whether `gone` had given no sign for $3 days when `began` started using the number that they have now, and
 * has not signed in since: a stranger (rule 237).
 */
const isStranger = (
  gone: string,
  began: string,
) => `EXISTS (SELECT 1 FROM (SELECT max(p.since) AS since FROM phone_owners p
  WHERE p.user_id = ${began}.id AND p.phone = ${began}.phone) w WHERE last_sign_of(${gone}.id, w.since) + make_interval(days => $3) < w.since)`;

/** Strangers are never named to each other: the telephone's present owner would learn who had it before. */
const SHARED = `SELECT u.id, u.first_name AS name FROM unnest($1::int[], $2::text[]) AS r(id, address) JOIN users u ON u.id = r.id AND u.phone = r.address
  WHERE u.first_name <> '' AND EXISTS (SELECT 1 FROM users o WHERE o.phone = u.phone AND o.id <> u.id AND o.deleted_at IS NULL
    AND NOT ${isStranger('u', 'o')} AND NOT ${isStranger('o', 'u')})`;

/**
 * Queries on what is inserted into messages when they leave: hashes of the codes in links (rule 29), numbers
 * of invitations (rule 171), and names of people who share a number (rule 238).
 */
@Injectable()
export class MessageSecretsRepository {
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

  /** Deletes links that expired 90 days ago; those of some kinds, a year ago. */
  async forgetLinks(now: Date, keptForAYear: readonly LinkKind[]): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM link_codes WHERE expires_at < $1::timestamptz - CASE WHEN kind = ANY($2) THEN interval '1 year' ELSE interval '90 days' END`,
      [now, keptForAYear],
    );
  }

  /**
   * Returns the existing numbers, and assigns a free one to each target without one, in each person's order,
   * starting at a number that moves on with the targets. Targets that another worker was quicker to number
   * are left out, and so are those that need a number which must first be freed.
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
         SELECT c.user_id, c.kind, c.target_id, c.number FROM short_codes c
         WHERE (c.user_id, c.kind, c.target_id) IN (SELECT user_id, kind, target_id FROM wanted) AND c.expires_at > $8
       ), without AS (
         SELECT w.user_id, w.kind, w.target_id, max(w.expires_at) AS expires_at, row_number() OVER (PARTITION BY w.user_id ORDER BY w.target_id, w.kind) AS place
         FROM wanted w WHERE NOT EXISTS (SELECT 1 FROM known k WHERE k.user_id = w.user_id AND k.kind = w.kind AND k.target_id = w.target_id)
         GROUP BY w.user_id, w.kind, w.target_id
       ), free AS (
         SELECT u.user_id, $6::int + n.at AS number, row_number() OVER (PARTITION BY u.user_id ORDER BY (n.at - u.first % $7::int + $7) % $7) AS place
         FROM (SELECT user_id, min(target_id) AS first FROM without GROUP BY user_id) u CROSS JOIN generate_series(0, $7 - 1) AS n(at)
         WHERE NOT EXISTS (SELECT 1 FROM short_codes c WHERE c.user_id = u.user_id AND c.number = $6 + n.at)
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

  /** Deletes numbers of the given people whose rest has ended. */
  async freeNumbers(userIds: readonly number[], restedBefore: Date): Promise<void> {
    await this.database.statement('DELETE FROM short_codes WHERE user_id = ANY($1) AND expires_at <= $2', [
      userIds,
      restedBefore,
    ]);
  }

  /** Deletes all numbers whose rest has ended. */
  async forgetNumbers(restedBefore: Date): Promise<void> {
    await this.database.manager.query('DELETE FROM short_codes WHERE expires_at <= $1', [restedBefore]);
  }

  /** Returns the first names of receivers who share the number that their message goes to, by receiver. */
  async namesOf(
    messages: readonly Pick<DueNotification, 'receiverId' | 'sendTo'>[],
  ): Promise<Map<number, string>> {
    const rows: { id: number; name: string }[] = await this.database.manager.query(SHARED, [
      messages.map(({ receiverId }) => receiverId),
      messages.map(({ sendTo }) => sendTo),
      LIMITS.ownerAwayDays,
    ]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
