import { LIMITS } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { DueNotification } from './notifications.repository.js';

/**
 * Whether `gone` had given no sign for $3 days when `began` began with the number that they have now, and has
 * not come in since: a stranger (rule 237).
 */
const isStranger = (
  gone: string,
  began: string,
) => `EXISTS (SELECT 1 FROM (SELECT max(p.since) AS since FROM phone_owners p
  WHERE p.user_id = ${began}.id AND p.phone = ${began}.phone) w WHERE last_sign_of(${gone}.id, w.since) + make_interval(days => $3) < w.since)`;

/**
 * Strangers are named to each other nowhere: the present owner of the telephone would read who had it before.
 */
const SHARED = `SELECT u.id, u.first_name AS name FROM unnest($1::int[], $2::text[]) AS r(id, address) JOIN users u ON u.id = r.id AND u.phone = r.address
  WHERE u.first_name <> '' AND EXISTS (SELECT 1 FROM users o WHERE o.phone = u.phone AND o.id <> u.id AND o.deleted_at IS NULL
    AND NOT ${isStranger('u', 'o')} AND NOT ${isStranger('o', 'u')})`;

/** Queries on the names of people who share a number. */
@Injectable()
export class SharedNamesRepository {
  constructor(private readonly database: Database) {}

  /** The first names of receivers who share the number that their message goes to, by receiver. */
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
