import { type Address, type CategoryType } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { lockName } from '../../platform/database/name-lock.js';
import { description, type SingleNeed } from '../needs/index.js';
import { ApplicationEntity } from './application.entity.js';
import {
  type DestinationColumns,
  type NewApplication,
  NOWHERE,
  type OriginColumns,
  type Place,
} from './applications.types.js';

const LIVE = ['open', 'in treatment'] as const;

/**
 * Reads and writes single applications. The services decide who may see one; lists have their own
 * repositories.
 */
@Injectable()
export class ApplicationsRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {}

  findMany(ids: readonly number[]): Promise<SingleNeed[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.id = ANY(:ids)', { ids })
      .getMany();
  }

  /** Locks a person's live applications, oldest first. */
  lockLiveOf(userId: number): Promise<SingleNeed[]> {
    return this.database.joined
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.user_id = :userId AND a.status IN (:...live)', { userId, live: LIVE })
      .orderBy('a.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** Locks the live applications that a volunteer holds. */
  lockHeldBy(volunteerId: number): Promise<SingleNeed[]> {
    return this.database.joined
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.volunteer_id = :volunteerId AND a.status IN (:...live)', { volunteerId, live: LIVE })
      .orderBy('a.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** A person's applications that are open or in treatment, newest first. */
  liveOf(userId: number): Promise<SingleNeed[]> {
    return this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.user_id = :userId AND a.status IN (:...live)', { userId, live: LIVE })
      .orderBy('a.id', 'DESC')
      .getMany();
  }

  /** Applications that a person filed or held, newest first. */
  historyOf(userId: number): Promise<SingleNeed[]> {
    return this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.user_id = :userId', { userId })
      .orWhere(
        `a.id IN (SELECT x.need_id FROM assignments x WHERE x.volunteer_id = :userId AND x.ended IS DISTINCT FROM 'declined')`,
      )
      .orderBy('a.id', 'DESC')
      .getMany();
  }

  /** Adds an application; returns null if a unique index forbids it. */
  async insert({
    origin,
    destination,
    description: words,
    ...given
  }: NewApplication): Promise<SingleNeed | null> {
    const { descriptionWords, ...described } = description(this.sealed, words);
    const application = {
      ...BLANK,
      ...given,
      ...originColumns(origin),
      ...destinationColumns(destination),
      ...described,
    };
    const inserted = await this.database.joined
      .createQueryBuilder()
      .insert()
      .into(ApplicationEntity)
      .values({ ...application, descriptionWords })
      .orIgnore()
      .returning('id')
      .execute();
    const rows: unknown = inserted.raw;
    const first: unknown = Array.isArray(rows) ? rows[0] : null;
    const id = typeof first === 'object' && first !== null && 'id' in first ? first.id : null;
    const clocks = { openedAt: given.createdAt, freeSince: given.createdAt };
    return typeof id === 'number' ? { ...application, ...clocks, id } : null;
  }

  async findByKey(createdBy: number, idempotencyKey: string): Promise<number | null> {
    return (
      (await this.database.manager.findOneBy(ApplicationEntity, { createdBy, idempotencyKey }))?.id ?? null
    );
  }

  /** A person's active emergency, or null. */
  activeEmergency(userId: number): Promise<SingleNeed | null> {
    return this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.user_id = :userId AND a.is_emergency AND a.status IN (:...live)', { userId, live: LIVE })
      .getOne();
  }

  /** A person's newest emergency that ended after a given time, or null. */
  endedEmergency(userId: number, since: Date): Promise<SingleNeed | null> {
    return this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.user_id = :userId AND a.is_emergency AND a.ended_at >= :since', { userId, since })
      .orderBy('a.ended_at', 'DESC')
      .limit(1)
      .getOne();
  }

  /** Whether a person has a live ride within an hour of the given time (rule 59). */
  async hasRideAround(
    userId: number,
    categoryId: number,
    type: CategoryType,
    moment: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      `SELECT 1 FROM applications WHERE user_id = $1 AND category_id = $2 AND type = $3 AND status IN ('open', 'in treatment')
         AND due_at > $4::timestamptz - interval '1 hour' AND due_at < $4::timestamptz + interval '1 hour' LIMIT 1`,
      [userId, categoryId, type, moment],
    );
    return rows.length > 0;
  }

  /** Locks a person until the transaction ends, so that their requests are filed one after another. */
  async lockSeeker(userId: number): Promise<void> {
    await lockName(this.database.joined, 'seeker', userId);
  }

  /** Records the time of the first call for some applications. */
  async markAsked(ids: readonly number[], now: Date): Promise<void> {
    if (ids.length > 0)
      await this.database.joined.query('UPDATE applications SET first_asked_at = $2 WHERE id = ANY($1)', [
        ids,
        now,
      ]);
  }

  /** Moves an application to another place; returns its columns. */
  async move(id: number, place: Place | null, now: Date): Promise<OriginColumns> {
    const origin = originColumns(place);
    await this.update(id, { ...origin, updatedAt: now });
    return origin;
  }

  async update(id: number, change: Partial<Omit<SingleNeed, 'id'>>): Promise<void> {
    await this.database.joined.update(ApplicationEntity, { id }, change);
  }

  /**
   * Locks open applications that have expired and returns their ids; rows locked by another worker are
   * skipped.
   */
  async lockExpired(now: Date, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await this.database.joined.query(
      `SELECT id FROM applications WHERE status = 'open' AND due_at <= $1 ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
    return rows.map((row) => row.id);
  }

  /** When the next open application expires. */
  async nextExpiry(): Promise<Date | null> {
    const rows: { due: Date | null }[] = await this.database.manager.query(
      `SELECT min(due_at) AS due FROM applications WHERE status = 'open'`,
    );
    return rows[0]?.due ?? null;
  }
}

/** The columns that are empty in a new request. */
const BLANK = {
  status: 'open',
  systemNotesSealed: null,
  systemNotesBefore: null,
  volunteerId: null,
  isVolunteerChanged: false,
  isAddressChanged: false,
  firstAskedAt: null,
  coordinatorSince: null,
  coordinatorId: null,
  coordinatorAt: null,
  coordinatorAskedAt: null,
  endedAt: null,
  endedBy: null,
} as const;

/** The columns for a place of origin. */
function originColumns(place: Place | null): OriginColumns {
  const from = place ?? NOWHERE;
  return {
    originText: from.text,
    originStreet: from.street,
    originCity: from.city,
    originState: from.state,
    originCountry: from.country,
    originLat: from.lat,
    originLon: from.lon,
  };
}

/** The columns for a destination. */
function destinationColumns(address: Address | null): DestinationColumns {
  const to = address ?? NOWHERE;
  return {
    destinationText: to.text,
    destinationStreet: to.street,
    destinationCity: to.city,
    destinationState: to.state,
    destinationCountry: to.country,
    destinationLat: to.lat,
    destinationLon: to.lon,
  };
}
