import { SHORT_CODES } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { SecretKind } from './notification.entity.js';
import type { DueNotification } from './notifications.repository.js';
import type { InvitationMessage } from './notifications.types.js';

/** Several workers that write to one person at once may want the same numbers; the slower one looks again. */
const MOST_ROUNDS = 8;
/**
 * How long a number rests after its link is over, in seconds: a late answer must not fall on another
 * invitation.
 */
const REST_SECONDS = 2 * 86_400;

type Sendable = Pick<DueNotification, 'id' | 'receiverId' | 'secretKind' | 'secretId' | 'secretExpiresAt'>;

interface Wanted {
  messageId: number;
  userId: number;
  kind: InvitationMessage['kind'];
  targetId: number;
  expiresAt: Date;
}

/**
 * Numbers of invitations (rule 171): two digits, unique among those of one person whose links are good. An
 * invitation keeps its number whatever channel it goes by and however often it is sent.
 */
@Injectable()
export class ShortCodes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The numbers of those messages that invite, by the message's number. Who has more open invitations than
   * there are numbers gets the last ones without.
   */
  async ofAll(due: readonly Sendable[]): Promise<Map<number, number>> {
    const wanted = due.flatMap(wantedOf);
    const numbers = new Map<number, number>();
    if (wanted.length === 0) return numbers;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const missing = wanted.filter(({ messageId }) => !numbers.has(messageId));
      for (const { messageId, number } of await this.take(missing)) numbers.set(messageId, number);
      if (numbers.size === wanted.length) return numbers;
      await this.freeExpired(missing);
    }
    return numbers;
  }

  /** Forgets numbers that are free again. */
  async sweep(): Promise<void> {
    await this.database.manager.query('DELETE FROM short_codes WHERE expires_at <= $1', [
      this.restedBefore(),
    ]);
  }

  private async freeExpired(wanted: readonly Wanted[]): Promise<void> {
    const people = wanted.map(({ userId }) => userId);
    await this.database.statement('DELETE FROM short_codes WHERE user_id = ANY($1) AND expires_at <= $2', [
      people,
      this.restedBefore(),
    ]);
  }

  private restedBefore(): Date {
    return addSeconds(this.clock.now(), -REST_SECONDS);
  }

  /**
   * The numbers that are there, and for each that has none a free one, those of one person in their order,
   * beginning at one that moves on with the targets. What another worker was quicker to write is left out,
   * and what only a number could have that is to be freed.
   */
  private take(wanted: readonly Wanted[]): Promise<{ messageId: number; number: number }[]> {
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
        this.restedBefore(),
      ],
    );
  }
}

function wantedOf({
  id: messageId,
  receiverId: userId,
  secretKind: kind,
  secretId: targetId,
  secretExpiresAt: expiresAt,
}: Sendable): Wanted[] {
  return isInvitation(kind) && userId !== null && targetId !== null && expiresAt !== null
    ? [{ messageId, userId, kind, targetId, expiresAt }]
    : [];
}

/** Whether a message of this kind invites, so that it can be answered by a message. */
export function isInvitation(kind: SecretKind | null): kind is InvitationMessage['kind'] {
  return kind === 'event_volunteer' || kind === 'application_call';
}
