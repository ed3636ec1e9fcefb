import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { isRole, type Role } from '@karov/domain';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { SessionReader, type Caller } from '../../platform/security/caller.js';

/** A session that has not ended. */
export interface LiveSession {
  id: string;
  role: Role;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  expiresAt: Date;
}

const HOUR = 3600;
const USER_AGENT_MAX = 255;

/** Sessions: a signed token that names a row, so that ending the row ends the token at once (decision 27). */
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

  /** Opens a session and returns its token. */
  async open(userId: number, role: Role, userAgent: string): Promise<string> {
    const id = randomUUID();
    const now = this.clock.now();
    await this.database.manager.query(
      'INSERT INTO sessions (id, user_id, role, created_at, expires_at, user_agent) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, userId, role, now, addSeconds(now, this.config.sessionHours * HOUR), userAgent.slice(0, USER_AGENT_MAX)],
    );
    return this.jwt.signAsync({ sub: userId, role, sid: id });
  }

  /** The caller of a live session of somebody who is neither deleted nor blocked, with the role still held. */
  async read(token: string): Promise<Caller | null> {
    const claims = await this.claims(token);
    if (!claims) return null;
    const rows: { user_id: number; role: Role }[] = await this.database.manager.query(
      `SELECT s.user_id, s.role FROM sessions s JOIN users u ON u.id = s.user_id JOIN user_roles r ON r.user_id = s.user_id AND r.role = s.role
       WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND u.deleted_at IS NULL AND NOT u.is_block`,
      [claims.sid, this.clock.now()],
    );
    const [row] = rows;
    return row && row.user_id === claims.sub && row.role === claims.role ? { userId: row.user_id, role: row.role, sessionId: claims.sid } : null;
  }

  /** Ends one session. */
  async end(sessionId: string): Promise<void> {
    await this.database.manager.query('UPDATE sessions SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL', [sessionId, this.clock.now()]);
  }

  /** Ends all sessions of a person. */
  async endAll(userId: number): Promise<void> {
    await this.database.manager.query('UPDATE sessions SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL', [userId, this.clock.now()]);
  }

  /** Ends one session, if it is this person's own; false when they have no such live session. */
  async endOwn(userId: number, sessionId: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.database.manager.query(
      'UPDATE sessions SET ended_at = $3 WHERE id = $2 AND user_id = $1 AND ended_at IS NULL RETURNING id',
      [userId, sessionId, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Ends all sessions of a person but one. */
  async endOthers(userId: number, sessionId: string): Promise<void> {
    await this.database.manager.query('UPDATE sessions SET ended_at = $3 WHERE user_id = $1 AND id <> $2 AND ended_at IS NULL', [userId, sessionId, this.clock.now()]);
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

  private async claims(token: string): Promise<{ sub: number; role: Role; sid: string } | null> {
    if (!token) return null;
    const claims: unknown = await this.jwt.verifyAsync<Record<string, unknown>>(token).catch(() => null);
    if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('role' in claims) || !('sid' in claims)) return null;
    const { sub, role, sid } = claims;
    return typeof sub === 'number' && isRole(role) && typeof sid === 'string' ? { sub, role, sid } : null;
  }
}
