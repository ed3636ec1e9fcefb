import type { Locale, Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { type Asker, AskersRepository } from './askers.repository.js';
import { requireAsking } from './asking.rules.js';
import { CallReadiness } from './call-readiness.service.js';
import { answersOf, withDisabilities, withoutPerson } from './help-profile.rules.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';
import { isOwnPhone } from './people-of-phone.js';
import { type LinkedPerson, type Reference, ReferencesRepository } from './references.repository.js';
import { UserDetailsRepository } from './user-details.repository.js';
import { UsersRepository } from './users.repository.js';
import type {
  Account,
  Disabilities,
  HelpProfile,
  NewUser,
  Person,
  ToldDisabilities,
  ToldHelp,
  WantedPhone,
} from './users.types.js';

/** Roles of staff. */
const STAFF: readonly Role[] = ['manager', 'admin', 'super_admin'];

/** People: their details, addresses and roles. */
@Injectable()
export class UsersService {
  constructor(
    private readonly repository: UsersRepository,
    private readonly references: ReferencesRepository,
    private readonly profiles: HelpProfilesRepository,
    private readonly askers: AskersRepository,
    private readonly calls: CallReadiness,
    private readonly details: UserDetailsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The people of a number (E.164), the last to be here first: a household may share one (rule 238). Deleted
   * people have none.
   */
  accountsByPhone(phone: string): Promise<Account[]> {
    return this.repository.accountsByPhone(phone);
  }

  accountById(id: number): Promise<Account | null> {
    return this.repository.accountById(id);
  }

  /**
   * Whether a help seeker may file requests and register others: active, and with a disability told (rule
   * 84). @throws ACCOUNT_INACTIVE, DISABILITY_REQUIRED
   */
  async requireAsking(id: number): Promise<void> {
    requireAsking(await this.repository.accountById(id));
  }

  /** Somebody as a new request for them needs to know them, or null. */
  asker(id: number): Promise<Asker | null> {
    return this.askers.find(id);
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

  /** All super admins. */
  async superAdmins(): Promise<number[]> {
    return (await this.repository.withRole('super_admin')).map(({ id }) => id);
  }

  /** All admins and super admins, each once. */
  async allAdmins(): Promise<number[]> {
    const [admins, superAdmins] = await Promise.all([
      this.repository.withRole('admin'),
      this.repository.withRole('super_admin'),
    ]);
    return [...new Set([...admins, ...superAdmins].map(({ id }) => id))];
  }

  /** Active help seekers within a circle. */
  helpSeekersWithin(
    centre: { lat: number; lon: number },
    metres: number,
  ): Promise<{ id: number; isReachable: boolean }[]> {
    return this.repository.helpSeekersWithin(centre.lat, centre.lon, metres);
  }

  /** Adds people with one role, in one statement each; returns their ids in no particular order. */
  async add(users: readonly NewUser[], role: Role): Promise<{ id: number; phone: string }[]> {
    if (users.length === 0) return [];
    const added = await this.repository.insertMany(users, isOwnPhone([role]));
    await this.repository.insertRoles(
      added.map((user) => user.id),
      role,
    );
    return added;
  }

  /** Gives people one more role. */
  addRole(userIds: readonly number[], role: Role): Promise<void> {
    return this.repository.insertRoles(userIds, role);
  }

  /** Takes roles from somebody. An attempt to work in one of them meanwhile waits, and finds it gone. */
  removeRoles(userId: number, roles: readonly Role[]): Promise<void> {
    return this.repository.removeRoles(userId, roles);
  }

  /** Whether somebody is active in a role, who then stays so until the transaction ends. */
  holdRole(userId: number, role: Role): Promise<boolean> {
    return this.repository.holdRole(userId, role);
  }

  /** Whether somebody is of the staff, and active, until the transaction ends. */
  async holdStaff(userId: number): Promise<boolean> {
    const held: boolean[] = [];
    for (const role of STAFF) held.push(await this.repository.holdRole(userId, role));
    return held.includes(true);
  }

  /**
   * Those of these numbers (E.164) that the people cannot have: a volunteer or a member of staff has it and
   * they are one too, or somebody of their name has it, or only blocked people do (rule 238).
   */
  takenPhones(wanted: readonly WantedPhone[]): Promise<string[]> {
    return this.repository.takenPhones(wanted);
  }

  /** Stores a help seeker's answers; name and address are kept with the person alone. */
  async saveHelpProfile(userId: number, profile: HelpProfile): Promise<void> {
    await this.profiles.save(
      userId,
      { ...profile, answers: profile.answers && withoutPerson(profile.answers) },
      this.clock.now(),
    );
    await this.calls.note([userId]);
  }

  /** Stores disabilities alone; all else that was told stays. */
  async saveDisabilities(userId: number, disabilities: Disabilities): Promise<void> {
    await this.saveHelpProfile(userId, withDisabilities(await this.profiles.find(userId), disabilities));
  }

  /** What a help seeker has told, with who and where they are by now; or null. */
  async helpProfile(userId: number): Promise<HelpProfile | null> {
    const [profile, person] = await Promise.all([this.profiles.find(userId), this.details.find(userId)]);
    if (!profile?.answers || !person) return profile;
    return { ...profile, answers: { ...profile.answers, ...answersOf(person) } };
  }

  /**
   * Keeps registrations of one phone apart until the transaction ends, so that two at once make one account.
   */
  lockPhone(phone: string): Promise<void> {
    return this.repository.lockPhone(phone);
  }

  /** Whether somebody who has been deleted came by import with this phone. */
  wasImportWithdrawn(phone: string): Promise<boolean> {
    return this.repository.wasImportWithdrawn(phone);
  }

  /** The newest person who registered or linked this one, while they have not objected (rule 64). */
  referenceOf(personId: number): Promise<{ id: number; firstName: string } | null> {
    return this.references.referenceOf(personId);
  }

  /** The references to and by a person. */
  linkedTo(personId: number): Promise<LinkedPerson[]> {
    return this.references.around(personId);
  }

  /**
   * The answers of several people about disability; people without any are left out. The caller notes the
   * look (rule 67).
   */
  disabilitiesOf(userIds: readonly number[]): Promise<Map<number, ToldDisabilities>> {
    return this.profiles.disabilitiesOf(userIds);
  }

  /**
   * The answers of several people about themselves; people without any are left out. The caller notes the
   * look (rule 67).
   */
  toldBy(userIds: readonly number[]): Promise<Map<number, ToldHelp>> {
    return this.profiles.toldBy(userIds);
  }

  /** The person whom somebody has registered under a name without a telephone (rule 239), or null. */
  registeredWithoutPhone(referrerId: number, fullName: string): Promise<number | null> {
    return this.references.withoutPhone(referrerId, fullName);
  }

  /**
   * Notes that a person objects to having been registered or linked; false when there was nothing to object
   * to.
   */
  objectToReference(personId: number, referenceId: number): Promise<boolean> {
    return this.references.objectTo(personId, referenceId, this.clock.now());
  }

  /** One reference by its number, or null. */
  reference(id: number): Promise<Reference | null> {
    return this.references.find(id);
  }

  /**
   * Notes that somebody registered or linked another person; returns its number, null when that was known
   * (rule 64).
   */
  refer(referrerId: number, personId: number): Promise<number | null> {
    return this.references.refer(referrerId, personId, this.clock.now());
  }
}
