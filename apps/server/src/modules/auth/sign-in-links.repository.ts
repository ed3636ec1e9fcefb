import type { SignInDoor } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { onlyRow } from '../../platform/database/rows.js';
import { SignInLinkEntity } from './sign-in-link.entity.js';

/** Queries on links that sign in a phone's owner (rule 96). */
@Injectable()
export class SignInLinksRepository {
  constructor(private readonly database: Database) {}

  async insert(link: Pick<SignInLinkEntity, 'userId' | 'door' | 'createdAt' | 'expiresAt'>): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      'INSERT INTO sign_in_links (user_id, door, created_at, expires_at) VALUES ($1, $2, $3, $4) RETURNING id',
      [link.userId, link.door, link.createdAt, link.expiresAt],
    );
    return onlyRow(rows).id;
  }

  /** Uses up an unused link whose person still has the number that it was sent to. */
  async use(id: number, now: Date): Promise<{ userId: number; door: SignInDoor } | null> {
    const [rows]: [{ userId: number; door: SignInDoor }[], number] = await this.database.joined.query(
      `UPDATE sign_in_links l SET used_at = $2 FROM users u WHERE l.id = $1 AND l.used_at IS NULL AND u.id = l.user_id AND u.phone <> ''
         AND NOT EXISTS (SELECT 1 FROM phone_owners o WHERE o.user_id = u.id AND o.phone = u.phone AND o.since > l.created_at)
       RETURNING l.user_id AS "userId", l.door`,
      [id, now],
    );
    return rows[0] ?? null;
  }

  async withdraw(userId: number, now: Date): Promise<void> {
    await this.database.joined.update(SignInLinkEntity, { userId, usedAt: IsNull() }, { usedAt: now });
  }

  /** The links created for a person since a given time, and whether each can still be used. */
  async madeSince(userId: number, since: Date, now: Date): Promise<{ isOpen: boolean }[]> {
    return this.database.joined.query(
      'SELECT used_at IS NULL AND expires_at > $3 AS "isOpen" FROM sign_in_links WHERE user_id = $1 AND created_at > $2',
      [userId, since, now],
    );
  }

  async forgetEndedBefore(moment: Date): Promise<void> {
    await this.database.manager.delete(SignInLinkEntity, { expiresAt: LessThan(moment) });
  }
}
