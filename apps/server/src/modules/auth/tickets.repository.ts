import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Tx } from '../../platform/signals/signals.js';

/** A registration ticket as it is known. */
export interface StoredTicket {
  id: string;
  phone: string;
  /** who goes on registering from their own session */
  personId: number | null;
  /** people of the number to whom it opens nothing: it may be somebody new's (rule 237) */
  doubtedIds: number[];
  /** when the number was proved, which is no other moment than in the session that the ticket opens (rule 234) */
  provenAt: Date | null;
  expiresAt: Date;
  usedAt: Date | null;
  usedFor: Buffer | null;
  outcome: string | null;
}

const COLUMNS = `id, phone, person_id AS "personId", doubted_ids AS "doubtedIds", phone_proven_at AS "provenAt", expires_at AS "expiresAt", used_at AS "usedAt", used_for AS "usedFor", outcome`;

/** Queries on registration tickets. */
@Injectable()
export class TicketsRepository {
  constructor(private readonly database: Database) {}

  async insert(ticket: {
    id: string;
    hash: Buffer;
    phone: string;
    personId: number | null;
    doubtedIds: readonly number[];
    provenAt: Date | null;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.manager.query(
      'INSERT INTO registration_tickets (id, hash, phone, person_id, doubted_ids, phone_proven_at, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [ticket.id, ticket.hash, ticket.phone, ticket.personId, ticket.doubtedIds, ticket.provenAt, ticket.createdAt, ticket.expiresAt],
    );
  }

  async find(hash: Buffer): Promise<StoredTicket | null> {
    const rows: StoredTicket[] = await this.database.manager.query(`SELECT ${COLUMNS} FROM registration_tickets WHERE hash = $1`, [hash]);
    return rows[0] ?? null;
  }

  /** The ticket, held until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<StoredTicket | null> {
    const rows: StoredTicket[] = await tx.manager.query(`SELECT ${COLUMNS} FROM registration_tickets WHERE id = $1 FOR UPDATE`, [id]);
    return rows[0] ?? null;
  }

  async use(tx: Tx, id: string, usedFor: Buffer, outcome: string, at: Date): Promise<void> {
    await tx.manager.query('UPDATE registration_tickets SET used_at = $2, used_for = $3, outcome = $4 WHERE id = $1', [id, at, usedFor, outcome]);
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.query('DELETE FROM registration_tickets WHERE expires_at < $1', [moment]);
  }
}
