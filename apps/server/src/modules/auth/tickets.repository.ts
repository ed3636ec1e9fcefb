import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { RegistrationTicketEntity } from './registration-ticket.entity.js';

/** A stored registration ticket. */
export interface StoredTicket {
  id: string;
  phone: string;
  /** the person who continues registering from their own session */
  personId: number | null;
  /** the session that issued the ticket, and whose end also ends it (rule 234) */
  sessionId: string | null;
  /**
   * people with the number whose data the ticket does not open: the number may have a new owner (rule 237)
   */
  doubtedIds: number[];
  /** when the number was proved: the same time as in the session that the ticket opens (rule 234) */
  provenAt: Date | null;
  expiresAt: Date;
  usedAt: Date | null;
  usedFor: Buffer | null;
  outcome: string | null;
}

const COLUMNS = `id, phone, person_id AS "personId", session_id AS "sessionId", doubted_ids AS "doubtedIds", phone_proven_at AS "provenAt", expires_at AS "expiresAt", used_at AS "usedAt", used_for AS "usedFor", outcome`;

/**
 * Selects the session of a ticket `t` while it is live and its person has the ticket's number; `$2` is now.
 */
const ITS_SESSION = `SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = t.session_id AND s.ended_at IS NULL AND s.expires_at > $2 AND u.phone = t.phone AND s.user_id = coalesce(t.person_id, s.user_id)
    AND u.deleted_at IS NULL AND NOT u.is_block`;

/** Queries on registration tickets. */
@Injectable()
export class TicketsRepository {
  constructor(private readonly database: Database) {}

  async insert(ticket: {
    id: string;
    hash: Buffer;
    phone: string;
    personId: number | null;
    sessionId: string | null;
    doubtedIds: readonly number[];
    provenAt: Date | null;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.manager.insert(RegistrationTicketEntity, {
      id: ticket.id,
      hash: ticket.hash,
      phone: ticket.phone,
      personId: ticket.personId,
      sessionId: ticket.sessionId,
      doubtedIds: [...ticket.doubtedIds],
      phoneProvenAt: ticket.provenAt,
      createdAt: ticket.createdAt,
      expiresAt: ticket.expiresAt,
    });
  }

  /** Returns the ticket, unless it or its session has ended. */
  async find(hash: Buffer, now: Date): Promise<StoredTicket | null> {
    const rows: StoredTicket[] = await this.database.manager.query(
      `SELECT ${COLUMNS} FROM registration_tickets t WHERE hash = $1 AND expires_at > $2 AND (session_id IS NULL OR EXISTS (${ITS_SESSION}))`,
      [hash, now],
    );
    return rows[0] ?? null;
  }

  /** Locks the ticket until the transaction ends. */
  async lock(id: string): Promise<StoredTicket | null> {
    const rows: StoredTicket[] = await this.database.joined.query(
      `SELECT ${COLUMNS} FROM registration_tickets WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * Locks a ticket's session until the transaction ends, so that the session ends either before or after it;
   * false when it has ended.
   */
  async lockSession(id: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.database.joined.query(
      `SELECT 1 FROM sessions WHERE ended_at IS NULL AND id = (SELECT its.id FROM registration_tickets t, LATERAL (${ITS_SESSION}) its WHERE t.id = $1) FOR NO KEY UPDATE`,
      [id, now],
    );
    return rows.length > 0;
  }

  async use(id: string, usedFor: Buffer, outcome: string, at: Date): Promise<void> {
    await this.database.joined.update(RegistrationTicketEntity, { id }, { usedAt: at, usedFor, outcome });
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.delete(RegistrationTicketEntity, { expiresAt: LessThan(moment) });
  }
}
