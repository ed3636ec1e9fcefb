import { DAY, LIMITS, type Role, roleThrough, type SignInDoor } from '@karov/domain';
import { isLandline } from '@karov/domain/phone';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { fail } from '../../platform/errors/fail.js';
import type { Device } from '../../platform/security/client.js';
import type { Tx } from '../../platform/signals/signals.js';
import { LinksService, NotificationsService } from '../notifications/index.js';
import { UsersRepository } from '../users/index.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { PeopleOfNumberService } from './people-of-number.service.js';
import { SignInLinksRepository } from './sign-in-links.repository.js';

const DOORS: readonly SignInDoor[] = ['user', 'volunteer', 'admin'];
/** The limit on how often anybody can make Karov write to another person's phone. */
const LINKS_A_DAY = 24;

/**
 * Why a phone's owner gets a link: wrong codes were entered, or more codes were requested than may be sent.
 */
export type LinkReason = 'attempt' | 'asked';

/**
 * Links that sign in a phone's owner even while codes must wait (rule 96): sent only to the phone, valid for
 * ten minutes and one use. Only one is valid at a time, so that nobody is flooded.
 */
@Injectable()
export class OwnerLinksService {
  constructor(
    private readonly sent: SignInLinksRepository,
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly links: LinksService,
    private readonly notifications: NotificationsService,
    private readonly people: PeopleOfNumberService,
  ) {}

  /**
   * Writes to the owner of a phone, if it can receive messages and somebody can sign in at that door. Of
   * several people who share it, the owner is the one who was last active and is not in doubt on the
   * requesting device (rule 237). Call it while the phone is locked.
   */
  async send(
    tx: Tx,
    phone: string,
    { purpose, reason, device }: { purpose: OtpPurpose; reason: LinkReason; device: Device },
  ): Promise<void> {
    const people = await this.people.surestFirst(await this.users.accountsByPhone(phone), device);
    const account = people.find((one) => !one.isBlock && doorOf(purpose, one.roles) !== null);
    const door = account && doorOf(purpose, account.roles);
    const role = account && door && roleThrough(door, account.roles);
    if (!account || !door || !role || isLandline(phone) || !(await this.maySend(account.id))) return;
    const now = this.clock.now();
    const expiresAt = addSeconds(now, LIMITS.signInLinkSeconds);
    const id = await this.sent.insert({ userId: account.id, door, createdAt: now, expiresAt });
    const text = serverText(
      account.locale,
      reason === 'attempt' ? 'messages.signInAttempt' : 'messages.signInLink',
    );
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
   * Uses up a link; returns its person and its door. The link proves that somebody has the number that it was
   * sent to; once the person has changed their number it proves nothing.
   * @throws LINK_INVALID, LINK_EXPIRED, LINK_USED
   */
  async use(code: string): Promise<{ userId: number; door: SignInDoor }> {
    const target = await this.links.resolve('sign_in', code);
    if (!target) return fail('LINK_INVALID', { field: 'code' });
    if (target.isExpired) return fail('LINK_EXPIRED', { field: 'code' });
    return (await this.sent.use(target.targetId, this.clock.now())) ?? fail('LINK_USED', { field: 'code' });
  }

  /** Invalidates a person's open links. */
  withdraw(userId: number): Promise<void> {
    return this.sent.withdraw(userId, this.clock.now());
  }

  /** Deletes links that expired long ago. */
  sweep(): Promise<void> {
    return this.sent.forgetEndedBefore(addSeconds(this.clock.now(), -DAY));
  }

  private async maySend(userId: number): Promise<boolean> {
    const now = this.clock.now();
    const made = await this.sent.madeSince(userId, addSeconds(now, -DAY), now);
    return made.length < LINKS_A_DAY && !made.some(({ isOpen }) => isOpen);
  }
}

/**
 * Returns the door that a sign-in link opens: the one the code was for or, for a code without a door, the
 * first that the person's roles allow. Null if there is none; a code for a new number does not sign anybody
 * in.
 */
function doorOf(purpose: OtpPurpose, roles: readonly Role[]): SignInDoor | null {
  if (purpose === 'phone') return null;
  if (purpose !== 'register' && purpose !== 'unlock') return roleThrough(purpose, roles) ? purpose : null;
  return DOORS.find((door) => roleThrough(door, roles) !== null) ?? null;
}
