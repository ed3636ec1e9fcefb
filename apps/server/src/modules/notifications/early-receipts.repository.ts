import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { EarlyReceiptEntity, RECEIPT_OUTCOMES, type ReceiptOutcome } from './early-receipt.entity.js';

/** An early receipt whose message is now known. */
export interface ArrivedReceipt {
  notificationId: number;
  providerId: string;
  outcome: ReceiptOutcome;
  code: string | null;
}

/** Queries on receipts that came before their message was recorded as sent. */
@Injectable()
export class EarlyReceiptsRepository {
  constructor(private readonly database: Database) {}

  /** Stores a receipt; of several receipts for one message, only the highest is stored (rule 188). */
  async keep(providerId: string, outcome: ReceiptOutcome, code: string | null, now: Date): Promise<void> {
    await this.database.manager.query(
      `INSERT INTO early_receipts (provider_id, outcome, code, received_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (provider_id) DO UPDATE SET outcome = excluded.outcome, code = excluded.code, received_at = excluded.received_at
       WHERE array_position($5::text[], excluded.outcome) > array_position($5::text[], early_receipts.outcome)`,
      [providerId, outcome, code, now, RECEIPT_OUTCOMES],
    );
  }

  /** Returns receipts whose message has since been recorded as sent. */
  async arrived(limit: number): Promise<ArrivedReceipt[]> {
    return this.database.manager.query(
      `SELECT n.id AS "notificationId", r.provider_id AS "providerId", r.outcome, r.code FROM early_receipts r JOIN notifications n ON n.provider_id = r.provider_id
       ORDER BY r.received_at LIMIT $1`,
      [limit],
    );
  }

  /** Deletes receipts that have been applied, unless a higher receipt has replaced them in the meantime. */
  async forget(applied: readonly ArrivedReceipt[]): Promise<void> {
    await this.database.manager.query(
      'DELETE FROM early_receipts r USING unnest($1::text[], $2::text[]) AS a(provider_id, outcome) WHERE r.provider_id = a.provider_id AND r.outcome = a.outcome',
      [applied.map(({ providerId }) => providerId), applied.map(({ outcome }) => outcome)],
    );
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.manager.delete(EarlyReceiptEntity, { receivedAt: LessThan(moment) });
  }
}
