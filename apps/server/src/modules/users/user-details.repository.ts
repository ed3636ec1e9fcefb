import type { Address, AddressType } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { UserEntity } from './user.entity.js';
import type { DetailsChange, UserDetails } from './users.types.js';

const UNIQUE_VIOLATION = '23505';

/** The details that people can see and change about themselves. */
@Injectable()
export class UserDetailsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sealed: SealedTexts,
  ) {}

  /** Returns a person's details, or null if the person does not exist or no longer does. */
  async find(id: number): Promise<UserDetails | null> {
    const user = await this.database.manager.findOne(UserEntity, { where: { id } });
    return user && user.deletedAt === null ? toDetails(user, this.sealed) : null;
  }

  /**
   * Returns a person's details even after their deletion, until the erasure, for staff who may restore the
   * person (rule 90).
   */
  async findKept(id: number): Promise<UserDetails | null> {
    const user = await this.database.manager.findOne(UserEntity, { where: { id } });
    return user && toDetails(user, this.sealed);
  }

  /** Returns several people's details; deleted people are left out. */
  async findMany(ids: readonly number[]): Promise<UserDetails[]> {
    if (ids.length === 0) return [];
    const users = await this.database.manager
      .createQueryBuilder(UserEntity, 'u')
      .where('u.id = ANY(:ids) AND u.deleted_at IS NULL', { ids: [...new Set(ids)] })
      .getMany();
    return users.map((user) => toDetails(user, this.sealed));
  }

  /** Returns several people's details, also of deleted people until the erasure. */
  async findManyKept(ids: readonly number[]): Promise<Map<number, UserDetails>> {
    if (ids.length === 0) return new Map();
    const users = await this.database.manager.findBy(UserEntity, { id: Any([...ids]) });
    return new Map(users.map((user) => [user.id, toDetails(user, this.sealed)]));
  }

  /** Locks a person until the transaction ends, so that changes to them wait for each other. */
  async lock(id: number): Promise<void> {
    await this.database.joined.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
  }

  async save(id: number, change: DetailsChange, now: Date): Promise<void> {
    const { residential, arrival, firstName, lastName, comments, contactNote, ...plain } = change;
    const names =
      firstName === undefined || lastName === undefined
        ? {}
        : { firstName, lastName, fullName: `${firstName} ${lastName}`.trim() };
    await this.database.joined.update(
      UserEntity,
      { id },
      {
        ...plain,
        ...names,
        ...(comments !== undefined &&
          !this.sealed.isUnreadable(comments) && {
            commentsSealed: this.sealed.seal(comments),
            commentsBefore: '',
          }),
        ...(contactNote !== undefined &&
          !this.sealed.isUnreadable(contactNote) && {
            contactNoteSealed: this.sealed.seal(contactNote),
            contactNoteBefore: '',
          }),
        ...addressColumns('residential', residential),
        ...addressColumns('arrival', arrival),
        updatedAt: now,
      },
    );
  }

  /**
   * Changes a person's number. Returns false when the number (in E.164 format) belongs to somebody else; the
   * transaction is then aborted.
   */
  async changePhone(id: number, phone: string): Promise<boolean> {
    try {
      await this.database.joined.update(UserEntity, { id }, { phone, updatedAt: this.clock.now() });
      return true;
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION)
        return false;
      throw error;
    }
  }

  /**
   * Records that staff gave a person their number: the person did not claim it with a code, so people who
   * already had it are not treated as strangers to the person (rule 238).
   */
  async notePlacedByStaff(id: number): Promise<void> {
    await this.database.joined.query(
      'UPDATE phone_owners o SET by_staff = true FROM users u WHERE u.id = $1 AND o.user_id = u.id AND o.phone = u.phone AND o.since = u.updated_at AND o.until IS NULL',
      [id],
    );
  }

  /** Marks a person as deleted, or as restored if `deletedAt` is null. */
  async setDeleted(id: number, deletedAt: Date | null, now: Date): Promise<void> {
    await this.database.joined.update(UserEntity, { id }, { deletedAt, updatedAt: now });
  }

  /** Blocks or unblocks an account (rule 92). */
  async setBlock(id: number, isBlock: boolean): Promise<void> {
    await this.database.joined.update(UserEntity, { id }, { isBlock, updatedAt: this.clock.now() });
  }

  /** Activates or deactivates an account. */
  async setActive(id: number, isActive: boolean): Promise<void> {
    await this.database.joined.update(UserEntity, { id }, { isActive, updatedAt: this.clock.now() });
  }

  async setFreeze(ids: readonly number[], isFreeze: boolean, now: Date): Promise<void> {
    await this.database.joined.update(UserEntity, { id: Any([...ids]) }, { isFreeze, updatedAt: now });
  }
}

/**
 * Returns the columns of an address: no columns if the address stays unchanged, empty ones if it is removed.
 */
function addressColumns(
  prefix: AddressType,
  address: Address | null | undefined,
): Record<string, string | number | null> {
  if (address === undefined) return {};
  const {
    text = '',
    street = '',
    city = '',
    state = '',
    country = '',
    lat = null,
    lon = null,
  } = address ?? {};
  return {
    [`${prefix}Text`]: text,
    [`${prefix}Street`]: street,
    [`${prefix}City`]: city,
    [`${prefix}State`]: state,
    [`${prefix}Country`]: country,
    [`${prefix}Lat`]: lat,
    [`${prefix}Lon`]: lon,
  };
}

function toDetails(user: UserEntity, sealed: SealedTexts): UserDetails {
  const { residentialLat, residentialLon, arrivalLat, arrivalLon } = user;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: user.fullName,
    phone: user.phone,
    email: user.email,
    locale: user.locale,
    isPhone: user.isPhone,
    isWp: user.isWp,
    isSms: user.isSms,
    isEmail: user.isEmail,
    addressType: user.addressType,
    comments: sealed.open(user.commentsSealed, user.commentsBefore),
    contactNote: sealed.open(user.contactNoteSealed, user.contactNoteBefore),
    takesCalls: user.takesCalls,
    channels: user.channels,
    isFreeze: user.isFreeze,
    isActive: user.isActive,
    createdAt: user.createdAt,
    residential:
      residentialLat === null || residentialLon === null
        ? null
        : {
            text: user.residentialText,
            street: user.residentialStreet,
            city: user.residentialCity,
            state: user.residentialState,
            country: user.residentialCountry,
            lat: residentialLat,
            lon: residentialLon,
          },
    arrival:
      arrivalLat === null || arrivalLon === null
        ? null
        : {
            text: user.arrivalText,
            street: user.arrivalStreet,
            city: user.arrivalCity,
            state: user.arrivalState,
            country: user.arrivalCountry,
            lat: arrivalLat,
            lon: arrivalLon,
          },
  };
}
