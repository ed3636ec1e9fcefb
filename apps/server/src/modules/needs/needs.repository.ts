import { Injectable } from '@nestjs/common';
import { keptText, SealedTexts } from '../../platform/crypto/sealed-texts.js';
import { Database } from '../../platform/database/database.js';
import { NeedEntity } from './need.entity.js';
import { SEALED_NEEDS } from './need-words.js';

/** A need as it is stored. */
export type NeedRecord = Omit<NeedEntity, 'position' | 'descriptionWords'>;

/** What a yes to an event's question opens: whose need it is, where, and what matching asks. */
export type NeedOfEvent = Pick<
  NeedRecord,
  | 'originText'
  | 'originStreet'
  | 'originCity'
  | 'originState'
  | 'originCountry'
  | 'originLat'
  | 'originLon'
  | 'helpType'
  | 'languages'
  | 'genderPreference'
  | 'isGenderMust'
  | 'isEmergency'
  | 'isExercise'
  | 'labelPriority'
  | 'userId'
> & { eventId: number; requestId: number };

/** What of a need begins anew when it is opened again. */
const ANEW = [
  ...[
    'status',
    'volunteer_id',
    'coordinator_since',
    'coordinator_id',
    'ended_at',
    'ended_by',
    'opened_at',
    'updated_at',
  ],
  ...[
    'origin_text',
    'origin_street',
    'origin_city',
    'origin_state',
    'origin_country',
    'origin_lat',
    'origin_lon',
  ],
  ...['help_type', 'languages', 'gender_preference', 'is_gender_must', 'is_emergency', 'label_priority'],
];

/** Where a need is. */
export type NeedPlace = Pick<
  NeedRecord,
  'originText' | 'originStreet' | 'originCity' | 'originState' | 'originCountry' | 'originLat' | 'originLon'
>;

/** Writes of needs, whatever they came from; single requests have a repository of their own besides. */
@Injectable()
export class NeedsRepository {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedTexts,
  ) {
    sealed.register(SEALED_NEEDS);
  }

  /** When each of these needs was opened. */
  async openedAt(needIds: readonly number[]): Promise<Map<number, Date>> {
    if (needIds.length === 0) return new Map();
    const rows: { id: number; createdAt: Date }[] = await this.database.manager.query(
      'SELECT id, opened_at AS "createdAt" FROM needs WHERE id = ANY($1)',
      [needIds],
    );
    return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
  }

  /** Opens the need of an event's question, or opens it again with the present values; returns its number. */
  async open(need: NeedOfEvent, now: Date): Promise<number> {
    const written = await this.database.joined
      .createQueryBuilder()
      .insert()
      .into(NeedEntity)
      .values({ ...need, createdBy: need.userId, createdAt: now, updatedAt: now })
      .orUpdate(ANEW, ['request_id'])
      .returning('id')
      .execute();
    const id: unknown = written.identifiers[0]?.['id'];
    if (typeof id !== 'number') throw new Error('a need was neither made nor found');
    return id;
  }

  /** A need that the caller has locked, or whose lock does not matter. */
  find(id: number): Promise<NeedRecord | null> {
    return this.database.joined.findOneBy(NeedEntity, { id });
  }

  /** With which words needs ended, by their numbers; without those that ended without any. */
  async systemNotesOf(ids: readonly number[]): Promise<Map<number, string | null>> {
    const rows: { id: number; note: Buffer | null }[] = await this.database.manager.query(
      `SELECT id, ${keptText('n.system_notes')} AS note FROM needs n WHERE id = ANY($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, note }) => [id, this.sealed.openToSend(note)]));
  }

  async findMany(ids: readonly number[]): Promise<NeedRecord[]> {
    if (ids.length === 0) return [];
    return this.database.manager
      .createQueryBuilder(NeedEntity, 'n')
      .where('n.id = ANY(:ids)', { ids })
      .getMany();
  }

  async update(id: number, change: Partial<Omit<NeedRecord, 'id'>>): Promise<void> {
    await this.database.joined.update(NeedEntity, { id }, change);
  }

  /** Locks the needs of some questions, in their order. */
  async lockOf(requestIds: readonly number[]): Promise<void> {
    await this.database.joined.query(
      'SELECT 1 FROM needs WHERE request_id = ANY($1) ORDER BY id FOR UPDATE',
      [requestIds],
    );
  }

  /** Locks one need. */
  async lock(id: number): Promise<void> {
    await this.database.joined.query('SELECT 1 FROM needs WHERE id = $1 FOR UPDATE', [id]);
  }
}
