import { type Address, type HelpProfileAnswers, LIMITS, type Locale, type Role } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Any, MoreThan } from 'typeorm';
import { addSeconds, Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import { type KeptReached, openReached, REACHED_SQL } from './contact-of.js';
import { HelpProfilesRepository } from './help-profiles.repository.js';
import { isOwnPhone } from './people-of-phone.js';
import { PresenceEntity } from './presence.entity.js';
import { UserRoleEntity } from './user-role.entity.js';
import type { Account, NewUser, Person, WantedPhone } from './users.types.js';

/** The roles of staff. */
const STAFF: readonly Role[] = ['manager', 'admin', 'super_admin'];

/** What a new request needs to know about the person it is for. */
export interface Asker {
  isActive: boolean;
  /** empty if no disability has been chosen */
  disabilityIds: readonly number[];
  /**
   * Whether the person's statement about their disability cannot be read; it is still known that they made
   * one.
   */
  isUnreadable: boolean;
  home: Address | null;
  answers: HelpProfileAnswers | null;
  languages: readonly string[];
  genderPreference: string | null;
  isGenderMust: boolean;
}

type AskerRow = Omit<Asker, 'answers' | 'disabilityIds' | 'isUnreadable'> & {
  answers: Buffer | null;
  disabilities: Buffer | null;
};

/** A row whose disabilities are still encrypted (rule 67). */
type Sealed<Row extends { disabilityIds: number[]; isUnreadable: boolean }> = Omit<
  Row,
  'disabilityIds' | 'isUnreadable'
> & { disabilities: Buffer | null };

/**
 * SQL for whether an account `u` is active: an account that needs a guardian's approval becomes active when
 * an admin confirms the approval (rule 86).
 */
const IS_ACTIVE_SQL = `(u.is_active AND NOT EXISTS (
  SELECT 1 FROM volunteer_information v WHERE v.user_id = u.id AND v.guardian_needed IS NOT NULL AND v.guardian_confirmed_at IS NULL
))`;

const ACCOUNT_SQL = `
  SELECT u.id, u.full_name AS "fullName", u.phone, u.locale, u.takes_calls AS "takesCalls",
    ${IS_ACTIVE_SQL} AS "isActive", u.is_block AS "isBlock", u.is_freeze AS "isFreeze",
    h.disabilities,
    coalesce((SELECT array_agg(r.role) FROM user_roles r WHERE r.user_id = u.id), '{}') AS roles
  FROM users u LEFT JOIN help_profiles h ON h.user_id = u.id
  WHERE u.deleted_at IS NULL`;

const PERSON_SQL = `
  SELECT u.id, u.full_name AS "fullName", u.first_name AS "firstName", ${REACHED_SQL}, u.email, u.locale,
    p.text, p.street, p.city, p.state, p.country, p.lat, p.lon,
    h.disabilities, coalesce(h.languages, '{}') AS languages, h.gender_preference AS "genderPreference",
    coalesce(h.is_gender_must, false) AS "isGenderMust"
  FROM users u
  LEFT JOIN help_profiles h ON h.user_id = u.id
  CROSS JOIN LATERAL (
    SELECT u.arrival_text AS text, u.arrival_street AS street, u.arrival_city AS city, u.arrival_state AS state, u.arrival_country AS country,
      u.arrival_lat AS lat, u.arrival_lon AS lon
    WHERE u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL
    UNION ALL
    SELECT u.residential_text, u.residential_street, u.residential_city, u.residential_state, u.residential_country, u.residential_lat, u.residential_lon
    WHERE NOT (u.address_type = 'arrival' AND u.arrival_lat IS NOT NULL)
  ) p`;

/**
 * Queries on people: their numbers, their roles, and their last activity. Other modules read people through
 * this repository.
 */
@Injectable()
export class UsersRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly profiles: HelpProfilesRepository,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register({ table: 'users', key: 'id', texts: [{ name: 'comments' }, { name: 'contact_note' }] });
  }

  /**
   * Returns the people with a number (in E.164 format), the last active first: a household may share a number
   * (rule 238). Deleted people are left out.
   */
  async accountsByPhone(phone: string): Promise<Account[]> {
    const rows: Sealed<Account>[] = await this.database.manager.query(
      `${ACCOUNT_SQL} AND u.phone = $1 AND u.phone <> ''
       ORDER BY greatest((SELECT p.last_seen_at FROM presence p WHERE p.user_id = u.id), u.signed_in_at) DESC NULLS LAST, u.id`,
      [phone],
    );
    return rows.map((row) => this.opened(row));
  }

  async accountById(id: number): Promise<Account | null> {
    const rows: Sealed<Account>[] = await this.database.manager.query(`${ACCOUNT_SQL} AND u.id = $1`, [id]);
    return rows[0] ? this.opened(rows[0]) : null;
  }

  /** Returns people by id; unknown ids are left out. */
  async people(ids: readonly (number | null)[]): Promise<Map<number, Person>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const rows: KeptReached<Sealed<Person>>[] = await this.database.manager.query(
      `${PERSON_SQL} WHERE u.id = ANY($1)`,
      [wanted],
    );
    return new Map(rows.map((row) => [row.id, this.opened(openReached(this.sealed, row))]));
  }

  /**
   * Returns a help seeker's account, home and stated disabilities, as a new request needs them; null if the
   * person does not exist or no longer does.
   */
  async asker(id: number): Promise<Asker | null> {
    const [row]: AskerRow[] = await this.database.manager.query(
      `SELECT ${IS_ACTIVE_SQL} AS "isActive", h.disabilities, h.answers, coalesce(h.languages, '{}') AS languages,
         h.gender_preference AS "genderPreference", coalesce(h.is_gender_must, false) AS "isGenderMust",
         CASE WHEN u.residential_lat IS NOT NULL AND u.residential_lon IS NOT NULL THEN json_build_object(
           'text', u.residential_text, 'street', u.residential_street, 'city', u.residential_city, 'state', u.residential_state,
           'country', u.residential_country, 'lat', u.residential_lat, 'lon', u.residential_lon) END AS home
       FROM users u LEFT JOIN help_profiles h ON h.user_id = u.id WHERE u.id = $1 AND u.deleted_at IS NULL`,
      [id],
    );
    return row ? { ...this.opened(row), answers: this.profiles.openAnswers(row.answers).answers } : null;
  }

  /**
   * Makes registrations of one phone wait for each other until the transaction ends, so that two parallel
   * ones create only one account.
   */
  async lockPhone(phone: string): Promise<void> {
    await lockName(this.database.joined, 'person', phone);
  }

  /** Whether a deleted person was imported with this phone. */
  async wasImportWithdrawn(phone: string): Promise<boolean> {
    const rows: unknown[] = await this.database.manager.query(
      'SELECT 1 FROM users u JOIN volunteer_information v ON v.user_id = u.id AND v.is_imported WHERE u.phone = $1 AND u.deleted_at IS NOT NULL LIMIT 1',
      [phone],
    );
    return rows.length > 0;
  }

  /** Active people with a role, sorted by name. */
  async withRole(role: Role): Promise<{ id: number; fullName: string; locale: Locale }[]> {
    return this.database.manager.query(
      `SELECT u.id, u.full_name AS "fullName", u.locale FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = $1
       WHERE u.deleted_at IS NULL AND u.is_active AND NOT u.is_block ORDER BY u.full_name, u.id`,
      [role],
    );
  }

  /** All super admins. */
  async superAdmins(): Promise<number[]> {
    return (await this.withRole('super_admin')).map(({ id }) => id);
  }

  /** Returns all admins and super admins, each once. */
  async allAdmins(): Promise<number[]> {
    const [admins, superAdmins] = await Promise.all([this.withRole('admin'), this.withRole('super_admin')]);
    return [...new Set([...admins, ...superAdmins].map(({ id }) => id))];
  }

  /** Active help seekers within a circle. */
  async helpSeekersWithin(
    { lat, lon }: { lat: number; lon: number },
    metres: number,
  ): Promise<{ id: number; isReachable: boolean }[]> {
    return this.database.joined.query(
      `SELECT u.id, cardinality(u.channels) > 0 AS "isReachable"
       FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = 'user'
       WHERE u.deleted_at IS NULL AND u.is_active AND NOT u.is_block
         AND u.position <@ map_square(map_point($1, $2), $3) AND map_metres(u.position, map_point($1, $2)) <= $3`,
      [lat, lon, metres],
    );
  }

  /** Adds people with one role, in one statement each; returns their ids in no particular order. */
  async add(users: readonly NewUser[], role: Role): Promise<{ id: number; phone: string }[]> {
    if (users.length === 0) return [];
    const added: { id: number; phone: string }[] = await this.database.joined.query(
      `INSERT INTO users (full_name, first_name, last_name, phone, email, locale, is_active, is_phone, is_wp, is_sms, is_email, address_type,
         residential_text, residential_street, residential_city, residential_state, residential_country, residential_lat, residential_lon,
         arrival_text, contact_note_sealed, organization_id, added_by, phone_is_own, created_at, updated_at)
       SELECT trim(n.first_name || ' ' || n.last_name), n.first_name, n.last_name, n.phone, n.email, n.locale, n.is_active, n.is_phone, n.is_wp,
         n.is_sms, n.is_email, 'residential', n.text, n.street, n.city, n.state, n.country, n.lat, n.lon, '', decode(n.contact_note, 'hex'), n.organization_id, n.added_by, $2, n.created_at, n.created_at
       FROM jsonb_to_recordset($1::jsonb) AS n(first_name text, last_name text, phone text, email text, locale text, is_active boolean,
         is_phone boolean, is_wp boolean, is_sms boolean, is_email boolean, text text, street text, city text, state text, country text,
         lat double precision, lon double precision, contact_note text, organization_id int, added_by int, created_at timestamptz)
       RETURNING id, phone`,
      [JSON.stringify(users.map((user) => toRow(user, this.sealed))), isOwnPhone([role])],
    );
    await this.addRole(
      added.map(({ id }) => id),
      role,
    );
    return added;
  }

  /** Gives people one more role. */
  async addRole(userIds: readonly number[], role: Role): Promise<void> {
    await this.database.joined.query(
      'INSERT INTO user_roles (user_id, role) SELECT unnest($1::int[]), $2 ON CONFLICT DO NOTHING',
      [userIds, role],
    );
  }

  /** Removes roles from a person. A parallel attempt to use one of them waits, and then finds it removed. */
  async removeRoles(userId: number, roles: readonly Role[]): Promise<void> {
    await this.database.joined.delete(UserRoleEntity, { userId, role: Any([...roles]) });
  }

  /** Whether a person is active in a role; if so, they stay active in it until the transaction ends. */
  holdRole(userId: number, role: Role): Promise<boolean> {
    return this.holdAnyOf(userId, [role]);
  }

  /** Whether a person is an active member of staff; if so, they stay one until the transaction ends. */
  holdStaff(userId: number): Promise<boolean> {
    return this.holdAnyOf(userId, STAFF);
  }

  private async holdAnyOf(userId: number, roles: readonly Role[]): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      `SELECT u.id FROM users u JOIN user_roles r ON r.user_id = u.id AND r.role = ANY($2)
       WHERE u.id = $1 AND u.is_active AND NOT u.is_block AND u.deleted_at IS NULL FOR KEY SHARE OF u, r`,
      [userId, roles],
    );
    return rows.length > 0;
  }

  /**
   * Returns which of these numbers (in E.164 format) the people cannot have: another volunteer or member of
   * staff has the number and the person is one too, somebody with the same name has it, or only blocked
   * people have it (rule 238).
   */
  async takenPhones(wanted: readonly WantedPhone[]): Promise<string[]> {
    const rows: { phone: string }[] = await this.database.manager.query(
      `SELECT DISTINCT w.phone FROM jsonb_to_recordset($1::jsonb) AS w(phone text, "fullName" text, "isOwn" boolean, "userId" int)
         JOIN users u ON u.phone = w.phone AND u.deleted_at IS NULL AND u.id IS DISTINCT FROM w."userId"
           AND (w."isOwn" AND u.phone_is_own OR u.name_folded = fold_name(w."fullName") OR is_phone_of_blocked(w.phone, w."userId"))
       WHERE w.phone <> ''`,
      [JSON.stringify(wanted)],
    );
    return rows.map((row) => row.phone);
  }

  /** Records that a person is active, or has just stopped being active (rule 25). */
  async noteActive(userId: number, isActive: boolean): Promise<void> {
    const now = this.clock.now();
    const onlineUntil = isActive ? addSeconds(now, LIMITS.onlineWithinSeconds) : now;
    await this.database.manager.upsert(PresenceEntity, { userId, lastSeenAt: now, onlineUntil }, ['userId']);
  }

  /** Returns which of these people are online, that is, were active within the last 90 seconds (rule 25). */
  async onlineAmong(userIds: readonly number[]): Promise<Set<number>> {
    const online = await this.database.manager.findBy(PresenceEntity, {
      userId: Any([...userIds]),
      onlineUntil: MoreThan(this.clock.now()),
    });
    return new Set(online.map(({ userId }) => userId));
  }

  /** Returns when each of these people was last active; those who never were are left out. */
  async lastSeenAmong(userIds: readonly number[]): Promise<Map<number, Date>> {
    const seen = await this.database.manager.findBy(PresenceEntity, { userId: Any([...userIds]) });
    return new Map(seen.map(({ userId, lastSeenAt }) => [userId, lastSeenAt]));
  }

  /** Returns when a person was last active, or null. */
  async lastSeen(userId: number): Promise<Date | null> {
    return (await this.database.manager.findOneBy(PresenceEntity, { userId }))?.lastSeenAt ?? null;
  }

  private opened<Row extends { disabilities: Buffer | null }>({
    disabilities,
    ...row
  }: Row): Omit<Row, 'disabilities'> & { disabilityIds: number[]; isUnreadable: boolean } {
    const { ids, isUnreadable } = this.profiles.openDisabilities(disabilities);
    return { ...row, disabilityIds: ids, isUnreadable };
  }
}

const NO_ADDRESS = { text: '', street: '', city: '', state: '', country: '', lat: null, lon: null };

function toRow(user: NewUser, sealed: SealedTexts): Record<string, unknown> {
  const address = user.address ?? NO_ADDRESS;
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    contact_note: sealed.seal(user.contactNote ?? null)?.toString('hex') ?? null,
    email: user.email,
    locale: user.locale,
    is_active: user.isActive,
    is_phone: user.channels.includes('call'),
    is_wp: user.channels.includes('whatsapp'),
    is_sms: user.channels.includes('sms'),
    is_email: user.channels.includes('email'),
    text: address.text,
    street: address.street,
    city: address.city,
    state: address.state,
    country: address.country,
    lat: address.lat,
    lon: address.lon,
    organization_id: user.organizationId ?? null,
    added_by: user.addedBy ?? null,
    created_at: user.createdAt,
  };
}
