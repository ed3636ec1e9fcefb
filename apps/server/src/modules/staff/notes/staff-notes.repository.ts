import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Crypto } from '../../../platform/crypto/crypto.js';
import { KeyRotation } from '../../../platform/crypto/key-rotation.js';
import { SealedTexts } from '../../../platform/crypto/sealed-texts.js';
import { Database } from '../../../platform/database/database.js';
import { hasChanged, onlyRow } from '../../../platform/database/rows.js';
import type { Subject } from '../subjects/desk-subjects.service.js';
import { StaffNoteEntity } from './staff-note.entity.js';

/** A note, as its readers see it. */
export interface StoredNote {
  id: number;
  authorId: number;
  text: string;
  writtenAt: Date;
}

/** What a note is about, its author and its time. */
export interface NotePlace extends Omit<StoredNote, 'text'> {
  needId: number | null;
  eventId: number | null;
  requestId: number | null;
}

/** The maximum number of notes, newest first, that are shown for one subject. */
const SHOWN_MAX = 200;
const COLUMNS = { application: 'need_id', event: 'event_id', event_request: 'request_id' } as const;

/** Queries on notes, whose text is encrypted and decrypted only here. */
@Injectable()
export class StaffNotesRepository {
  constructor(
    private readonly database: Database,
    private readonly crypto: Crypto,
    private readonly sealed: SealedTexts,
    keyRotation: KeyRotation,
  ) {
    keyRotation.registerColumns({ table: 'staff_notes', key: 'id', columns: ['words'] });
  }

  async of(subject: Subject): Promise<StoredNote[]> {
    const rows: (Omit<StoredNote, 'text'> & { words: Buffer })[] = await this.database.manager.query(
      `SELECT id, author_id AS "authorId", words, written_at AS "writtenAt" FROM staff_notes WHERE ${COLUMNS[subject.about]} = $1 ORDER BY id DESC LIMIT ${SHOWN_MAX}`,
      [idOf(subject)],
    );
    return rows.map(({ words, ...row }) => ({ ...row, text: this.sealed.open(words) }));
  }

  async add(subject: Subject, authorId: number, text: string, now: Date): Promise<number> {
    const rows: { id: number }[] = await this.database.joined.query(
      `INSERT INTO staff_notes (${COLUMNS[subject.about]}, author_id, words, written_at) VALUES ($1, $2, $3, $4) RETURNING id`,
      [idOf(subject), authorId, this.crypto.encrypt(text), now],
    );
    return onlyRow(rows).id;
  }

  find(id: number): Promise<NotePlace | null> {
    return this.database.manager.findOneBy(StaffNoteEntity, { id });
  }

  /**
   * Deletes a note that its author wrote after a given time; returns false when it is older or has already
   * been deleted.
   */
  async remove(id: number, authorId: number, writtenAfter: Date): Promise<boolean> {
    return hasChanged(
      await this.database.joined.delete(StaffNoteEntity, { id, authorId, writtenAt: MoreThan(writtenAfter) }),
    );
  }

  /** Deletes notes on needs and events that ended before a given time. */
  async forgetEnded(before: Date): Promise<void> {
    await this.database.manager.query(
      `DELETE FROM staff_notes s WHERE EXISTS (SELECT 1 FROM needs n WHERE n.id = s.need_id AND n.ended_at < $1)
         OR EXISTS (SELECT 1 FROM events e WHERE NOT e.status AND e.last_stopped_at < $1
           AND (e.id = s.event_id OR e.id = (SELECT r.event_id FROM event_requests r WHERE r.id = s.request_id)))`,
      [before],
    );
  }
}

function idOf(subject: Subject): number {
  if (subject.about === 'event_request') return subject.requestId;
  return subject.about === 'event' ? subject.eventId : subject.needId;
}
