import { Injectable } from '@nestjs/common';
import { LIMITS, type Role, type SignInDoor } from '@karov/domain';
import { isLandline } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Tx } from '../../platform/signals/signals.js';
import { LinksService, NotificationsService } from '../notifications/index.js';
import { UsersService } from '../users/index.js';
import type { Device } from './devices.service.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { OwnerDoubts } from './owner-doubts.service.js';
import { roleThrough } from './sign-in.rules.js';

const DOORS: readonly SignInDoor[] = ['user', 'volunteer', 'admin'];
const DAY = 86_400;
/** Whoever makes Karov write to somebody's phone cannot do so without end. */
const LINKS_A_DAY = 24;

/** Why the owner of a phone is written to: wrong codes came, or more codes were asked for than may be sent. */
export type LinkReason = 'attempt' | 'asked';

/**
 * Links that sign the owner of a phone in whatever waits there are (rule 96): sent to the phone alone, for ten minutes and once.
 * One at a time, so that nobody is flooded.
 */
@Injectable()
export class OwnerLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly links: LinksService,
    private readonly notifications: NotificationsService,
    private readonly doubts: OwnerDoubts,
  ) {}

  /**
   * Writes to the owner of a phone that can be written to, of several who share it to whoever was here last and is not in doubt where the code was asked for
   * (rule 237), if somebody can come in at that door; call it while the phone is locked.
   */
  async send(tx: Tx, phone: string, { purpose, reason, device }: { purpose: OtpPurpose; reason: LinkReason; device: Device }): Promise<void> {
    const people = await this.doubts.surestFirst(await this.users.accountsByPhone(phone), device);
    const account = people.find((one) => !one.isBlock && doorOf(purpose, one.roles) !== null);
    const door = account && doorOf(purpose, account.roles);
    const role = account && door && roleThrough(door, account.roles);
    if (!account || !door || !role || isLandline(phone) || !(await this.maySend(tx, account.id))) return;
    const now = this.clock.now();
    const expiresAt = addSeconds(now, LIMITS.signInLinkSeconds);
    const id = await this.insert(tx, account.id, door, now, expiresAt);
    const text = serverText(account.locale, reason === 'attempt' ? 'messages.signInAttempt' : 'messages.signInLink');
    await this.notifications.sendCode(tx, {
      phone,
      channel: 'sms',
      locale: account.locale,
      text,
      secret: { kind: 'sign_in', id },
      expiresAt,
      receiverId: account.id,
      receiverType: role,
    });
  }

  /**
   * Uses a link up; answers whose it is and for which door. It shows that somebody has the number that it was sent to, and nothing once the person has another.
   * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED
   */
  async use(tx: Tx, code: string): Promise<{ userId: number; door: SignInDoor }> {
    const target = await this.links.resolve('sign_in', code);
    if (!target) return fail('LINK_INVALID', { field: 'code' });
    if (target.isExpired) return fail('LINK_EXPIRED', { field: 'code' });
    const [rows]: [{ userId: number; door: SignInDoor }[], number] = await tx.manager.query(
      `UPDATE sign_in_links l SET used_at = $2 FROM users u WHERE l.id = $1 AND l.used_at IS NULL AND u.id = l.user_id AND u.phone <> ''
         AND NOT EXISTS (SELECT 1 FROM phone_owners o WHERE o.user_id = u.id AND o.phone = u.phone AND o.since > l.created_at)
       RETURNING l.user_id AS "userId", l.door`,
      [target.targetId, this.clock.now()],
    );
    return rows[0] ?? fail('LINK_USED', { field: 'code' });
  }

  /** Makes the open links of a person worthless. */
  async withdraw(tx: Tx, userId: number): Promise<void> {
    await tx.manager.query('UPDATE sign_in_links SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [userId, this.clock.now()]);
  }

  /** Forgets links that are long over. */
  async sweep(): Promise<void> {
    await this.database.manager.query('DELETE FROM sign_in_links WHERE expires_at < $1', [addSeconds(this.clock.now(), -DAY)]);
  }

  private async maySend(tx: Tx, userId: number): Promise<boolean> {
    const now = this.clock.now();
    const rows: { createdAt: Date; isOpen: boolean }[] = await tx.manager.query(
      `SELECT created_at AS "createdAt", used_at IS NULL AND expires_at > $3 AS "isOpen" FROM sign_in_links WHERE user_id = $1 AND created_at > $2`,
      [userId, addSeconds(now, -DAY), now],
    );
    return rows.length < LINKS_A_DAY && !rows.some(({ isOpen }) => isOpen);
  }

  private async insert(tx: Tx, userId: number, door: SignInDoor, createdAt: Date, expiresAt: Date): Promise<number> {
    const rows: { id: number }[] = await tx.manager.query(
      'INSERT INTO sign_in_links (user_id, door, created_at, expires_at) VALUES ($1, $2, $3, $4) RETURNING id',
      [userId, door, createdAt, expiresAt],
    );
    return rows[0]?.id ?? 0;
  }
}

/** The door for which a link is made when a code was asked for; a role decides where no door does. A code for a new number is no sign-in. */
function doorOf(purpose: OtpPurpose, roles: readonly Role[]): SignInDoor | null {
  if (purpose === 'phone') return null;
  if (purpose !== 'register' && purpose !== 'unlock') return roleThrough(purpose, roles) ? purpose : null;
  return DOORS.find((door) => roleThrough(door, roles) !== null) ?? null;
}
