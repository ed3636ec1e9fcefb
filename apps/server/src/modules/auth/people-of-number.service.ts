import type { AuthRecord, PersonOfNumber } from '@karov/api-client';
import { admits, DAY, LIMITS, type Role, roleThrough, type SignInDoor, signInObstacle } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import type { Device } from '../../platform/security/client.js';
import { type Account, PhoneOwnersRepository, UserDetailsRepository } from '../users/index.js';
import { VolunteersRepository } from '../volunteers/index.js';
import { SessionsRepository } from './sessions.repository.js';

/**
 * The doors tried for somebody who has no role at the session's door, the least powerful role first: people
 * switch to the other roles themselves.
 */
const OTHER_DOORS: readonly SignInDoor[] = ['user', 'volunteer', 'admin'];

/**
 * Decides to whom a number belongs: several people may share it (rule 238), and it may have passed from
 * somebody who has been away for a year to a new owner (rule 237). Returns who signs in with it, and who is
 * in doubt.
 */
@Injectable()
export class PeopleOfNumberService {
  constructor(
    private readonly clock: Clock,
    private readonly details: UserDetailsRepository,
    private readonly volunteers: VolunteersRepository,
    private readonly sessions: SessionsRepository,
    private readonly phoneOwners: PhoneOwnersRepository,
  ) {}

  /**
   * Returns the person's role at a door; people who were only imported have none yet: they register with a
   * prefilled form (rule 65).
   */
  async roleAt(door: SignInDoor, account: Account): Promise<Role | null> {
    const role = roleThrough(door, account.roles);
    if (role !== 'volunteer') return role;
    return (await this.volunteers.summaries([account.id])).get(account.id)?.isPreRegistered ? null : role;
  }

  /**
   * Returns the person with a number who signs in at a door from a device: the first who may; otherwise the
   * first who has the role, who is told why they may not. Nobody has to wait for a question that concerns
   * another person (rule 237).
   */
  async firstAt(
    door: SignInDoor,
    people: readonly Account[],
    device: Device,
  ): Promise<{ account: Account; role: Role } | null> {
    const sorted = await this.surestFirst(people, device);
    const roles = await Promise.all(
      sorted.map(async (account) => ({ account, role: await this.roleAt(door, account) })),
    );
    const there = roles.flatMap(({ account, role }) => (role ? [{ account, role }] : []));
    return there.find(({ account, role }) => signInObstacle(account, role) === null) ?? there[0] ?? null;
  }

  /** Returns the other people with a number whom somebody who has signed in may choose. */
  async othersOf(
    { id, role, is_limited: isLimited }: Pick<AuthRecord, 'id' | 'role' | 'is_limited'>,
    people: readonly Account[],
    device: Device,
  ): Promise<PersonOfNumber[]> {
    if (isLimited) return [];
    const others: Account[] = [];
    for (const other of await this.beside(id, people, device))
      if (await this.roleBeside(role, other)) others.push(other);
    return this.named(others);
  }

  /** Returns the other people with a number, without those who had it before this person (rule 237). */
  async beside(userId: number, people: readonly Account[], device: Device): Promise<Account[]> {
    const others = people.filter(({ id }) => id !== userId);
    const strangers = await this.strangersTo(userId, others, device);
    return others.filter(({ id }) => !strangers.has(id));
  }

  /** Returns people sorted by first name, as they are offered to each other. */
  async named(people: readonly Account[]): Promise<PersonOfNumber[]> {
    if (people.length === 0) return [];
    const names = new Map(
      (await this.details.findMany(people.map(({ id }) => id))).map((person) => [
        person.id,
        person.firstName,
      ]),
    );
    return people.map(({ id, fullName }) => ({ id, first_name: names.get(id) || fullName }));
  }

  /**
   * Returns the role in which a person signs in after another person with the same number; null if they
   * cannot.
   */
  async roleBeside(role: Role, account: Account): Promise<Role | null> {
    const doors = OTHER_DOORS.toSorted((a, b) => Number(admits(b, role)) - Number(admits(a, role)));
    for (const door of doors) {
      const there = await this.roleAt(door, account);
      if (there) return signInObstacle(account, there) ? null : there;
    }
    return null;
  }

  /**
   * Whether somebody who has only proved a person's number on this device may be another person: the owner
   * has been away for a year, or others recorded the owner there and it is uncertain that they use it.
   */
  async mayBeAnother(userId: number, device: Device): Promise<boolean> {
    if (await this.sessions.isDeviceOf(device, userId)) return false;
    return (await this.isGone(userId)) || this.phoneOwners.isUnshown(userId, this.goneSince());
  }

  /** Whether a person has shown no activity for a year. */
  async isGone(userId: number): Promise<boolean> {
    const lastSign = await this.phoneOwners.lastSignOf(userId);
    return lastSign !== null && lastSign < this.goneSince();
  }

  private goneSince(): Date {
    return addSeconds(this.clock.now(), -LIMITS.ownerAwayDays * DAY);
  }

  /**
   * Returns which people with a number may be somebody other than the person who has only proved it on this
   * device.
   */
  async doubtedOf(people: readonly Account[], device: Device): Promise<number[]> {
    const judged = await Promise.all(
      people.map(async ({ id }) => ({ id, isDoubted: await this.mayBeAnother(id, device) })),
    );
    return judged.flatMap(({ id, isDoubted }) => (isDoubted ? [id] : []));
  }

  /**
   * Orders the people with one number: those who certainly still have it come before those who may have lost
   * it. A code proves the number, so its holder need not wait for the question of the latter.
   */
  async surestFirst(people: readonly Account[], device: Device): Promise<Account[]> {
    const doubted = people.length > 1 ? await this.doubtedOf(people, device) : [];
    return people.toSorted((a, b) => Number(doubted.includes(a.id)) - Number(doubted.includes(b.id)));
  }

  /**
   * Returns the people with a number who are strangers to one of them: they had been away for a year when
   * that person started using it, have not signed in fully since, and are not known on this device. Members
   * of a household have the number at the same time, so they are not strangers.
   */
  async strangersTo(userId: number, people: readonly Account[], device: Device): Promise<Set<number>> {
    const judged = await Promise.all(
      people.map(async ({ id }) => ({ id, isKnown: await this.sessions.isDeviceOf(device, id) })),
    );
    const unknown = judged.flatMap(({ id, isKnown }) => (isKnown ? [] : [id]));
    return new Set(
      unknown.length === 0 ? [] : await this.phoneOwners.goneBefore(userId, unknown, LIMITS.ownerAwayDays),
    );
  }
}
