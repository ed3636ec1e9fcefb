import type { Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database, OLD_ROWS_STEP } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import type { Device } from '../../platform/security/client.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { SessionEntity } from './session.entity.js';

/** A session that has not ended. */
export interface LiveSession {
  id: string;
  role: Role;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  expiresAt: Date;
}

/** What a call needs to know about its session. */
interface SessionOfCall {
  userId: number;
  role: Role;
  usedAt: Date;
  isLimited: boolean;
  isProven: boolean;
  hasPasskey: boolean;
}

/** When the owner of a session proved their identity, by the registered phone and by a passkey. */
export interface SessionProofs {
  phone: Date | null;
  passkey: Date | null;
}

export type NewSession = Pick<
  SessionEntity,
  | 'id'
  | 'userId'
  | 'role'
  | 'createdAt'
  | 'usedAt'
  | 'expiresAt'
  | 'userAgent'
  | 'phoneProvenAt'
  | 'passkeyProvenAt'
  | 'isLimited'
>;

const PROOFS =
  'SELECT phone_proven_at AS phone, passkey_proven_at AS passkey FROM sessions WHERE id = $1 AND ended_at IS NULL';

/**
 * Queries on sessions, and on the devices on which people have signed in (rule 95). Callers must signal the
 * end of a session: see `SessionsService`.
 */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  async insert(session: NewSession): Promise<void> {
    await this.database.manager.insert(SessionEntity, session);
  }

  /**
   * Returns a live session whose person is neither deleted nor blocked and still has the session's role. A
   * limited session ends when the person loses the number that opened it (rule 237).
   */
  async ofCall(id: string, now: Date): Promise<SessionOfCall | null> {
    const rows: SessionOfCall[] = await this.database.manager.query(
      `SELECT s.user_id AS "userId", s.role, s.used_at AS "usedAt", s.is_limited AS "isLimited", s.passkey_proven_at IS NOT NULL AS "isProven",
         EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = s.user_id) AS "hasPasskey"
       FROM sessions s JOIN users u ON u.id = s.user_id JOIN user_roles r ON r.user_id = s.user_id AND r.role = s.role
       WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND u.deleted_at IS NULL AND NOT u.is_block
         AND NOT (s.is_limited AND EXISTS (SELECT 1 FROM phone_owners o WHERE o.user_id = u.id AND o.phone = u.phone AND o.since > s.created_at))`,
      [id, now],
    );
    return rows[0] ?? null;
  }

  async times(id: string): Promise<{ usedAt: Date; expiresAt: Date; hasPasskey: boolean } | null> {
    const rows: { usedAt: Date; expiresAt: Date; hasPasskey: boolean }[] = await this.database.manager.query(
      `SELECT used_at AS "usedAt", expires_at AS "expiresAt", EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = s.user_id) AS "hasPasskey" FROM sessions s WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The live sessions of a person, last used first. */
  live(userId: number, now: Date): Promise<LiveSession[]> {
    return this.database.manager.query(
      `SELECT id, role, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
       FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND expires_at > $2 ORDER BY coalesce(last_seen_at, created_at) DESC, id`,
      [userId, now],
    );
  }

  /** Records that a session is being used, unless that has been recorded since the given time. */
  async used(id: string, now: Date, unlessAfter: Date): Promise<void> {
    await this.database.manager.update(SessionEntity, { id, usedAt: LessThan(unlessAfter) }, { usedAt: now });
  }

  async renew(id: string, now: Date, expiresAt: Date): Promise<void> {
    await this.database.manager.update(SessionEntity, { id, endedAt: IsNull() }, { usedAt: now, expiresAt });
  }

  async update(
    id: string,
    change: Partial<Pick<SessionEntity, 'lastSeenAt' | 'phoneProvenAt' | 'passkeyProvenAt'>>,
  ): Promise<void> {
    await this.database.manager.update(SessionEntity, { id }, change);
  }

  /** Returns when the owner of a live session proved their identity in it. */
  async proofs(id: string): Promise<SessionProofs | null> {
    const rows: SessionProofs[] = await this.database.manager.query(PROOFS, [id]);
    return rows[0] ?? null;
  }

  /** Locks a session until the transaction ends, and returns its proofs. */
  async hold(id: string): Promise<SessionProofs | null> {
    const rows: SessionProofs[] = await this.database.joined.query(`${PROOFS} FOR NO KEY UPDATE`, [id]);
    return rows[0] ?? null;
  }

  /** Locks all live sessions of a person until the transaction ends. */
  async holdAll(userId: number): Promise<void> {
    await this.database.joined.query(
      'SELECT 1 FROM sessions WHERE user_id = $1 AND ended_at IS NULL ORDER BY id FOR NO KEY UPDATE',
      [userId],
    );
  }

  async unlimit(userId: number, id: string): Promise<void> {
    await this.database.joined.update(
      SessionEntity,
      { userId, id, isLimited: true, endedAt: IsNull() },
      { isLimited: false },
    );
  }

  /** Locks the sessions that wait for a person's question, newest first. */
  async lockLimited(userId: number, now: Date): Promise<string[]> {
    const rows: { id: string }[] = await this.database.joined.query(
      'SELECT id FROM sessions WHERE user_id = $1 AND is_limited AND ended_at IS NULL AND expires_at > $2 ORDER BY created_at DESC, id FOR UPDATE',
      [userId, now],
    );
    return rows.map(({ id }) => id);
  }

  async limitedOf(userId: number): Promise<string[]> {
    const rows = await this.database.joined.find(SessionEntity, {
      select: { id: true },
      where: { userId, isLimited: true, endedAt: IsNull() },
    });
    return rows.map(({ id }) => id);
  }

  /** Returns the sessions that wait for the questions of the other people with a number. */
  async limitedOfOthers(userId: number, phone: string): Promise<string[]> {
    const rows: { id: string }[] = await this.database.manager.query(
      `SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.phone = $2 AND u.phone <> '' AND u.id <> $1 AND s.is_limited AND s.ended_at IS NULL`,
      [userId, phone],
    );
    return rows.map(({ id }) => id);
  }

  async end(id: string, now: Date): Promise<void> {
    await this.database.joined.update(SessionEntity, { id, endedAt: IsNull() }, { endedAt: now });
  }

  /** Ends a session if it belongs to this person; returns whether it did. */
  async endOwn(userId: number, id: string, now: Date): Promise<boolean> {
    return hasChanged(
      await this.database.joined.update(SessionEntity, { id, userId, endedAt: IsNull() }, { endedAt: now }),
    );
  }

  /** Ends all sessions of a person, or all but one. */
  async endAll(userId: number, now: Date, exceptId: string | null = null): Promise<void> {
    await this.database.joined.query(
      'UPDATE sessions SET ended_at = $2 WHERE user_id = $1 AND id IS DISTINCT FROM $3::uuid AND ended_at IS NULL',
      [userId, now, exceptId],
    );
  }

  /** Ends a person's sessions in the given roles; returns their ids. */
  async endIn(userId: number, roles: readonly Role[], now: Date): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await this.database.joined.query(
      'UPDATE sessions SET ended_at = $3 WHERE user_id = $1 AND role = ANY($2) AND ended_at IS NULL RETURNING id',
      [userId, roles, now],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes sessions that ended or expired before a given time. */
  forgetBefore(moment: Date): Promise<void> {
    return this.database.deleteInSteps(
      `DELETE FROM sessions WHERE id = ANY (ARRAY(
         SELECT id FROM sessions WHERE coalesce(ended_at, expires_at) < $1 LIMIT ${OLD_ROWS_STEP}))`,
      [moment],
    );
  }

  /** Whether somebody who has this number has signed in on a device. */
  async isKnownDevice({ hash, isBare }: Device, phone: string): Promise<boolean> {
    if (isBare) return false;
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM known_devices d JOIN users u ON u.id = d.user_id WHERE d.device = $1 AND u.phone = $2 AND u.deleted_at IS NULL',
      [hash, phone],
    );
    return rows.length > 0;
  }

  /** Whether a person has signed in on a device. */
  async isDeviceOf({ hash, isBare }: Device, userId: number): Promise<boolean> {
    return !isBare && this.database.manager.existsBy(KnownDeviceEntity, { device: hash, userId });
  }

  /** Records that somebody has signed in on a device. */
  async rememberDevice({ hash: device }: Device, userId: number, lastUsedAt: Date): Promise<void> {
    await this.database.manager.upsert(KnownDeviceEntity, { device, userId, lastUsedAt }, [
      'device',
      'userId',
    ]);
  }

  async forgetDevices(userId: number): Promise<void> {
    await this.database.manager.delete(KnownDeviceEntity, { userId });
  }
}
