import type { SendingHold } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { SendingHoldEntity } from './sending-hold.entity.js';

/** Who holds all sending, why, and how much of it. */
export interface HoldOrder {
  /** null for a command of the operator's */
  heldBy: number | null;
  reason: string;
  includesUrgent: boolean;
}

/** The only row. */
const ID = 1;

/** Queries on the hold of all sending (rule 244). The claims of messages read it themselves. */
@Injectable()
export class SendingHoldRepository {
  constructor(private readonly database: Database) {}

  /** The hold, with the name of who began it and the number of messages that wait; null for none. */
  async current(now: Date): Promise<SendingHold | null> {
    const rows: {
      heldAt: Date;
      heldBy: string | null;
      reason: string | null;
      includesUrgent: boolean;
      waiting: number;
    }[] = await this.database.manager.query(
      `SELECT h.held_at AS "heldAt", u.full_name AS "heldBy", h.reason, h.includes_urgent AS "includesUrgent",
         (SELECT count(*)::int FROM notifications WHERE status = 'queued' AND next_attempt_at <= $1 AND sending_rank(secret_kind, is_urgent) <= (SELECT held_rank())) AS waiting
       FROM sending_hold h LEFT JOIN users u ON u.id = h.held_by WHERE h.held_at IS NOT NULL`,
      [now],
    );
    const [hold] = rows;
    if (!hold) return null;
    return {
      held_at: hold.heldAt.toISOString(),
      held_by: hold.heldBy,
      reason: hold.reason ?? '',
      includes_urgent: hold.includesUrgent,
      waiting: hold.waiting,
    };
  }

  async hold({ heldBy, reason, includesUrgent }: HoldOrder, now: Date): Promise<void> {
    await this.database.manager.query(
      'UPDATE sending_hold SET held_at = coalesce(held_at, $1), held_by = $2, reason = $3, includes_urgent = $4',
      [now, heldBy, reason, includesUrgent],
    );
  }

  /** Ends the hold; false if there was none. */
  async release(): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      SendingHoldEntity,
      { id: ID, heldAt: Not(IsNull()) },
      { heldAt: null, heldBy: null, reason: null, includesUrgent: false },
    );
    return (affected ?? 0) > 0;
  }

  async cancelHeldPushes(now: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.manager.query(
      `WITH cancelled AS (
         UPDATE push_messages SET status = 'dropped', error = 'held:cancelled'
         WHERE status = 'queued' AND next_attempt_at <= $1 AND sending_rank(NULL, is_urgent) <= (SELECT held_rank()) RETURNING id
       ) SELECT count(*)::int AS count FROM cancelled`,
      [now],
    );
    return rows[0]?.count ?? 0;
  }

  async cancelHeld(now: Date): Promise<number> {
    const rows: { count: number }[] = await this.database.manager.query(
      `WITH cancelled AS (
         UPDATE notifications SET status = 'cancelled', error = 'held:cancelled'
         WHERE status = 'queued' AND next_attempt_at <= $1 AND sending_rank(secret_kind, is_urgent) <= (SELECT held_rank()) RETURNING id
       ) SELECT count(*)::int AS count FROM cancelled`,
      [now],
    );
    return rows[0]?.count ?? 0;
  }
}
