import { Injectable } from '@nestjs/common';
import type { Locale, Role } from '@karov/domain';
import type { Tx } from '../../platform/signals/signals.js';
import { UsersRepository } from './users.repository.js';
import type { Account, NewUser, Person } from './users.types.js';

/** People: who they are, where they are, which roles they have. */
@Injectable()
export class UsersService {
  constructor(private readonly repository: UsersRepository) {}

  /** The account of a phone number (E.164), or null. Deleted people have none. */
  accountByPhone(phone: string): Promise<Account | null> {
    return this.repository.accountByPhone(phone);
  }

  accountById(id: number): Promise<Account | null> {
    return this.repository.accountById(id);
  }

  /** People by id; ids nobody has are left out. */
  async people(ids: readonly (number | null)[]): Promise<Map<number, Person>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    return new Map((await this.repository.people(wanted)).map((person) => [person.id, person]));
  }

  /** Active people of a role, by name. */
  withRole(role: Role): Promise<{ id: number; fullName: string; locale: Locale }[]> {
    return this.repository.withRole(role);
  }

  /** Active help seekers within a circle. */
  helpSeekersWithin(tx: Tx, centre: { lat: number; lon: number }, metres: number): Promise<{ id: number; isReachable: boolean }[]> {
    return this.repository.helpSeekersWithin(tx, centre.lat, centre.lon, metres);
  }

  /** Adds people with one role, in one statement each; answers their ids in no certain order. */
  async add(tx: Tx, users: readonly NewUser[], role: Role): Promise<{ id: number; phone: string }[]> {
    if (users.length === 0) return [];
    const added = await this.repository.insertMany(tx, users);
    await this.repository.insertRoles(tx, added.map((user) => user.id), role);
    return added;
  }

  /** Gives people one more role. */
  addRole(tx: Tx, userIds: readonly number[], role: Role): Promise<void> {
    return this.repository.insertRoles(tx, userIds, role);
  }

  /** Which of these numbers (E.164) belong to somebody. */
  takenPhones(phones: readonly string[]): Promise<string[]> {
    return this.repository.takenPhones(phones);
  }

  /** Stores what a help seeker has told about the help that fits. */
  saveHelpProfile(tx: Tx, userId: number, profile: { disabilityIds: number[]; languages: string[] }): Promise<void> {
    return this.repository.saveHelpProfile(tx, userId, profile);
  }
}
