import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { isRole, isStaff, LIMITS, type Role } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { SessionReader, type Caller, type LiveCaller } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { sessionReplaced, sessionsEnded } from './sessions.signals.js';

/** Until when a session lasts, and when it locks unless somebody works in it (null for who is not staff); whether its owner has a passkey. */
export interface SessionTimes {
  expiresAt: Date;
  locksAt: Date | null;
  hasPasskey: boolean;
}

/** A session that has not ended. */
export interface LiveSession {
  id: string;
  role: Role;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  expiresAt: Date;
}

/** When the owner of a session proved who they are: that they have the registered phone, or by a passkey. */
export interface SessionProofs {
  phone?: Date | null;
  passkey?: Date | null;
}

const MINUTE = 60;
const HOUR = 3600;
const USER_AGENT_MAX = 255;

/** Sessions: a signed token that names a row, so that ending the row ends the token at once (rule 27). */
@Injectable()
export class SessionsService extends SessionReader {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jwt: JwtService,
  ) {
    super();
  }

  /** Opens a session and returns its token, with what has shown who it is for; a limited one waits for its question (rule 237). */
  async open(userId: number, role: Role, userAgent: string, proofs: SessionProofs = {}, isLimited = false): Promise<string> {
    return this.tokenOf(await this.insert(userId, role, userAgent, proofs, isLimited));
  }

  /**
   * Opens the session in which somebody goes on from one that is held, with its proofs and with what it has asked for; that one and all others end. Returns
   * its token.
   */
  async replaceAll(tx: Tx, { userId, sessionId: from }: Caller, role: Role, userAgent: string, proofs: SessionProofs): Promise<string> {
    const next = await this.insert(userId, role, userAgent, proofs, false);
    await tx.signal(sessionReplaced, { from, to: next.sessionId });
    await this.endOthers(userId, next.sessionId);
    return this.tokenOf(next);
  }

  private async insert(userId: number, role: Role, userAgent: string, { phone = null, passkey = null }: SessionProofs, isLimited: boolean): Promise<Caller> {
    const id = randomUUID();
    const now = this.clock.now();
    await this.database.manager.query(
      `INSERT INTO sessions (id, user_id, role, created_at, used_at, expires_at, user_agent, phone_proven_at, passkey_proven_at, is_limited)
       VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
      [id, userId, role, now, this.expiry(role, now), userAgent.slice(0, USER_AGENT_MAX), phone, passkey, isLimited],
    );
    return { userId, role, sessionId: id };
  }

  /** The token that names a session. */
  tokenOf({ userId, role, sessionId }: Caller): Promise<string> {
    return this.jwt.signAsync({ sub: userId, role, sid: sessionId });
  }

  /**
   * The caller of a live session of somebody who is neither deleted nor blocked, with the role still held. Where staff need a passkey, a session
   * without its proof is locked for who has one, and may do nothing but add one for who has none (docs/adr/0017). A limited one ends with the person's
   * hold of the number that alone has opened it (rule 237).
   */
  async read(token: string): Promise<LiveCaller | null> {
    const claims = await this.claims(token);
    if (!claims) return null;
    const now = this.clock.now();
    const rows: { user_id: number; role: Role; used_at: Date; is_proven: boolean; has_passkey: boolean; is_limited: boolean }[] =
      await this.database.manager.query(
        `SELECT s.user_id, s.role, s.used_at, s.is_limited, s.passkey_proven_at IS NOT NULL AS is_proven, EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = s.user_id) AS has_passkey
       FROM sessions s JOIN users u ON u.id = s.user_id JOIN user_roles r ON r.user_id = s.user_id AND r.role = s.role
       WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND u.deleted_at IS NULL AND NOT u.is_block
         AND NOT (s.is_limited AND EXISTS (SELECT 1 FROM phone_owners o WHERE o.user_id = u.id AND o.phone = u.phone AND o.since > s.created_at))`,
        [claims.sid, now],
      );
    const [row] = rows;
    if (!row || row.user_id !== claims.sub || row.role !== claims.role) return null;
    const needsPasskey = this.config.staffPasskey === 'required' && isStaff(row.role);
    return {
      userId: row.user_id,
      role: row.role,
      sessionId: claims.sid,
      lacksPasskey: needsPasskey && !row.has_passkey,
      isLimited: row.is_limited,
      isLocked: this.isLocked(row.role, row.used_at, now) || (needsPasskey && row.has_passkey && !row.is_proven),
    };
  }

  /** Notes that somebody works in a session, at most once a minute; one that has locked stays so. */
  async used({ role, sessionId, isLocked }: LiveCaller): Promise<void> {
    if (isLocked || !isStaff(role)) return;
    const now = this.clock.now();
    await this.database.manager.query('UPDATE sessions SET used_at = $2 WHERE id = $1 AND used_at < $3', [sessionId, now, addSeconds(now, -MINUTE)]);
  }

  /** Until when a session lasts and when it locks. */
  async times({ sessionId, role }: Caller): Promise<SessionTimes | null> {
    const rows: { usedAt: Date; expiresAt: Date; hasPasskey: boolean }[] = await this.database.manager.query(
      `SELECT used_at AS "usedAt", expires_at AS "expiresAt", EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = s.user_id) AS "hasPasskey" FROM sessions s WHERE id = $1`,
      [sessionId],
    );
    const [row] = rows;
    return row
      ? { expiresAt: row.expiresAt, hasPasskey: row.hasPasskey, locksAt: isStaff(role) ? addSeconds(row.usedAt, this.config.staffLockMinutes * MINUTE) : null }
      : null;
  }

  /** Gives a session its full time again, after its owner has proven to be there; what was locked is open. */
  async renew({ sessionId, role }: Caller): Promise<void> {
    const now = this.clock.now();
    await this.database.manager.query('UPDATE sessions SET used_at = $2, expires_at = $3 WHERE id = $1 AND ended_at IS NULL', [
      sessionId,
      now,
      this.expiry(role, now),
    ]);
  }

  /** Notes that who works in a session has the registered phone. */
  async notePhoneProven(sessionId: string): Promise<void> {
    await this.database.manager.query('UPDATE sessions SET phone_proven_at = $2 WHERE id = $1', [sessionId, this.clock.now()]);
  }

  /** What of the proofs of a live session is fresh (rule 234). */
  async freshProofs(sessionId: string): Promise<{ byPhone: boolean; byPasskey: boolean }> {
    const rows: { byPhone: boolean; byPasskey: boolean }[] = await this.database.manager.query(
      `SELECT phone_proven_at > $2 IS TRUE AS "byPhone", passkey_proven_at > $2 IS TRUE AS "byPasskey" FROM sessions WHERE id = $1 AND ended_at IS NULL`,
      [sessionId, addSeconds(this.clock.now(), -LIMITS.freshProofSeconds)],
    );
    return rows[0] ?? { byPhone: false, byPasskey: false };
  }

  /** Notes that a passkey has shown who works in a session. */
  async notePasskeyProven(sessionId: string): Promise<void> {
    await this.database.manager.query('UPDATE sessions SET passkey_proven_at = $2 WHERE id = $1', [sessionId, this.clock.now()]);
  }

  /** When its owner proved who they are in a session; null when it has ended. */
  async proofs(sessionId: string): Promise<Required<SessionProofs> | null> {
    const rows: Required<SessionProofs>[] = await this.database.manager.query(
      'SELECT phone_proven_at AS phone, passkey_proven_at AS passkey FROM sessions WHERE id = $1 AND ended_at IS NULL',
      [sessionId],
    );
    return rows[0] ?? null;
  }

  /**
   * The proofs of a session, which is held to the end of the transaction: what goes on in another session from this one comes before its end, and ends with
   * it ({@link endAll}), or not at all. Null when it has ended.
   */
  async hold(tx: Tx, sessionId: string): Promise<Required<SessionProofs> | null> {
    const rows: Required<SessionProofs>[] = await tx.manager.query(
      'SELECT phone_proven_at AS phone, passkey_proven_at AS passkey FROM sessions WHERE id = $1 AND ended_at IS NULL FOR NO KEY UPDATE',
      [sessionId],
    );
    return rows[0] ?? null;
  }

  /** Opens to a person the session that waited for their question. */
  async unlimit(tx: Tx, userId: number, sessionId: string): Promise<void> {
    await tx.manager.query('UPDATE sessions SET is_limited = false WHERE user_id = $1 AND id = $2 AND is_limited AND ended_at IS NULL', [userId, sessionId]);
  }

  /** Of the sessions that wait for a person's question the newest goes on to the end of the transaction, and all before it end; null where none waits. */
  async newestLimited(tx: Tx, userId: number): Promise<string | null> {
    const rows: { id: string }[] = await tx.manager.query(
      'SELECT id FROM sessions WHERE user_id = $1 AND is_limited AND ended_at IS NULL AND expires_at > $2 ORDER BY created_at DESC, id FOR UPDATE',
      [userId, this.clock.now()],
    );
    const [newest, ...others] = rows;
    for (const { id } of others) await this.end(id);
    return newest?.id ?? null;
  }

  /** Ends what waits for a person's question: it was answered elsewhere, and whoever waits may be another. */
  async endLimitedOf(tx: Tx, userId: number): Promise<void> {
    const rows: { id: string }[] = await tx.manager.query('SELECT id FROM sessions WHERE user_id = $1 AND is_limited AND ended_at IS NULL', [userId]);
    for (const { id } of rows) await this.end(id);
  }

  /** Ends what waits for the questions of the others of a number: whoever is there has shown that they are not one of them. */
  async endLimitedOfOthers(userId: number, phone: string): Promise<void> {
    const rows: { id: string }[] = await this.database.manager.query(
      `SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.phone = $2 AND u.phone <> '' AND u.id <> $1 AND s.is_limited AND s.ended_at IS NULL`,
      [userId, phone],
    );
    for (const { id } of rows) await this.end(id);
  }

  /** Ends one session. */
  async end(sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.manager.query('UPDATE sessions SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL', [sessionId, this.clock.now()]);
      await tx.signal(sessionsEnded, { sessionId });
    });
  }

  /** Ends all sessions of a person. */
  async endAll(userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.holdAll(tx, userId);
      await tx.manager.query('UPDATE sessions SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL', [userId, this.clock.now()]);
      await tx.signal(sessionsEnded, { userId });
    });
  }

  /** Ends the sessions in which somebody works in one of these roles; sockets of theirs are cut (rule 27). */
  async endIn(userId: number, roles: readonly Role[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [rows]: [{ id: string }[], number] = await tx.manager.query(
        'UPDATE sessions SET ended_at = $3 WHERE user_id = $1 AND role = ANY($2) AND ended_at IS NULL RETURNING id',
        [userId, roles, this.clock.now()],
      );
      for (const { id } of rows) await tx.signal(sessionsEnded, { sessionId: id });
    });
  }

  /** Ends one session, if it is this person's own; false when they have no such live session. */
  async endOwn(userId: number, sessionId: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const [rows]: [unknown[], number] = await tx.manager.query(
        'UPDATE sessions SET ended_at = $3 WHERE id = $2 AND user_id = $1 AND ended_at IS NULL RETURNING id',
        [userId, sessionId, this.clock.now()],
      );
      if (rows.length > 0) await tx.signal(sessionsEnded, { sessionId });
      return rows.length > 0;
    });
  }

  /** Ends all sessions of a person but one. */
  async endOthers(userId: number, sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.holdAll(tx, userId);
      await tx.manager.query('UPDATE sessions SET ended_at = $3 WHERE user_id = $1 AND id <> $2 AND ended_at IS NULL', [userId, sessionId, this.clock.now()]);
      await tx.signal(sessionsEnded, { userId, exceptSessionId: sessionId });
    });
  }

  /** Forgets sessions that ended or ran out before a moment. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.query('DELETE FROM sessions WHERE coalesce(ended_at, expires_at) < $1', [moment]);
  }

  /** The live sessions of a person, the one used last first. */
  async live(userId: number): Promise<LiveSession[]> {
    return this.database.manager.query(
      `SELECT id, role, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
       FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND expires_at > $2 ORDER BY coalesce(last_seen_at, created_at) DESC, id`,
      [userId, this.clock.now()],
    );
  }

  /** Notes a sign of life on a device. */
  async touch(sessionId: string): Promise<void> {
    await this.database.manager.query('UPDATE sessions SET last_seen_at = $2 WHERE id = $1', [sessionId, this.clock.now()]);
  }

  /** Waits for whatever opens a session from one of these ({@link hold}): the next statement sees what came of it. */
  private async holdAll(tx: Tx, userId: number): Promise<void> {
    await tx.manager.query('SELECT 1 FROM sessions WHERE user_id = $1 AND ended_at IS NULL ORDER BY id FOR NO KEY UPDATE', [userId]);
  }

  private expiry(role: Role, from: Date): Date {
    return addSeconds(from, (isStaff(role) ? this.config.staffSessionHours : this.config.sessionHours) * HOUR);
  }

  private isLocked(role: Role, usedAt: Date, now: Date): boolean {
    return isStaff(role) && addSeconds(usedAt, this.config.staffLockMinutes * MINUTE) <= now;
  }

  private async claims(token: string): Promise<{ sub: number; role: Role; sid: string } | null> {
    if (!token) return null;
    const claims: unknown = await this.jwt.verifyAsync<Record<string, unknown>>(token).catch(() => null);
    if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('role' in claims) || !('sid' in claims)) return null;
    const { sub, role, sid } = claims;
    return typeof sub === 'number' && isRole(role) && typeof sid === 'string' ? { sub, role, sid } : null;
  }
}
