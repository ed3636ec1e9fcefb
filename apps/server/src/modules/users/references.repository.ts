import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { hasChanged } from '../../platform/database/rows.js';
import { UserReferenceEntity } from './user-reference.entity.js';

/** A reference, as the link for the registered person shows it. */
export interface Reference {
  personId: number;
  referrerName: string;
  /** the name and town in the person's account */
  fullName: string;
  city: string;
  isObjected: boolean;
  isConfirmed: boolean;
  /** whether the person who registered them wrote their details */
  isAuthor: boolean;
}

/** A person whom another person registered or linked. */
export interface ReferredPerson {
  id: number;
  fullName: string;
  isActive: boolean;
}

/** A person who registered another person, or was registered by them. */
export interface LinkedPerson extends ReferredPerson {
  isReferrer: boolean;
}

/** Queries on who registered or linked whom. */
@Injectable()
export class ReferencesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that a person registered or linked another person; returns the reference's id, or null if it
   * already existed (rule 64). `isAuthor` means that the referrer wrote the other person's details.
   */
  async refer(referrerId: number, personId: number, isAuthor: boolean): Promise<number | null> {
    const rows: { id: number }[] = await this.database.joined.query(
      'INSERT INTO user_references (referrer_id, person_id, created_at, is_author) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id',
      [referrerId, personId, this.clock.now(), isAuthor],
    );
    return rows[0]?.id ?? null;
  }

  /** One reference: the person, who registered them, and what the person answered. */
  async find(id: number): Promise<Reference | null> {
    const rows: Reference[] = await this.database.manager.query(
      `SELECT r.person_id AS "personId", u.full_name AS "referrerName", p.full_name AS "fullName", p.residential_city AS city,
         r.objected_at IS NOT NULL AS "isObjected", r.confirmed_at IS NOT NULL AS "isConfirmed", r.is_author AS "isAuthor"
       FROM user_references r JOIN users u ON u.id = r.referrer_id JOIN users p ON p.id = r.person_id WHERE r.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * Returns the person without a telephone whom the referrer has registered under a name (rule 239), or null.
   */
  async withoutPhone(referrerId: number, fullName: string): Promise<number | null> {
    const rows: { id: number }[] = await this.database.manager.query(
      `SELECT u.id FROM user_references r JOIN users u ON u.id = r.person_id
       WHERE r.referrer_id = $1 AND u.phone = '' AND u.deleted_at IS NULL AND u.name_folded = fold_name($2) ORDER BY u.id LIMIT 1`,
      [referrerId, fullName],
    );
    return rows[0]?.id ?? null;
  }

  /** Returns the newest reference that a person has not answered (rule 64). */
  async referenceOf(personId: number): Promise<{ id: number; firstName: string } | null> {
    const rows: { id: number; firstName: string }[] = await this.database.manager.query(
      `SELECT r.id, u.first_name AS "firstName" FROM user_references r JOIN users u ON u.id = r.referrer_id
       WHERE r.person_id = $1 AND r.objected_at IS NULL AND r.confirmed_at IS NULL ORDER BY r.id DESC LIMIT 1`,
      [personId],
    );
    return rows[0] ?? null;
  }

  /**
   * Returns the references to and by a person, newest first, leaving out those to which the person registered
   * objected.
   */
  async around(personId: number): Promise<LinkedPerson[]> {
    return this.database.manager.query(
      `SELECT u.id, u.full_name AS "fullName", u.is_active AS "isActive", r.person_id = $1 AS "isReferrer"
       FROM user_references r JOIN users u ON u.id = CASE WHEN r.person_id = $1 THEN r.referrer_id ELSE r.person_id END AND u.deleted_at IS NULL
       WHERE (r.person_id = $1 OR r.referrer_id = $1) AND r.objected_at IS NULL ORDER BY r.id DESC`,
      [personId],
    );
  }

  /** Returns the people whom each of several people registered or linked, newest first, as {@link around} does. */
  async referredBy(referrerIds: readonly number[]): Promise<Map<number, ReferredPerson[]>> {
    const rows: { referrerId: number; people: ReferredPerson[] }[] = await this.database.manager.query(
      `SELECT r.referrer_id AS "referrerId", json_agg(json_build_object('id', u.id, 'fullName', u.full_name, 'isActive', u.is_active) ORDER BY r.id DESC) AS people
       FROM user_references r JOIN users u ON u.id = r.person_id AND u.deleted_at IS NULL
       WHERE r.referrer_id = ANY($1) AND r.objected_at IS NULL GROUP BY r.referrer_id`,
      [referrerIds],
    );
    return new Map(rows.map(({ referrerId, people }) => [referrerId, people]));
  }

  /**
   * Records that a person objects to having been registered or linked; returns false if there was nothing to
   * object to.
   */
  async objectTo(personId: number, referenceId: number): Promise<boolean> {
    return hasChanged(
      await this.database.joined.update(
        UserReferenceEntity,
        { id: referenceId, personId, objectedAt: IsNull() },
        { objectedAt: this.clock.now() },
      ),
    );
  }

  /**
   * Records a person's confirmation that the registration or link is right; returns false if they have
   * already answered.
   */
  async confirm(personId: number, referenceId: number): Promise<boolean> {
    return hasChanged(
      await this.database.joined.update(
        UserReferenceEntity,
        { id: referenceId, personId, objectedAt: IsNull(), confirmedAt: IsNull() },
        { confirmedAt: this.clock.now() },
      ),
    );
  }
}
