import type { CodeSent } from '@karov/api-client';
import { formatPhone, HOUR, LIMITS, type Role, signInObstacle } from '@karov/domain';
import type { ServerTextKey } from '@karov/i18n/server';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CronExpression } from '@nestjs/schedule';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { Sweep } from '../../platform/clock/sweep.js';
import { Timetable } from '../../platform/clock/timetable.js';
import { Database } from '../../platform/database/database.js';
import { Failure, fail } from '../../platform/errors/fail.js';
import { drain, type Taken } from '../../platform/queue/drain.js';
import type { Caller } from '../../platform/security/caller.js';
import type { Client } from '../../platform/security/client.js';
import { Signals, type Tx } from '../../platform/signals/signals.js';
import { ActivityService } from '../activity/index.js';
import {
  FreshProofService,
  KnownPeopleService,
  OtpService,
  OwnerNoticesService,
  PeopleOfNumberService,
  passkeysRemoved,
  SessionsService,
  sessionReplaced,
  sessionsEnded,
} from '../auth/index.js';
import { isOwnPhone, UserDetailsRepository, UsersRepository } from '../users/index.js';
import { PhoneChangesRepository, type WaitingPhoneChange } from './phone-changes.repository.js';

/**
 * A new phone number, proved by a code sent to it, for a person with a recent proof of identity (rule 234).
 * It takes effect at once after a proof by the former number; after a passkey in 72 hours, during which the
 * holder of the former number can cancel the change. If the requesting session ends, or passkeys are removed,
 * the change is withdrawn too, and the owner is informed: an intruder who was signed out stays signed out.
 * Switching roles withdraws nothing.
 */
@Injectable()
export class PhoneChangeService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timetable: Timetable,
    private readonly signals: Signals,
    private readonly database: Database,
    private readonly repository: PhoneChangesRepository,
    private readonly otp: OtpService,
    private readonly users: UserDetailsRepository,
    private readonly accounts: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly proof: FreshProofService,
    private readonly people: PeopleOfNumberService,
    private readonly notices: OwnerNoticesService,
    private readonly activity: ActivityService,
    private readonly known: KnownPeopleService,
  ) {}

  onModuleInit(): void {
    this.timetable.register({
      sweep: 'phone changes',
      nextDue: () => this.repository.nextDue(),
      runDue: () => this.run(),
    });
    this.signals.onWithin(sessionReplaced, ({ from, to }) => this.repository.handOver(from, to));
    this.signals.onWithin(sessionsEnded, async (ended, tx) => {
      for (const change of await this.repository.removeOf(ended)) await this.withdrawn(tx, change);
    });
    this.signals.onWithin(passkeysRemoved, ({ userId }, tx) => this.withdraw(tx, userId));
  }

  /**
   * Sends a code to the new number. Only a person who proves that it is theirs learns whether it belongs to
   * somebody (rule 18).
   * @throws FRESH_PROOF_NEEDED, PHONE_SAME
   */
  async sendCode(caller: Caller, phone: string, client: Client): Promise<CodeSent> {
    await this.proof.require(caller);
    if ((await this.phoneOf(caller)) === phone) return fail('PHONE_SAME', { field: 'phone' });
    return this.otp.send(phone, 'phone', client, { id: null, role: caller.role });
  }

  /**
   * Changes the number, at once or in 72 hours, and informs the former number.
   * @throws FRESH_PROOF_NEEDED, OTP_EXPIRED, OTP_WRONG, OTP_TOO_MANY_TRIES, NAMES_OVER, PHONE_TAKEN
   */
  async change(caller: Caller, phone: string, code: string, client: Client): Promise<'changed' | 'waiting'> {
    const proof = await this.proof.require(caller);
    await this.otp.verify(phone, code, client, ['phone']);
    await this.known.hearNameAt(caller.userId, phone);
    return this.database.transaction(async (tx) => {
      if (proof === 'phone') {
        await this.apply(tx, caller, phone, () => fail('PHONE_TAKEN', { field: 'phone' }));
        return 'changed';
      }
      if (await this.isTaken(caller.userId, phone)) return fail('PHONE_TAKEN', { field: 'phone' });
      const dueAt = addSeconds(this.clock.now(), LIMITS.phoneChangeWaitHours * HOUR);
      await this.repository.put({ userId: caller.userId, phone, sessionId: caller.sessionId, dueAt });
      await this.tell(tx, caller, 'messages.phoneChangeAsked', phone);
      await this.note(caller.userId, 'phone_change_asked');
      return 'waiting';
    });
  }

  /**
   * Changes a person's number on behalf of staff, who have checked the person's identity, or removes it for a
   * person without a telephone (rule 239): the former number is informed, and the person signs in again.
   * @throws PHONE_TAKEN
   */
  async changeByStaff(
    tx: Tx,
    person: { userId: number; role: Role },
    phone: string,
    actorId: number,
  ): Promise<void> {
    if (phone !== '') await this.tell(tx, person, 'messages.phoneChanged', phone);
    await this.repository.remove(person.userId);
    if (!(await this.users.changePhone(person.userId, phone))) return fail('PHONE_TAKEN', { field: 'phone' });
    await this.users.notePlacedByStaff(person.userId);
    await this.activity.record([
      { subjectType: 'user', subjectId: person.userId, actorId, action: 'phone_changed' },
    ]);
    await this.sessions.endAll(person.userId);
  }

  /** Returns the pending change, for its owner. */
  async waiting(userId: number): Promise<{ phone: string; due_at: string } | null> {
    const change = await this.repository.waiting(userId);
    return change && { phone: change.phone, due_at: change.dueAt.toISOString() };
  }

  /** Cancels a pending change. */
  async cancel(caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.repository.remove(caller.userId))) return fail('NOT_FOUND');
      await this.note(caller.userId, 'phone_change_cancelled');
    });
  }

  /**
   * Carries out due changes, one per transaction. A number that somebody else has taken in the meantime stays
   * with that person.
   */
  @Sweep('phone changes', CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    await drain(() => this.applyNext());
  }

  /**
   * Somebody may take the number at the same time: then the transaction is rolled back, and the change is
   * dropped separately.
   */
  private async applyNext(): Promise<Taken> {
    const due: { userId?: number } = {};
    try {
      return await this.database.transaction(async (tx) => {
        const change = await this.repository.takeDue(this.clock.now());
        if (!change) return 'none';
        due.userId = change.userId;
        const role = await this.roleFor(change);
        if (!role) return 'full';
        if (await this.isTaken(change.userId, change.phone)) return fail('PHONE_TAKEN', { field: 'phone' });
        await this.apply(tx, { userId: change.userId, role, sessionId: change.sessionId }, change.phone, () =>
          fail('PHONE_TAKEN', { field: 'phone' }),
        );
        return 'full';
      });
    } catch (error) {
      const { userId } = due;
      if (userId === undefined || !(error instanceof Failure && error.code === 'PHONE_TAKEN')) throw error;
      await this.database.transaction((tx) => this.withdraw(tx, userId));
      return 'full';
    }
  }

  /**
   * Returns the role of a person who gets the requested number; null if they do not get it, because they have
   * been blocked, deleted, erased or signed out in the meantime.
   */
  private async roleFor(change: WaitingPhoneChange): Promise<Role | null> {
    const role = await this.roleOf(change.userId);
    return role === null ||
      (await this.repository.isAskerEnded(change)) ||
      (await this.people.isGone(change.userId))
      ? null
      : role;
  }

  /** The role of a person with access; null for people who are blocked or erased. */
  private async roleOf(userId: number): Promise<Role | null> {
    const account = await this.accounts.accountById(userId);
    const [role] = account?.roles ?? [];
    return account && role && !signInObstacle(account, role) ? role : null;
  }

  private async withdraw(tx: Tx, userId: number): Promise<void> {
    const change = await this.repository.remove(userId);
    if (change) await this.withdrawn(tx, change);
  }

  /**
   * Withdraws a pending number when its person signs out or continues as somebody else: they are told so, and
   * how to request it again.
   */
  private async withdrawn(tx: Tx, { userId, phone }: WaitingPhoneChange): Promise<void> {
    await this.note(userId, 'phone_change_cancelled', null);
    const role = await this.roleOf(userId);
    if (role) await this.tell(tx, { userId, role }, 'messages.phoneChangeWithdrawn', phone);
  }

  /** Applies the change: the requesting session continues with its full duration, and all others end. */
  private async apply(tx: Tx, caller: Caller, phone: string, onTaken: () => void): Promise<void> {
    await this.tell(tx, caller, 'messages.phoneChanged', phone);
    await this.note(caller.userId, 'phone_changed');
    await this.repository.remove(caller.userId);
    if (!(await this.users.changePhone(caller.userId, phone))) return onTaken();
    await this.sessions.endOthers(caller.userId, caller.sessionId);
    await this.sessions.renew(caller);
  }

  /** Whether a number is unavailable to a person: help seekers may share one (rule 238). */
  private async isTaken(userId: number, phone: string): Promise<boolean> {
    const account = (await this.accounts.accountById(userId)) ?? fail('SESSION_EXPIRED');
    return (
      (
        await this.accounts.takenPhones([
          { phone, fullName: account.fullName, isOwn: isOwnPhone(account.roles), userId },
        ])
      ).length > 0
    );
  }

  private tell(
    tx: Tx,
    person: { userId: number; role: Role },
    text: ServerTextKey,
    phone: string,
  ): Promise<void> {
    return this.notices.tell(tx, person, text, { phone: masked(phone) });
  }

  private note(userId: number, action: string, actorId: number | null = userId): Promise<void> {
    return this.activity.record([{ subjectType: 'user', subjectId: userId, actorId, action }]);
  }

  private async phoneOf(caller: Caller): Promise<string> {
    return (await this.users.find(caller.userId))?.phone ?? fail('SESSION_EXPIRED');
  }
}

/** Shows only the end of a number: the message goes to a phone that may belong to somebody else. */
function masked(phone: string): string {
  return formatPhone(phone).replace(/\d(?=(?:\D*\d){3})/g, '•');
}
