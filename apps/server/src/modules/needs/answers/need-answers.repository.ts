import type { AnswerChannel, AnswerOutcome } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { Crypto } from '../../../platform/crypto/crypto.js';
import { KeyRotation } from '../../../platform/crypto/key-rotation.js';
import { SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { Database } from '../../../platform/database/database.js';

/** The subject of an answer: a need, or an event as a whole. */
export type AnswerSubject = { needId: number } | { eventId: number };

/** An answer, with the need that it concerns. */
export interface NeedAnswer {
  id: number;
  kind: 'late_yes' | 'words';
  volunteerId: number;
  channel: AnswerChannel;
  words: string | null;
  saidAt: Date;
  outcome: AnswerOutcome | null;
  handledBy: number | null;
  handledAt: Date | null;
  needId: number | null;
  /** The event of the need; null for a single request. */
  eventId: number | null;
  /** The question in the event that opened the need. */
  requestId: number | null;
  categoryId: number | null;
}

/** The maximum number of answers, newest first, that are shown for one need or event. */
const SHOWN_MAX = 200;

const SELECT = `SELECT a.id, a.kind, a.volunteer_id AS "volunteerId", a.channel, a.words, a.said_at AS "saidAt", a.outcome, a.handled_by AS "handledBy",
  a.handled_at AS "handledAt", a.need_id AS "needId", coalesce(a.event_id, n.event_id) AS "eventId", n.request_id AS "requestId", n.category_id AS "categoryId"
  FROM need_answers a LEFT JOIN needs n ON n.id = a.need_id`;

type Row = Omit<NeedAnswer, 'words'> & { words: Buffer | null };

/** Queries on volunteers' answers, whose words are encrypted and decrypted only here. */
@Injectable()
export class NeedAnswersRepository {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly sealed: SealedTexts,
    keyRotation: KeyRotation,
  ) {
    keyRotation.registerColumns({ table: 'need_answers', key: 'id', columns: ['words'] });
  }

  /** Records a late yes; a second one from the same volunteer changes nothing. */
  async addLateYes(needId: number, volunteerId: number, channel: AnswerChannel, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      `INSERT INTO need_answers (need_id, volunteer_id, kind, channel, said_at) SELECT n.id, $2, 'late_yes', $3, $4 FROM needs n
       WHERE n.id = $1 AND n.status IN ('open', 'in treatment') ON CONFLICT DO NOTHING RETURNING id`,
      [needId, volunteerId, channel, now],
    );
    return rows.length > 0;
  }

  /** Stores a volunteer's message. */
  async addWords(
    subject: AnswerSubject,
    said: { volunteerId: number; channel: AnswerChannel; words: string },
    now: Date,
    isSettled: boolean,
  ): Promise<void> {
    const [needId, eventId] = 'needId' in subject ? [subject.needId, null] : [null, subject.eventId];
    await this.database.joined.query(
      `INSERT INTO need_answers (need_id, event_id, volunteer_id, kind, channel, words, said_at, outcome) VALUES ($1, $2, $3, 'words', $4, $5, $6, CASE WHEN $7 THEN 'seen' END)`,
      [needId, eventId, said.volunteerId, said.channel, this.crypto.encrypt(said.words), now, isSettled],
    );
  }

  /** Counts the messages that a volunteer has written since a given time. */
  async countSince(volunteerId: number, since: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.joined.query(
      `SELECT count(*)::int AS count FROM need_answers WHERE volunteer_id = $1 AND kind = 'words' AND said_at > $2`,
      [volunteerId, since],
    );
    return rows[0]?.count ?? 0;
  }

  /** Returns the answers about a need, newest first. */
  async ofNeed(needId: number): Promise<NeedAnswer[]> {
    return this.opened(
      await this.database.manager.query(
        `${SELECT} WHERE a.need_id = $1 ORDER BY a.said_at DESC, a.id DESC LIMIT ${SHOWN_MAX}`,
        [needId],
      ),
    );
  }

  /** Whether a volunteer's yes to a need came late and still waits for a coordinator (rule 146). */
  async isLateYes(needId: number, volunteerId: number): Promise<boolean> {
    const answers = await this.ofNeed(needId);
    return answers.some(
      (answer) => answer.kind === 'late_yes' && answer.outcome === null && answer.volunteerId === volunteerId,
    );
  }

  /** Returns the answers about an event and its needs, newest first. */
  async ofEvent(eventId: number): Promise<NeedAnswer[]> {
    return this.opened(
      await this.database.manager.query(
        `${SELECT} WHERE a.id IN (
           SELECT id FROM need_answers WHERE event_id = $1
           UNION ALL SELECT x.id FROM needs m JOIN need_answers x ON x.need_id = m.id WHERE m.event_id = $1
         ) ORDER BY a.said_at DESC, a.id DESC LIMIT ${SHOWN_MAX}`,
        [eventId],
      ),
    );
  }

  /** Returns the answers about needs, and those about events as a whole, newest first. */
  async ofMany(needIds: readonly number[], eventIds: readonly number[]): Promise<NeedAnswer[]> {
    return this.opened(
      await this.database.manager.query(
        `${SELECT} WHERE a.id IN (
           SELECT id FROM need_answers WHERE need_id = ANY($1) UNION ALL SELECT id FROM need_answers WHERE event_id = ANY($2)
         ) ORDER BY a.said_at DESC, a.id DESC`,
        [needIds, eventIds],
      ),
    );
  }

  async find(id: number): Promise<NeedAnswer | null> {
    return this.opened(await this.database.manager.query(`${SELECT} WHERE a.id = $1`, [id]))[0] ?? null;
  }

  /** Records how an answer was handled; false when somebody else has already handled it. */
  async handle(id: number, outcome: AnswerOutcome, handledBy: number, now: Date): Promise<boolean> {
    const [, count]: [unknown[], number] = await this.database.joined.query(
      'UPDATE need_answers SET outcome = $2, handled_by = $3, handled_at = $4 WHERE id = $1 AND outcome IS NULL',
      [id, outcome, handledBy, now],
    );
    return count > 0;
  }

  /** Deletes answers about needs and events that ended before a given time. */
  async forgetEnded(before: Date): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM need_answers a WHERE EXISTS (SELECT 1 FROM needs n WHERE n.id = a.need_id AND n.ended_at < $1)
         OR EXISTS (SELECT 1 FROM events e WHERE e.id = a.event_id AND NOT e.status AND e.last_stopped_at < $1)`,
      [before],
    );
  }

  private opened(rows: readonly Row[]): NeedAnswer[] {
    return rows.map((row) => ({ ...row, words: this.sealed.openOrNull(row.words) }));
  }
}
