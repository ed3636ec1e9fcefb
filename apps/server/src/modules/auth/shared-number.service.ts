import type { AuthRecord, PersonOfNumber, RegistrationTicket } from '@karov/api-client';
import { type Role, SIGN_IN_DOORS, type SignInDoor } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fail } from '../../platform/errors/fail.js';
import type { Caller } from '../../platform/security/caller.js';
import { type Account, UserDetailsService, UsersService } from '../users/index.js';
import { VolunteersService } from '../volunteers/index.js';
import type { Client } from './client.js';
import type { Device } from './devices.service.js';
import { EntryService } from './entry.service.js';
import { KnownPeopleService, NOBODY } from './known-people.service.js';
import { OwnerDoubts } from './owner-doubts.service.js';
import { SessionsService } from './sessions.service.js';
import { roleThrough, signInObstacle } from './sign-in.rules.js';

/**
 * The doors tried for somebody who has no role at the door of the session, least powerful role first: people
 * switch to the others themselves.
 */
const OTHER_DOORS: readonly SignInDoor[] = ['user', 'volunteer', 'admin'];

/**
 * People who share a number (rule 238): a code proves the number, and its holder then says which of them they
 * are.
 */
@Injectable()
export class SharedNumber {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly details: UserDetailsService,
    private readonly volunteers: VolunteersService,
    private readonly entry: EntryService,
    private readonly sessions: SessionsService,
    private readonly known: KnownPeopleService,
    private readonly doubts: OwnerDoubts,
  ) {}

  /**
   * The role of a door; people who only came by import have none yet: they register, their form filled (rule
   * 65).
   */
  async roleAt(door: SignInDoor, account: Account): Promise<Role | null> {
    const role = roleThrough(door, account.roles);
    if (role !== 'volunteer') return role;
    return (await this.volunteers.summaries([account.id])).get(account.id)?.isPreRegistered ? null : role;
  }

  /**
   * The person of a number who comes in through a door from a device: the first who may, else the first who
   * has the role, and who learns why not. Nobody waits behind another's question about the former owner (rule
   * 237).
   */
  async firstAt(
    door: SignInDoor,
    people: readonly Account[],
    device: Device,
  ): Promise<{ account: Account; role: Role } | null> {
    const sorted = await this.doubts.surestFirst(people, device);
    const roles = await Promise.all(
      sorted.map(async (account) => ({ account, role: await this.roleAt(door, account) })),
    );
    const there = roles.flatMap(({ account, role }) => (role ? [{ account, role }] : []));
    return there.find(({ account, role }) => signInObstacle(account, role) === null) ?? there[0] ?? null;
  }

  /** The others of a number whom somebody who has come in may choose. */
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

  /** The others of a number, without those who had it before it was this person's (rule 237). */
  private async beside(userId: number, people: readonly Account[], device: Device): Promise<Account[]> {
    const others = people.filter(({ id }) => id !== userId);
    const strangers = await this.doubts.strangersTo(userId, others, device);
    return others.filter(({ id }) => !strangers.has(id));
  }

  private async named(people: readonly Account[]): Promise<PersonOfNumber[]> {
    const names = new Map(
      (await this.details.findMany(people.map(({ id }) => id))).map((person) => [
        person.id,
        person.firstName,
      ]),
    );
    return people.map(({ id, fullName }) => ({ id, first_name: names.get(id) || fullName }));
  }

  /** Those who share the caller's number, the caller first. @throws FRESH_PROOF_NEEDED */
  async all(caller: Caller, { device }: Client): Promise<PersonOfNumber[]> {
    await this.provenAt(caller);
    const people = await this.peopleOf(caller);
    const me = people.filter(({ id }) => id === caller.userId);
    return [
      ...(await this.named(me)),
      ...(await this.othersOf({ id: caller.userId, role: caller.role, is_limited: false }, people, device)),
    ];
  }

  /**
   * A ticket with which somebody else can register by the caller's number, or say who they are there (rule
   * 237); whose form it is nobody knows. @throws FRESH_PROOF_NEEDED, ACCOUNT_BLOCKED
   */
  async ticketForOther(caller: Caller, { device }: Client): Promise<RegistrationTicket> {
    const provenAt = await this.provenAt(caller);
    const { phone } = (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
    return {
      ...(await this.known.ticketFor(phone, { provenAt, device, sessionId: caller.sessionId })),
      ...NOBODY,
      registered_roles: [],
      volunteer_information: null,
    };
  }

  /**
   * Goes on as somebody else of the same number, by the proof of the session, which ends.
   * @throws FRESH_PROOF_NEEDED, NOT_FOUND for a person without this number, PASSKEY_REQUIRED, SESSION_EXPIRED
   */
  async choose(caller: Caller, id: number, client: Client): Promise<AuthRecord> {
    const provenAt = await this.provenAt(caller);
    const chosen = (await this.beside(caller.userId, await this.peopleOf(caller), client.device)).find(
      (person) => person.id === id,
    );
    const role = chosen && (await this.roleBeside(caller.role, chosen));
    if (!chosen || !role) return fail('NOT_FOUND');
    return this.database.transaction(async () => {
      // ended first, under its lock: of several that choose at once by one session one goes on
      if (!(await this.sessions.endOwn(caller.userId, caller.sessionId))) return fail('SESSION_EXPIRED');
      return this.entry.enterAs(chosen, role, client, 'phone', provenAt);
    });
  }

  /**
   * When the number was proved in this session: a passkey shows who one is, and not who else has the number.
   */
  private async provenAt({ sessionId }: Caller): Promise<Date> {
    const { byPhone } = await this.sessions.freshProofs(sessionId);
    const proofs = byPhone ? await this.sessions.proofs(sessionId) : null;
    return proofs?.phone ?? fail('FRESH_PROOF_NEEDED', { field: 'proof' });
  }

  private async peopleOf(caller: Caller): Promise<Account[]> {
    const me = (await this.users.accountById(caller.userId)) ?? fail('SESSION_EXPIRED');
    return this.users.accountsByPhone(me.phone);
  }

  /** The role in which a person comes in after another of their number; null where they cannot. */
  async roleBeside(role: Role, account: Account): Promise<Role | null> {
    const doors = OTHER_DOORS.toSorted((a, b) => Number(hasRole(b, role)) - Number(hasRole(a, role)));
    for (const door of doors) {
      const there = await this.roleAt(door, account);
      if (there) return signInObstacle(account, there) ? null : there;
    }
    return null;
  }
}

function hasRole(door: SignInDoor, role: Role): boolean {
  const roles: readonly Role[] = SIGN_IN_DOORS[door];
  return roles.includes(role);
}
