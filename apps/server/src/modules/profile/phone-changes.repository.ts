import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { SessionsEnded } from '../auth/index.js';
import { PhoneChangeEntity } from './phone-change.entity.js';

/** A pending change. */
export interface WaitingPhoneChange {
  userId: number;
  phone: string;
  sessionId: string;
  dueAt: Date;
}

const FIELDS = 'user_id AS "userId", phone, session_id AS "sessionId", due_at AS "dueAt"';

/** Queries on pending phone numbers. */
@Injectable()
export class PhoneChangesRepository {
  constructor(private readonly database: Database) {}

  async waiting(userId: number): Promise<WaitingPhoneChange | null> {
    const rows: WaitingPhoneChange[] = await this.database.manager.query(
      `SELECT ${FIELDS} FROM phone_changes WHERE user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Records a change, which replaces an older one. */
  async put({ userId, phone, sessionId, dueAt }: WaitingPhoneChange): Promise<void> {
    await this.database.joined.upsert(PhoneChangeEntity, { userId, phone, sessionId, dueAt }, ['userId']);
  }

  /** Transfers a session's pending change to the owner's next session. */
  async handOver(from: string, to: string): Promise<void> {
    await this.database.joined.update(PhoneChangeEntity, { sessionId: from }, { sessionId: to });
  }

  /** Deletes a pending change and returns it; null if there is none. */
  async remove(userId: number): Promise<WaitingPhoneChange | null> {
    const [rows]: [WaitingPhoneChange[], number] = await this.database.joined.query(
      `DELETE FROM phone_changes WHERE user_id = $1 RETURNING ${FIELDS}`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Deletes the changes requested by sessions that have ended. */
  async removeOf(ended: SessionsEnded): Promise<WaitingPhoneChange[]> {
    const [where, values] =
      'sessionId' in ended
        ? ['session_id = $1', [ended.sessionId]]
        : [
            'user_id = $1 AND session_id IS DISTINCT FROM $2::uuid',
            [ended.userId, ended.exceptSessionId ?? null],
          ];
    const [rows]: [WaitingPhoneChange[], number] = await this.database.joined.query(
      `DELETE FROM phone_changes WHERE ${where} RETURNING ${FIELDS}`,
      values,
    );
    return rows;
  }

  /** Whether the session that requested a change has ended, even just now. */
  async isAskerEnded({ sessionId }: WaitingPhoneChange): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM sessions WHERE id = $1 AND ended_at IS NOT NULL',
      [sessionId],
    );
    return rows.length > 0;
  }

  async nextDue(): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      'SELECT min(due_at) AS due FROM phone_changes',
    );
    return rows[0]?.due ?? null;
  }

  /** Removes and returns the next due change, or null. */
  async takeDue(now: Date): Promise<WaitingPhoneChange | null> {
    const [rows]: [WaitingPhoneChange[], number] = await this.database.joined.query(
      `DELETE FROM phone_changes WHERE user_id = (SELECT user_id FROM phone_changes WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${FIELDS}`,
      [now],
    );
    return rows[0] ?? null;
  }
}
