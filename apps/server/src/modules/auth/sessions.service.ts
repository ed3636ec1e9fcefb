import { randomUUID } from 'node:crypto';
import { HOUR, isRole, isStaff, LIMITS, MINUTE, type Role } from '@karov/domain';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { type Caller, type LiveCaller, SessionReader } from '../../platform/security/caller.js';
import type { Tx } from '../../platform/signals/signals.js';
import { type LiveSession, type SessionProofs, SessionsRepository } from './sessions.repository.js';
import { sessionReplaced, sessionsEnded } from './sessions.signals.js';

/**
 * When a session ends, when it locks if it is not used (null for people who are not staff), and whether its
 * owner has a passkey.
 */
export interface SessionTimes {
  expiresAt: Date;
  locksAt: Date | null;
  hasPasskey: boolean;
}

const USER_AGENT_MAX = 255;

/** Sessions: a signed token names a row, so that ending the row ends the token at once (rule 27). */
@Injectable()
export class SessionsService extends SessionReader {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly jwt: JwtService,
  ) {
    super();
  }

  /**
   * Opens a session with its owner's proofs, and returns its token; a limited session waits for the answer to
   * its question (rule 237).
   */
  async open(
    userId: number,
    role: Role,
    userAgent: string,
    proofs: Partial<SessionProofs> = {},
    isLimited = false,
  ): Promise<string> {
    return this.tokenOf(await this.insert(userId, role, userAgent, proofs, isLimited));
  }

  /**
   * Opens a session that continues a locked one, with that one's proofs and pending requests; it and all
   * others end. Returns the new token.
   */
  async replaceAll(
    tx: Tx,
    { userId, sessionId: from }: Caller,
    role: Role,
    userAgent: string,
    proofs: Partial<SessionProofs>,
  ): Promise<string> {
    const next = await this.insert(userId, role, userAgent, proofs, false);
    await tx.signal(sessionReplaced, { from, to: next.sessionId });
    await this.endOthers(userId, next.sessionId);
    return this.tokenOf(next);
  }

  private async insert(
    userId: number,
    role: Role,
    userAgent: string,
    { phone = null, passkey = null }: Partial<SessionProofs>,
    isLimited: boolean,
  ): Promise<Caller> {
    const id = randomUUID();
    const now = this.clock.now();
    await this.sessions.insert({
      id,
      userId,
      role,
      createdAt: now,
      usedAt: now,
      expiresAt: this.expiry(role, now),
      userAgent: userAgent.slice(0, USER_AGENT_MAX),
      phoneProvenAt: phone,
      passkeyProvenAt: passkey,
      isLimited,
    });
    return { userId, role, sessionId: id };
  }

  /** Returns the token that names a session. */
  tokenOf({ userId, role, sessionId }: Caller): Promise<string> {
    return this.jwt.signAsync({ sub: userId, role, sid: sessionId });
  }

  /**
   * Returns the caller of a live session whose person is neither deleted nor blocked and still has the role.
   * Where staff need a passkey, a session that no passkey has proved is locked if the person has one; if not,
   * it may do nothing but add one (docs/adr/0017). A limited session, opened by the number alone, ends when
   * the person loses the number (rule 237).
   */
  async read(token: string): Promise<LiveCaller | null> {
    const claims = await this.claims(token);
    if (!claims) return null;
    const now = this.clock.now();
    const row = await this.sessions.ofCall(claims.sid, now);
    if (!row || row.userId !== claims.sub || row.role !== claims.role) return null;
    const needsPasskey = this.config.staffPasskey === 'required' && isStaff(row.role);
    return {
      userId: row.userId,
      role: row.role,
      sessionId: claims.sid,
      lacksPasskey: needsPasskey && !row.hasPasskey,
      isLimited: row.isLimited,
      isLocked: this.isLocked(row.role, row.usedAt, now) || (needsPasskey && row.hasPasskey && !row.isProven),
    };
  }

  /** Records that a session is being used, at most once a minute; a locked one stays locked. */
  async used({ role, sessionId, isLocked }: LiveCaller): Promise<void> {
    if (isLocked || !isStaff(role)) return;
    const now = this.clock.now();
    await this.sessions.used(sessionId, now, addSeconds(now, -MINUTE));
  }

  /** Returns when a session ends and when it locks. */
  async times({ sessionId, role }: Caller): Promise<SessionTimes | null> {
    const row = await this.sessions.times(sessionId);
    return row
      ? {
          expiresAt: row.expiresAt,
          hasPasskey: row.hasPasskey,
          locksAt: isStaff(role) ? addSeconds(row.usedAt, this.config.staffLockMinutes * MINUTE) : null,
        }
      : null;
  }

  /**
   * Restarts a session's full duration after its owner has proved their identity; a locked one is unlocked.
   */
  async renew({ sessionId, role }: Caller): Promise<void> {
    const now = this.clock.now();
    await this.sessions.renew(sessionId, now, this.expiry(role, now));
  }

  /** Records that the session's user has the registered phone. */
  async notePhoneProven(sessionId: string): Promise<void> {
    await this.sessions.update(sessionId, { phoneProvenAt: this.clock.now() });
  }

  /** Returns the fresh proofs of a live session (rule 234). */
  async freshProofs(sessionId: string): Promise<{ byPhone: boolean; byPasskey: boolean }> {
    const proofs = await this.sessions.proofs(sessionId);
    const since = addSeconds(this.clock.now(), -LIMITS.freshProofSeconds);
    const isFresh = (at: Date | null | undefined): boolean => at !== null && at !== undefined && at > since;
    return { byPhone: isFresh(proofs?.phone), byPasskey: isFresh(proofs?.passkey) };
  }

  /** Records that a passkey has proved the session's user. */
  async notePasskeyProven(sessionId: string): Promise<void> {
    await this.sessions.update(sessionId, { passkeyProvenAt: this.clock.now() });
  }

  /** Returns when the owner of a session proved their identity in it; null when the session has ended. */
  proofs(sessionId: string): Promise<SessionProofs | null> {
    return this.sessions.proofs(sessionId);
  }

  /**
   * Locks a session until the transaction ends, and returns its proofs: a session that continues this one is
   * opened before this one ends, and ends with it ({@link endAll}), or is not opened at all. Null when the
   * session has ended.
   */
  hold(sessionId: string): Promise<SessionProofs | null> {
    return this.sessions.hold(sessionId);
  }

  /** Lifts the limit on a person's session that was waiting for the answer to their question. */
  async unlimit(userId: number, sessionId: string): Promise<void> {
    await this.sessions.unlimit(userId, sessionId);
  }

  /**
   * Returns the newest of the sessions that wait for a person's question, locked until the transaction ends,
   * and ends all earlier ones; null when none is waiting.
   */
  async newestLimited(userId: number): Promise<string | null> {
    const [newest = null, ...others] = await this.sessions.lockLimited(userId, this.clock.now());
    for (const id of others) await this.end(id);
    return newest;
  }

  /**
   * Ends the sessions that wait for a person's question: it was answered elsewhere, so those who are waiting
   * may be somebody else.
   */
  async endLimitedOf(userId: number): Promise<void> {
    for (const id of await this.sessions.limitedOf(userId)) await this.end(id);
  }

  /**
   * Ends the sessions that wait for the questions of the other people with a number: the person there has
   * proved to be none of them.
   */
  async endLimitedOfOthers(userId: number, phone: string): Promise<void> {
    for (const id of await this.sessions.limitedOfOthers(userId, phone)) await this.end(id);
  }

  /** Ends one session. */
  async end(sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.sessions.end(sessionId, this.clock.now());
      await tx.signal(sessionsEnded, { sessionId });
    });
  }

  /** Ends all sessions of a person. */
  async endAll(userId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      // any transaction that opens a session from one of these (`hold`) finishes first, so the next statement
      // sees its result
      await this.sessions.holdAll(userId);
      await this.sessions.endAll(userId, this.clock.now());
      await tx.signal(sessionsEnded, { userId });
    });
  }

  /** Ends a person's sessions in the given roles, and cuts their sockets (rule 27). */
  async endIn(userId: number, roles: readonly Role[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await this.sessions.endIn(userId, roles, this.clock.now());
      for (const sessionId of ended) await tx.signal(sessionsEnded, { sessionId });
    });
  }

  /** Ends one session if it belongs to this person; false when they have no such live session. */
  async endOwn(userId: number, sessionId: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const isEnded = await this.sessions.endOwn(userId, sessionId, this.clock.now());
      if (isEnded) await tx.signal(sessionsEnded, { sessionId });
      return isEnded;
    });
  }

  /** Ends all sessions of a person but one. */
  async endOthers(userId: number, sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      // any transaction that opens a session from one of these (`hold`) finishes first, so the next statement
      // sees its result
      await this.sessions.holdAll(userId);
      await this.sessions.endAll(userId, this.clock.now(), sessionId);
      await tx.signal(sessionsEnded, { userId, exceptSessionId: sessionId });
    });
  }

  /** Deletes sessions that ended or expired before a given time. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.sessions.forgetBefore(moment);
  }

  /** Returns a person's live sessions, the last used first. */
  live(userId: number): Promise<LiveSession[]> {
    return this.sessions.live(userId, this.clock.now());
  }

  /** Records activity on a device. */
  async touch(sessionId: string): Promise<void> {
    await this.sessions.update(sessionId, { lastSeenAt: this.clock.now() });
  }

  private expiry(role: Role, from: Date): Date {
    return addSeconds(
      from,
      (isStaff(role) ? this.config.staffSessionHours : this.config.sessionHours) * HOUR,
    );
  }

  private isLocked(role: Role, usedAt: Date, now: Date): boolean {
    return isStaff(role) && addSeconds(usedAt, this.config.staffLockMinutes * MINUTE) <= now;
  }

  private async claims(token: string): Promise<{ sub: number; role: Role; sid: string } | null> {
    if (!token) return null;
    const claims: unknown = await this.jwt.verifyAsync<Record<string, unknown>>(token).catch(() => null);
    if (
      typeof claims !== 'object' ||
      claims === null ||
      !('sub' in claims) ||
      !('role' in claims) ||
      !('sid' in claims)
    )
      return null;
    const { sub, role, sid } = claims;
    return typeof sub === 'number' && isRole(role) && typeof sid === 'string' ? { sub, role, sid } : null;
  }
}
